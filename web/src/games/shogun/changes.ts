// What an action would change: goods, armies, provinces and unrest.

import type { Shogun } from "../../api";
import { nameOf } from "../../core/names";
import { say } from "../../core/words.svelte";
import type { Change } from "../game";
import { holdings } from "./read";

type View = Shogun.SessionView;

export function changes({ game: before }: View, { game: after }: View): Change[] {
  const found: Change[] = [];
  const note = (change: Change): void => {
    if (change.before !== change.after) found.push(change);
  };
  for (const was of before.players) {
    const is = after.players.find(({ colour }) => colour === was.colour);
    if (!is) continue;
    for (const good of ["chests", "rice", "points"] as const) {
      note({ seat: was.colour, label: say(`page-shogun-change-${good}`), before: was[good], after: is[good] });
    }
  }
  const [held, holds] = [holdings(before), holdings(after)];
  for (const province of new Set([...held.keys(), ...holds.keys()])) {
    const [was, is] = [held.get(province), holds.get(province)];
    const owner = is?.owner ?? was?.owner;
    const seat = owner ? { seat: owner } : {};
    const at = { province: nameOf(province) };
    note({ ...seat, label: say("page-shogun-change-armies", at), before: was?.armies ?? 0, after: is?.armies ?? 0 });
    note({ ...seat, label: say("page-shogun-change-unrest", at), before: was?.unrest ?? 0, after: is?.unrest ?? 0 });
  }
  return found;
}
