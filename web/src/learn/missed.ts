// Why a goal was missed: its parts, as puzzles write them, become sentences.

import { nameOf } from "../core/names";
import { untyped } from "../core/tagged";
import { say } from "../core/words.svelte";

/** Everything that a goal can ask for, in both games. */
const conditions = [
  "points",
  "most_points",
  "coins",
  "ronin",
  "token",
  "most_force",
  "honor_above",
  "hostages",
  "most_worship",
  "victory",
  "chests",
  "rice",
  "provinces",
  "holds",
  "majority",
  "no_revolt",
];

/** A part of a goal as a sentence; nothing where the page does not know it. */
export function missed(part: unknown): string {
  const { tag: kind, body } = untyped(part);
  if (!conditions.includes(kind)) return "";
  const values = Object.entries(body as Record<string, string | number>).map(
    ([name, value]): [string, string | number] => {
      if (typeof value === "number") return ["count", value];
      return [name, name === "region" ? say(`region-${value}`) : nameOf(value)];
    },
  );
  return say(`page-puzzle-unmet-${kind.replaceAll("_", "-")}`, Object.fromEntries(values));
}
