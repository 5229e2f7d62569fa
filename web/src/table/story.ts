// How the log is laid out: what opens a chapter, what opens a turn, and which words of a sentence are places.

import type { LogEntry } from "../core/live.svelte";
import { mentions, tagOf } from "../core/choices";
import { nameOf } from "../core/names";

const chapters = new Set([
  "season_began",
  "winter_began",
  "year_began",
  "round_began",
  "winter_came",
  "game_won",
  "won",
]);
const turns = new Set([
  "tea_ceremony_began",
  "political_phase_began",
  "war_phase_began",
  "kami_turn_began",
  "mandates_drawn",
  "battle_began",
  "event_drawn",
  "action_began",
  "revolt_broke",
]);

export type Rank = "chapter" | "turn" | "line";

/** The event of the game in a piece of news, if it is one. */
export function eventOf(item: LogEntry): unknown {
  const what = item.what;
  return what && typeof what === "object" && "game" in what ? what.game : null;
}

export function rankOf(item: LogEntry): Rank {
  const event = eventOf(item);
  if (event === null) return "line";
  const tag = tagOf(event);
  return chapters.has(tag) ? "chapter" : turns.has(tag) ? "turn" : "line";
}

/** Whose doing it is, to stand before the sentence as a crest. */
export function actorOf(item: LogEntry): string | null {
  const event = eventOf(item) ?? item.what;
  const body = (event && typeof event === "object" ? Object.values(event)[0] : null) as Record<string, unknown> | null;
  // Of a hostage the clan is named whose it was; an offer is answered by whom it went to.
  const isAnswer = ["offer_accepted", "offer_declined"].includes(tagOf(event));
  const dealer = isAnswer ? body?.["to"] : (body?.["by"] ?? body?.["from"]);
  const actor = body?.["captor"] ?? body?.["clan"] ?? body?.["colour"] ?? (eventOf(item) === null ? dealer : null);
  return typeof actor === "string" ? actor : null;
}

/** What kind of news it is, where it is not one of the game. */
export function kindOf(item: LogEntry): "game" | "deal" | "undone" {
  if (eventOf(item) !== null) return "game";
  return tagOf(item.what) === "undone" ? "undone" : "deal";
}

export interface Piece {
  text: string;
  /** The word in documents, where the piece is a name that can be pointed at. */
  word?: string;
}

const isLetter = (character: string | undefined): boolean => character !== undefined && /\p{L}/u.test(character);

/** A sentence, cut where it names something that has a place on the board. */
export function pieces(item: LogEntry, isPlace: (word: string) => boolean): Piece[] {
  let cut: Piece[] = [{ text: item.text ?? "" }];
  for (const word of mentions(item.what)) {
    if (!isPlace(word)) continue;
    const name = nameOf(word);
    cut = cut.flatMap((piece) => {
      const at = piece.word ? -1 : piece.text.indexOf(name);
      if (at < 0 || isLetter(piece.text[at - 1]) || isLetter(piece.text[at + name.length])) return [piece];
      return [
        { text: piece.text.slice(0, at) },
        { text: name, word },
        { text: piece.text.slice(at + name.length) },
      ].filter(({ text }) => text !== "");
    });
  }
  return cut;
}
