// Reading what the server sent: who, where, what is to be decided.

import type { RisingSun } from "../../api";
import { bodyOf, tagOf } from "../../core/choices";
import type { LiveTable } from "../../core/live.svelte";
import { nameOf } from "../../core/names";
import { seatNamed, sitterOf } from "../../table/people";
import { common } from "./facts";

export type Game = RisingSun.View;
export type Player = RisingSun.PlayerDocument;

/** What is decided or run next. */
export interface Step {
  tag: string;
  body: {
    seat?: string;
    left?: number;
    extra?: number;
    builds?: number;
    kannushi?: number;
    bonus?: boolean;
    moves?: number;
    mandate?: string;
    chooser?: string;
    figure?: string;
    province?: string;
    from?: string;
    to?: string;
    mover?: string;
    shrine?: number;
    ready?: string[];
    replaced?: string[];
    quarry?: unknown;
  };
}

const stepOf = (step: unknown): Step => ({ tag: tagOf(step), body: bodyOf<Step["body"]>(step) });

/** The step on top. */
export const stepNow = (game: Game): Step => stepOf(game.agenda.at(-1) ?? "over");

/** The step of that kind, wherever it lies. */
export function stepBelow(game: Game, tag: string): Step | undefined {
  return game.agenda.map(stepOf).find((step) => step.tag === tag);
}

export const playerOf = (game: Game, clan: string): Player | undefined =>
  game.players.find((player) => player.clan === clan);

/** Who plays a clan: a person or a bot. */
export const personOf = (live: LiveTable | null, clan: string): string =>
  sitterOf(seatNamed(live?.info ?? null, clan)) || nameOf(clan);

/** Figures of a heap in the order in which they are lined up. */
export function lined(heap: Record<string, number> | undefined): [string, number][] {
  const place = (figure: string): number => (common.includes(figure) ? common.indexOf(figure) : common.length);
  return Object.entries(heap ?? {})
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => place(one) - place(other));
}

/** Whoever leads first, then by strength: who leads is the rules' to say. */
function byStrength<Row extends { clan: string }>(leader: string | undefined, strength: (row: Row) => number) {
  return (one: Row, other: Row): number =>
    Number(other.clan === leader) - Number(one.clan === leader) || strength(other) - strength(one);
}

export interface Worshippers {
  clan: string;
  figures: [string, number][];
  count: number;
}

/** Who stands at a shrine, whoever leads first. */
export function worshippers(game: Game, kami: RisingSun.Kami): Worshippers[] {
  return game.players
    .map((player) => ({
      clan: player.clan as string,
      figures: lined(player.shrines?.[kami]),
      count: game.worship[kami]?.[player.clan] ?? 0,
    }))
    .filter((one) => one.count > 0)
    .sort(byStrength(game.top_worshippers[kami], ({ count }) => count));
}

export interface Group {
  clan: string;
  force: number;
  figures: [string, number][];
  strongholds: number;
}

/** What each clan has in a province, the strongest first. */
export function groupsIn(game: Game, province: string): Group[] {
  const at = province as RisingSun.Province;
  return game.players
    .map((player) => ({
      clan: player.clan as string,
      force: game.force[at]?.[player.clan] ?? 0,
      figures: [
        ...lined(player.provinces[at]),
        ...kamiIn(game, province)
          .filter((kami) => game.controllers?.[kami] === player.clan)
          .map((kami): [string, number] => [kami, 1]),
      ],
      strongholds: player.strongholds[at] ?? 0,
    }))
    .filter((group) => group.figures.length > 0 || group.strongholds > 0 || group.force > 0)
    .sort(byStrength(game.strongest[at], ({ force }) => force));
}

/** The kami that walk in a province. */
export const kamiIn = (game: Game, province: string): string[] =>
  Object.entries(game.walks ?? {})
    .filter(([, walk]) => walk.province === province)
    .map(([kami]) => kami);

export interface Won {
  clan: string;
  season: string;
}

/** Who won here, in which season. */
export const wonIn = (game: Game, province: string): Won[] =>
  game.players.flatMap((player) =>
    Object.entries(player.tokens ?? {})
      .filter(([, provinces]) => provinces?.includes(province as RisingSun.Province))
      .map(([season]) => ({ clan: player.clan as string, season })),
  );

/** Figures of a player that others hold, or that this player holds of others. */
export const captives = (game: Game, captor: string): { clan: string; figures: [string, number][] }[] =>
  game.players
    .map((player) => ({ clan: player.clan as string, figures: lined(player.hostages?.[captor]) }))
    .filter((one) => one.figures.length > 0);

export const total = (heap: Record<string, number> | undefined): number =>
  Object.values(heap ?? {}).reduce((all, count) => all + count, 0);
