// The prepared tables: first games with a guide, and puzzles.

import { http, type Schemas } from "../core/http";
import { person } from "../core/person.svelte";
import { route } from "../core/route.svelte";

export type Lesson = Schemas["LessonInfo"];

let known: Promise<Lesson[]> | undefined;

/** All lessons, those of each game from the easiest to the hardest; read once. */
export function lessons(): Promise<Lesson[]> {
  known ??= http.get<Schemas["Lessons"]>("/api/lessons").then(({ lessons }) => lessons);
  known.catch(() => (known = undefined));
  return known;
}

/** Where the sentences of a puzzle begin: `shogun/the-tray` has `page-puzzle-shogun-the-tray`. */
export const wordsOf = (name: string): string => name.replace("/", "-");

/** Sits down at a prepared table; `instead` leaves none to come back to. */
export async function begin(name: string, instead = false): Promise<void> {
  await person.arrive();
  const { table } = await http.post<Schemas["TableCreated"]>("/api/lessons", { lesson: name });
  route.go(`/table/${table}`, instead);
}

/** Nobody comes back to the table of a puzzle. */
export async function close(table: string): Promise<void> {
  const command = { close: {} };
  await http.post(`/api/tables/${table}/commands`, { idempotency_key: "close", command }).catch(() => undefined);
}
