// What scripts/rules/plugin.mjs makes of the Markdown files.

declare module "virtual:rules" {
  import type { Page } from "./library.svelte";

  /** How to fetch each book, by language. */
  export const shelf: Record<string, Record<string, () => Promise<{ default: Page[] }>>>;
  /** Where in the books each card is spoken of. */
  export const mentions: Record<string, string[]>;
}

declare module "virtual:rules/settled" {
  /** The cards with a ruling of their own, as the anchors of `card-rulings` call them, by book. */
  const settled: Record<string, string[]>;
  export default settled;
}
