// What can be offered and promised in Rising Sun.

import type { Bargaining } from "../game";
import { advantages, mandates, provinces } from "./facts";

const province = { key: "province", values: provinces };

export const bargaining: Bargaining<"rising-sun"> = {
  terms: ({ terms }) => terms,
  goods: ({ game }, seat) => {
    const { coins = 0, ronin = 0 } = game.players.find(({ clan }) => clan === seat) ?? {};
    return { coins, ronin };
  },
  pledges: {
    stay_out: () => [province],
    leave_advantage: () => [{ key: "advantage", values: advantages }, province],
    play_mandate: () => [{ key: "mandate", values: mandates }],
  },
  rule: "rising-sun/deals",
  noBargainingRule: "rising-sun/deals#goods",
};
