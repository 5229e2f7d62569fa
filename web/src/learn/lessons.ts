// The prepared tables: first games with a guide, and puzzles.

import { answerOf, api, command, type Schemas } from "../core/http";
import { person } from "../core/person.svelte";
import { route } from "../core/route.svelte";

export type Lesson = Schemas["LessonInfo"];

let known: Promise<Lesson[]> | undefined;

/** All lessons, those of each game from the easiest to the hardest; read once. */
export function lessons(): Promise<Lesson[]> {
  known ??= answerOf(api.GET("/api/lessons")).then(({ lessons }) => lessons);
  known.catch(() => (known = undefined));
  return known;
}

/** Where the sentences of a puzzle begin: `shogun/the-tray` has `page-puzzle-shogun-the-tray`. */
export const wordsOf = (name: string): string => name.replace("/", "-");

/** Sits down at a prepared table; `instead` leaves none to come back to. */
export async function begin(name: string, instead = false): Promise<void> {
  await person.arrive();
  const { table } = await answerOf(api.POST("/api/lessons", { body: { lesson: name } }));
  route.go(`/table/${table}`, instead);
}

/** Closes the table of a puzzle, to which nobody comes back. */
export async function close(table: string): Promise<void> {
  await command(table, "close", { close: {} }).catch(() => undefined);
}
