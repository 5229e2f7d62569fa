// Reading what the server sent: who, where, what is to be decided.

import type { RisingSun } from "../../api";
import type { LiveTable } from "./types";
import { nameOf } from "../../core/names";
import { entriesOf } from "../../core/records";
import { bodyOf, type BodyOf, tagged, type Tagged, tagOf } from "../../core/tagged";
import { seatNamed, sitterOf } from "../../table/people";
import { common } from "./facts";

export type Game = RisingSun.View;
export type Player = RisingSun.PlayerDocument;

/** What stands on the map: figures and strongholds; a building is a stronghold that is about to be built. */
export type Piece = RisingSun.Figure | "stronghold" | "building";
/** Where pieces are: in a province or at a shrine. */
export type Spot = RisingSun.Province | RisingSun.Kami;
/** Pieces of a kind, and how many. */
export type Heap<Kind extends Piece = RisingSun.Figure> = [kind: Kind, count: number];
type Counts = Partial<Record<RisingSun.Figure, number>>;

/** What is decided or run next. */
export type Step = Tagged<RisingSun.Step>;
export type StepTag = Step["tag"];

/** The step on top. */
export const stepNow = (game: Game): Step => tagged(game.agenda.at(-1) ?? "over");

/** The body of the step of that kind, wherever it is in the agenda. */
export function stepBelow<Tag extends StepTag>(game: Game, tag: Tag): BodyOf<RisingSun.Step, Tag> | undefined {
  const step = game.agenda.find((step) => tagOf(step) === tag);
  return step && bodyOf(step, tag);
}

export const playerOf = (game: Game, clan: string): Player | undefined =>
  game.players.find((player) => player.clan === clan);

/** Who plays a clan: a person or a bot. */
export const personOf = (live: LiveTable | null, clan: string): string =>
  sitterOf(seatNamed(live?.info ?? null, clan)) || nameOf(clan);

/** Figures of a heap in the order in which they are lined up. */
export function lined(heap: Counts | undefined): Heap[] {
  const place = (figure: RisingSun.Figure): number =>
    common.includes(figure) ? common.indexOf(figure) : common.length;
  return entriesOf(heap ?? {})
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => place(one) - place(other));
}

/** The leader first, then by strength; the server says who leads. */
function byStrength<Row extends { clan: RisingSun.Clan }>(
  leader: RisingSun.Clan | undefined,
  strength: (row: Row) => number,
) {
  return (one: Row, other: Row): number =>
    Number(other.clan === leader) - Number(one.clan === leader) || strength(other) - strength(one);
}

export interface Worshippers {
  clan: RisingSun.Clan;
  figures: Heap[];
  count: number;
}

/** Who stands at a shrine, the leader first. */
export function worshippers(game: Game, kami: RisingSun.Kami): Worshippers[] {
  return game.players
    .map((player) => ({
      clan: player.clan,
      figures: lined(player.shrines?.[kami]),
      count: game.worship[kami]?.[player.clan] ?? 0,
    }))
    .filter((one) => one.count > 0)
    .sort(byStrength(game.top_worshippers[kami], ({ count }) => count));
}

export interface Group {
  clan: RisingSun.Clan;
  force: number;
  figures: Heap[];
  strongholds: number;
}

/** What each clan has in a province, the strongest first. */
export function groupsIn(game: Game, at: RisingSun.Province): Group[] {
  return game.players
    .map((player) => ({
      clan: player.clan,
      force: game.force[at]?.[player.clan] ?? 0,
      figures: [
        ...lined(player.provinces[at]),
        ...kamiIn(game, at)
          .filter((kami) => game.controllers?.[kami] === player.clan)
          .map((kami): Heap => [kami, 1]),
      ],
      strongholds: player.strongholds[at] ?? 0,
    }))
    .filter((group) => group.figures.length > 0 || group.strongholds > 0 || group.force > 0)
    .sort(byStrength(game.strongest[at], ({ force }) => force));
}

/** The kami that walk in a province. */
export const kamiIn = (game: Game, province: RisingSun.Province): RisingSun.Kami[] =>
  entriesOf(game.walks ?? {})
    .filter(([, walk]) => walk.province === province)
    .map(([kami]) => kami);

export interface Won {
  clan: RisingSun.Clan;
  season: RisingSun.Season;
}

/** Who won here, in which season. */
export const wonIn = (game: Game, province: RisingSun.Province): Won[] =>
  game.players.flatMap((player) =>
    entriesOf(player.tokens ?? {})
      .filter(([, provinces]) => provinces.includes(province))
      .map(([season]) => ({ clan: player.clan, season })),
  );

/** Figures of a player that others hold, or that this player holds of others. */
export const captives = (game: Game, captor: RisingSun.Clan): { clan: RisingSun.Clan; figures: Heap[] }[] =>
  game.players
    .map((player) => ({ clan: player.clan, figures: lined(player.hostages?.[captor]) }))
    .filter((one) => one.figures.length > 0);

export const total = (counts: Partial<Record<string, number>> | undefined): number =>
  Object.values(counts ?? {}).reduce<number>((all, count = 0) => all + count, 0);
