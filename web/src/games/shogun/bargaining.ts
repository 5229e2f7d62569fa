// What can be promised in Shogun, where nothing changes hands.

import type { Shogun } from "../../api";
import { nameOf } from "../../core/names";
import type { Bargaining } from "../game";

const until = { key: "until", values: ["round_end", "winter"] satisfies Shogun.Until[] };

/** All provinces that are in play. */
export function provincesInPlay({ game }: Shogun.SessionView): Shogun.Province[] {
  const held = game.players.flatMap((player) => Object.keys(player.provinces) as Shogun.Province[]);
  return [...new Set([...game.neutral, ...held])].sort();
}

export const bargaining: Bargaining<"shogun"> = {
  pledges: {
    peace: () => [until],
    stay_out: (view) => {
      const values = provincesInPlay(view).sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
      return [{ key: "province", values }, until];
    },
  },
  rule: "shogun/secrets#promises",
  noBargainingRule: "shogun/secrets#promises",
};
