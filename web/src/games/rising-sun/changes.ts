// What an action would change: force, goods, honor, and who would be ahead in a province.

import type { RisingSun } from "../../api";
import { nameOf } from "../../core/names";
import { say } from "../../core/words.svelte";
import type { Change } from "../game";
import { type Game, groupsIn, playerOf, worshippers } from "./read";
import { provinces } from "./facts";

type View = RisingSun.SessionView;

/** Who is ahead among several, and whether honor decides it: whoever stands first has at least as much as the next. */
function ahead(rows: { clan: string; strength: number }[]): string {
  const [first, second] = rows.filter(({ strength }) => strength > 0);
  if (!first) return say("page-rs-nobody-ahead");
  const isTied = second?.strength === first.strength;
  return say(isTied ? "page-rs-ahead-by-honor" : "page-rs-ahead", { clan: nameOf(first.clan) });
}

const aheadIn = (game: Game, province: RisingSun.Province): string =>
  ahead(groupsIn(game, province).map(({ clan, force }) => ({ clan, strength: force })));

const aheadAt = (game: Game, kami: RisingSun.Kami): string =>
  ahead(worshippers(game, kami).map(({ clan, count }) => ({ clan, strength: count })));

export function changes({ game: before }: View, { game: after }: View): Change[] {
  const found: Change[] = [];
  const note = (change: Change): void => {
    if (change.before !== change.after) found.push(change);
  };
  for (const clan of before.honor) {
    const [was, is] = [playerOf(before, clan), playerOf(after, clan)];
    if (!was || !is) continue;
    const goods = ["coins", "ronin", "vp"] as const;
    for (const good of goods)
      note({ seat: clan, label: say(`page-rs-change-${good}`), before: was[good], after: is[good] });
    const [rank, next] = [before.honor.indexOf(clan) + 1, after.honor.indexOf(clan) + 1];
    note({ seat: clan, label: say("page-rs-change-honor"), before: rank, after: next });
  }
  for (const province of provinces) {
    const label = say("page-rs-change-force", { province: nameOf(province) });
    for (const clan of before.honor) {
      const [was, is] = [before.force[province]?.[clan] ?? 0, after.force[province]?.[clan] ?? 0];
      note({ seat: clan, label, before: was, after: is });
    }
    note({ label: nameOf(province), before: aheadIn(before, province), after: aheadIn(after, province) });
  }
  for (const kami of before.kami) {
    note({ label: nameOf(kami), before: aheadAt(before, kami), after: aheadAt(after, kami) });
  }
  return found;
}
