// A guided first game: each new thing is explained when it first happens. Only tables of lessons load this.

import type { LiveTable } from "../core/live.svelte";
import { words } from "../core/words.svelte";
import { Guide } from "./guide.svelte";
import type { Book } from "./lesson";

export { default as Panel } from "./Panel.svelte";
export { default as Presence } from "./Presence.svelte";
export { default as Strip } from "./Strip.svelte";

const books: Record<string, () => Promise<{ default: Book }>> = {
  "rising-sun": () => import("../games/rising-sun/lessons") as Promise<{ default: Book }>,
  shogun: () => import("../games/shogun/lessons") as Promise<{ default: Book }>,
};

/** The guide of a table, once its lessons and its words are there. */
export async function guideOf(live: LiveTable): Promise<Guide | null> {
  const game = live.info?.setup.game ?? "";
  const [book] = await Promise.all([books[game]?.(), words.about("guide")]);
  return book ? new Guide(game, live, book.default) : null;
}
