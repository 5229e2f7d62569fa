// Where points came from, by name.

import { nameOf } from "../core/names";
import { say, words } from "../core/words.svelte";

export function sourceName(source: string): string {
  const id = `page-source-${source.replaceAll("_", "-")}`;
  return words.has(id) ? say(id) : nameOf(source);
}
