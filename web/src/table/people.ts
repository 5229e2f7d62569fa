// Who sits where, as others call them.

import type { LiveTable, TableInfo } from "../core/live.svelte";
import { botName, nameOf } from "../core/names";
import { person } from "../core/person.svelte";
import { say } from "../core/words.svelte";

export type Seat = TableInfo["seats"][number];

export const seatNamed = (info: TableInfo | null, name: string): Seat | undefined =>
  info?.seats.find((seat) => seat.name === name);

/** What whoever sits there is called. */
export function sitterOf(seat: Seat | undefined): string {
  if (!seat) return "";
  if (seat.person) return seat.person_name ?? say("page-guest-name");
  return seat.bot ? botName(seat.bot) : "";
}

/** A clan or colour with whoever plays it. */
export function whoIs(live: LiveTable, name: string): string {
  const sitter = sitterOf(seatNamed(live.info, name));
  return sitter ? say("page-seat-of", { seat: nameOf(name), who: sitter }) : nameOf(name);
}

/** The seats that the reader holds. */
export const mySeats = (info: TableInfo | null): Seat[] =>
  info?.seats.filter((seat) => seat.person !== null && seat.person === person.id) ?? [];

/** Whether a bot plays for somebody who is gone. */
export const isReplaced = (seat: Seat): boolean => seat.person !== null && seat.bot !== null;

export const isOwner = (info: TableInfo | null): boolean => info !== null && info.owner === person.id;

/** Whether this is a first game in which everything new is explained, seen by whoever learns. */
export function isGuided(live: LiveTable): boolean {
  const lesson = live.info?.setup.lesson;
  return (lesson?.endsWith("/first-game") ?? false) && mySeats(live.info).some((seat) => seat.name === live.viewer);
}

/** Names in a row, as the language joins them. */
export const together = (names: string[], lang: string): string =>
  new Intl.ListFormat(lang, { type: "conjunction" }).format(names);

/** What came of a puzzle, once its goal is judged. */
export function judgedOf(info: TableInfo | null): "solved" | "missed" | null {
  const goal = info?.goal ?? "open";
  return goal === "open" ? null : goal;
}
