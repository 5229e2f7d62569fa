// What can be offered and promised in which game. Whether it is allowed now, the table says itself.

import { nameOf } from "../core/names";
import { say } from "../core/words.svelte";
import { advantages, mandates, provinces as islands } from "../games/rising-sun/facts";
import type { AnyView, Pledge } from "../games/game";

export interface PledgeForm {
  kind: string;
  fields: { key: string; values: string[] }[];
}

export interface Bargain {
  /** Whether goods and alliances can change hands. */
  terms: boolean;
  pledges: PledgeForm[];
}

/** All provinces that are in play. */
function inPlay(view: AnyView): string[] {
  const game = view.game as { neutral?: string[]; players?: { provinces?: Record<string, unknown> }[] };
  const held = (game.players ?? []).flatMap((player) => Object.keys(player.provinces ?? {}));
  return [...new Set([...(game.neutral ?? []), ...held])].sort();
}

/** The same in the order of their names. */
const provincesOf = (view: AnyView): string[] =>
  inPlay(view).sort((one, other) => nameOf(one).localeCompare(nameOf(other)));

/** The words that have a place on the board. */
export const placesOf = (game: string, view: AnyView): readonly string[] =>
  game === "rising-sun" ? islands : inPlay(view);

export function bargainOf(game: string, view: AnyView): Bargain {
  if (game === "rising-sun") {
    const province = { key: "province", values: islands };
    return {
      terms: true,
      pledges: [
        { kind: "stay_out", fields: [province] },
        { kind: "leave_advantage", fields: [{ key: "advantage", values: advantages }, province] },
        { kind: "play_mandate", fields: [{ key: "mandate", values: mandates }] },
      ],
    };
  }
  const until = { key: "until", values: ["round_end", "winter"] };
  return {
    terms: false,
    pledges: [
      { kind: "peace", fields: [until] },
      { kind: "stay_out", fields: [{ key: "province", values: provincesOf(view) }, until] },
    ],
  };
}

/** The value of a field of a pledge, as it stands in a sentence or a list. */
export const fieldName = (key: string, value: string): string =>
  key === "until" ? say(`page-until-${value.replaceAll("_", "-")}`) : nameOf(value);

/** A promise that the table can judge, as part of a sentence. */
export function pledgeText(game: string, pledge: Pledge): string {
  const [kind, body] = Object.entries(pledge)[0] ?? ["", {}];
  const named = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, fieldName(key, value)]));
  return say(`page-pledge-${game}-${kind.replaceAll("_", "-")}`, named);
}
