// A province in words, for those who hear the board.

import type { RisingSun } from "../../../api";
import { nameOf } from "../../../core/names";
import { say } from "../../../core/words.svelte";
import { type Game, type Group, groupsIn, type Heap, type Piece } from "../read";

export function figureName(figure: Piece): string {
  if (figure === "stronghold") return say("page-rs-stronghold");
  return figure === "building" ? say("page-rs-building") : nameOf(figure);
}

export function countedFigures({ figures, strongholds }: Pick<Group, "figures" | "strongholds">): string {
  const heaps: Heap<Piece>[] = strongholds > 0 ? [...figures, ["stronghold", strongholds]] : figures;
  return heaps.map(([figure, count]) => say("page-rs-counted", { figure: figureName(figure), count })).join(", ");
}

export function describe(game: Game, province: RisingSun.Province, isLit: boolean): string {
  const war = (game.war_provinces?.indexOf(province) ?? -1) + 1;
  const clans = groupsIn(game, province).map((group) =>
    say("page-rs-clan-here", { clan: nameOf(group.clan), force: group.force, figures: countedFigures(group) }),
  );
  return [
    nameOf(province),
    isLit ? say("page-rs-can-be-picked") : "",
    war > 0 ? say("page-rs-war-number", { number: war }) : "",
    ...clans,
  ]
    .filter(Boolean)
    .join("; ");
}
