// The view, read from the side that a drawing needs: by province instead of by player, by word instead of by shape.

import type { Shogun } from "../../api";
import { nameOf } from "../../core/names";
import { entriesOf } from "../../core/records";
import { tagged, type Tagged, type TagOf } from "../../core/tagged";
import { say } from "../../core/words.svelte";

export interface Holding {
  owner: Shogun.Colour;
  armies: number;
  buildings: readonly Shogun.Building[];
  unrest: number;
}

export const sameHolding = (one: Holding, other: Holding): boolean =>
  one.owner === other.owner &&
  one.armies === other.armies &&
  one.unrest === other.unrest &&
  one.buildings.join() === other.buildings.join();

/** Who holds what. */
export function holdings(view: Shogun.View): Map<Shogun.Province, Holding> {
  const found = new Map<Shogun.Province, Holding>();
  for (const player of view.players) {
    for (const [name, { armies, buildings = [], unrest = 0 }] of entriesOf(player.provinces)) {
      found.set(name, { owner: player.colour, armies, buildings, unrest });
    }
  }
  return found;
}

/** What is decided or run next, with everything that a step can say of itself. */
export type StepTag = TagOf<Shogun.Step>;
export function stepOf(view: Shogun.View): {
  name: StepTag;
  seat?: Shogun.Colour;
  province?: Shogun.Province;
  from?: Shogun.Province;
  field?: Shogun.Field;
  ready?: Shogun.Colour[];
} {
  const { tag, body } = tagged(view.step);
  return { name: tag, ...body };
}

/** The action that is being done, or comes next; nothing outside the actions of a round. */
export function presentAction(view: Shogun.View): Shogun.Field | undefined {
  return ["act", "march"].includes(stepOf(view).name) ? view.actions?.[view.done] : undefined;
}

/** The special card that belongs to a place of the turn order, also when its player has taken it. */
export const specialAt = (view: Shogun.View, place: number): Shogun.Special | null => {
  const colour = view.places[place];
  return view.specials[place] ?? view.players.find((player) => colour && player.colour === colour)?.special ?? null;
};

export const isProvince = (card: Shogun.Card): card is { province: Shogun.Province } => "province" in card;

export const sameCard = (one: Shogun.Card, other: Shogun.Card): boolean =>
  isProvince(one)
    ? isProvince(other) && one.province === other.province
    : !isProvince(other) && one.chests === other.chests;

export const cardKey = (card: Shogun.Card): string => (isProvince(card) ? card.province : `chests-${card.chests}`);

export const cardName = (card: Shogun.Card): string =>
  isProvince(card) ? nameOf(card.province) : say("page-shogun-chests", { chests: card.chests });

/** The colours of cubes in the order in which they are told. */
export const owners = ["blue", "yellow", "red", "black", "purple", "peasants"] as const;
export type Owner = (typeof owners)[number];
export type Cubes = Partial<Record<Owner, number>>;

/** Every single cube of a pile. */
export const each = (pile: Cubes): Owner[] => owners.flatMap((owner) => Array<Owner>(pile[owner] ?? 0).fill(owner));

export const total = (pile: Cubes): number => owners.reduce((sum, owner) => sum + (pile[owner] ?? 0), 0);

/** What is added to a pile and taken from it. */
export function changed(pile: Cubes, more: Cubes, less: Cubes): Cubes {
  const result: Cubes = {};
  for (const owner of owners) {
    result[owner] = Math.max(0, (pile[owner] ?? 0) + (more[owner] ?? 0) - (less[owner] ?? 0));
  }
  return result;
}

/** What lies inside the tower. */
export const inside = (tower: Shogun.TowerDocument): Cubes =>
  tower.floors.reduce<Cubes>((sum, floor) => changed(sum, floor, {}), {});

export const ownerName = (owner: Owner): string => (owner === "peasants" ? say("page-shogun-peasants") : nameOf(owner));

export type Event = Tagged<Shogun.Event>;

/** The event of the game in a log entry, if it is one. */
export function eventOf(what: Shogun.LogEvent): Event | undefined {
  return typeof what === "object" && "game" in what ? tagged(what.game) : undefined;
}
