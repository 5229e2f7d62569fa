// A lesson of a guided game as data: when it is due, what it is about, where its rule is written. Its text is
// in `locales/`: `page-guide-GAME-ID-title`, `-text` and `-consider`.

import type { ActionOf, GameName, LogEventOf, ViewOf } from "../api";
import type { LogEntry } from "../core/live.svelte";
import { type TagOf, untyped } from "../core/tagged";
import type { EventOf } from "../games/game";

/** Stands in a pattern for the seat of the learner. */
export const me = "@me";

/** The tags of what the log tells: events of the game, and offers and promises. */
type HeardTag<Name extends GameName> = TagOf<EventOf<Name>> | Exclude<TagOf<LogEventOf<Name>>, "game">;

/** An event by its tag, and what must be in it. */
export type Pattern<Name extends GameName> =
  HeardTag<Name> | readonly [tag: HeardTag<Name>, body: Readonly<Record<string, string>>];

/** What the learner sees and may do. */
export interface Scene<Name extends GameName> {
  view: ViewOf<Name>;
  me: string;
  /** The tags of the actions that the learner may take now. */
  offered: ReadonlySet<TagOf<ActionOf<Name>>>;
  /** Whether something can be taken back. */
  undo: boolean;
}

export interface Lesson<Name extends GameName = GameName> {
  id: string;
  /** What it is about: marks (`data-teach`) on the screen, the best first. */
  at: readonly string[];
  /** Where its rule is written: page and anchor of the rules help. */
  rule?: string;
  /** The greater, the sooner it is shown when several are due at once. */
  weight: number;
  /** It is due when one of these happens. */
  heard?: readonly Pattern<Name>[];
  /** It is due when one of these actions is offered. */
  offered?: readonly TagOf<ActionOf<Name>>[];
  /** It is due when this is so. */
  seen?: (scene: Scene<Name>) => boolean;
  /** Not before this one was shown. */
  after?: string;
}

/** What a game teaches. */
export interface Book<Name extends GameName = GameName> {
  lessons: readonly Lesson<Name>[];
  /** Whether nothing has been decided yet. */
  isNew: (view: ViewOf<Name>) => boolean;
  /** The part of the game that is being played: what happened in another part is past. */
  part: (view: ViewOf<Name>) => string;
}

/** Whether a log entry is what a lesson is about. */
export function isAbout<Name extends GameName>(lesson: Lesson<Name>, { what }: LogEntry<Name>, seat: string): boolean {
  const { tag, body } = untyped(typeof what === "object" && "game" in what ? what.game : what);
  return (
    lesson.heard?.some((pattern) => {
      const [wantedTag, wanted] = typeof pattern === "string" ? [pattern, {}] : pattern;
      return (
        wantedTag === tag &&
        Object.entries(wanted).every(([key, value]) => String(body[key]) === (value === me ? seat : value))
      );
    }) ?? false
  );
}

/** Whether a lesson is about what the learner sees or may do. */
export const appliesTo = <Name extends GameName>(lesson: Lesson<Name>, scene: Scene<Name>): boolean =>
  (lesson.offered?.some((tag) => scene.offered.has(tag)) ?? false) || (lesson.seen?.(scene) ?? false);
