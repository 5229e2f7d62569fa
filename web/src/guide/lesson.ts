// A lesson of a guided game as data: when it comes up, what it speaks of, where its rule is written. What it says stands
// in `locales/`: `page-guide-GAME-ID-title`, `-text` and `-consider`.

import { bodyOf, tagOf } from "../core/choices";
import type { LogEntry } from "../core/live.svelte";

/** Stands in a pattern for the seat of the learner. */
export const me = "@me";

/** An event by its name, and what must stand in it. */
export type Pattern = string | readonly [name: string, body: Readonly<Record<string, string>>];

/** What the learner has before their eyes. */
export interface Scene<View> {
  view: View;
  me: string;
  /** The names of what the learner may do now. */
  offered: ReadonlySet<string>;
  /** Whether something can be taken back. */
  undo: boolean;
}

export interface Lesson<View = unknown> {
  id: string;
  /** What it speaks of: marks (`data-teach`) on the screen, the best first. */
  at: readonly string[];
  /** Where its rule is written: page and anchor of the rules help. */
  rule?: string;
  /** The more, the sooner it is told where several come up at once. */
  weight: number;
  /** Comes up when one of these happens. */
  heard?: readonly Pattern[];
  /** Comes up when one of these is offered. */
  offered?: readonly string[];
  /** Comes up when this is so. */
  seen?: (scene: Scene<View>) => boolean;
  /** Not before this one was told. */
  after?: string;
}

/** What a game teaches. */
export interface Book<View = unknown> {
  lessons: readonly Lesson<View>[];
  /** Whether nothing has been decided yet. */
  isNew: (view: View) => boolean;
  /** In which part of the game it is: what happened in another part is past. */
  part: (view: View) => string;
}

/** What happened: an event of the game, or a deal. */
function happened(item: LogEntry): unknown {
  const what = item.what;
  return what && typeof what === "object" && "game" in what ? what.game : what;
}

/** Whether this is what a lesson is about. */
export function isAbout(lesson: Lesson, item: LogEntry, seat: string): boolean {
  const event = happened(item);
  if (event === null || event === undefined) return false;
  const name = tagOf(event);
  return (
    lesson.heard?.some((pattern) => {
      const [tag, wanted] = typeof pattern === "string" ? [pattern, {}] : pattern;
      const body = bodyOf(event);
      return (
        tag === name &&
        Object.entries(wanted).every(([key, value]) => String(body[key]) === (value === me ? seat : value))
      );
    }) ?? false
  );
}

/** Whether it speaks of what is before the learner's eyes. */
export const isBefore = <View>(lesson: Lesson<View>, scene: Scene<View>): boolean =>
  (lesson.offered?.some((name) => scene.offered.has(name)) ?? false) || (lesson.seen?.(scene) ?? false);
