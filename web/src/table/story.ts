// How the log is laid out: what opens a chapter, what opens a turn, and which words of a sentence are places.

import { mentions } from "../core/choices";
import type { LogEntry } from "../core/live.svelte";
import { nameOf } from "../core/names";
import { tagged, tagOf } from "../core/tagged";
import type { EventOf, GamePage, Rank } from "../games/game";
import type { GameName } from "../api";

type Story = Pick<GamePage, "actor" | "ranks">;

/** The event of the game in a log entry, if it is one. */
export function eventOf({ what }: LogEntry): EventOf<GameName> | null {
  return typeof what === "object" && "game" in what ? what.game : null;
}

export function rankOf(game: Story, entry: LogEntry): Rank {
  const event = eventOf(entry);
  return event === null ? "line" : (game.ranks[tagOf(event)] ?? "line");
}

/** The seat whose crest stands before a log entry: of an answer to an offer, the seat that answered. */
export function actorOf(game: Story, entry: LogEntry): string | null {
  const event = eventOf(entry);
  if (event !== null) return game.actor(event);
  const { tag, body } = tagged(entry.what);
  if (tag === "game") return null;
  if (tag === "offer_accepted" || tag === "offer_declined") return body.to;
  if ("by" in body) return body.by;
  return "from" in body ? body.from : null;
}

/** What kind of entry it is: of the game, about an offer or promise, or about something that was taken back. */
export function kindOf(entry: LogEntry): "game" | "deal" | "undone" {
  if (eventOf(entry) !== null) return "game";
  return tagOf(entry.what) === "undone" ? "undone" : "deal";
}

export interface Piece {
  text: string;
  /** The word in documents, where the piece is a name that can be pointed at. */
  word?: string;
}

const isLetter = (character: string | undefined): boolean => character !== undefined && /\p{L}/u.test(character);

/** A sentence, cut where it names something that has a place on the board. */
export function pieces(entry: LogEntry, isPlace: (word: string) => boolean): Piece[] {
  let cut: Piece[] = [{ text: entry.text ?? "" }];
  for (const word of mentions(entry.what)) {
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
