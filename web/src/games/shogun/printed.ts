// What is printed on the board and on the cards, as the rules publish it.

import type { Shogun } from "../../api";
import published from "../../api/shogun-facts.json";
import { by } from "../../core/records";

const facts = published as unknown as Shogun.Facts;

/** The number of years, of actions in a round and of events in a year; the regions from west to east, the special cards. */
export const { actions, regions, specials, year_events: yearEvents, years } = facts;

export const printed = by(facts.provinces, "province");
/** All provinces in the order of the alphabet. */
export const provinces = facts.provinces.map((row) => row.province);
export const events = facts.events.map((row) => row.event);
export const buildings = facts.buildings.map((row) => row.building);
/** The fields of a player board in its order: ten actions and the bid. */
export const fields = facts.fields.map((row) => row.field);
/** What is printed beside a field: its price in chests. */
export const prices = Object.fromEntries(facts.fields.map((row) => [row.field, row.price])) as Record<
  Shogun.Field,
  number
>;
