// A guided first game: each new thing is explained when it first happens. Only tables of lessons load this.

import type { LiveTable } from "../core/live.svelte";
import { words } from "../core/words.svelte";
import { Guide } from "./guide.svelte";
import { findGame } from "../games";

export { default as Panel } from "./Panel.svelte";
export { default as Presence } from "./Presence.svelte";
export { default as Strip } from "./Strip.svelte";

/** The guide of a table, once its lessons and its words are there. */
export async function guideOf(live: LiveTable): Promise<Guide | null> {
  const name = live.info?.setup.game ?? "";
  const [book] = await Promise.all([findGame(name)?.lessons(), words.about("guide")]);
  return book ? new Guide(name, live, book) : null;
}
