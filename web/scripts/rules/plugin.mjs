// The rules help as modules: `virtual:rules` says what there is, and each book in each language is fetched by itself. So
// no parser and no page goes to a browser that does not ask for it.

import { books, cardNames, catalogue, first, languages, readBook, rulings } from "./read.mjs";
import { flaws } from "./check.mjs";

const name = "virtual:rules";
const inside = `\0${name}`;
/** For the cards at the table: it comes with them, and the rest of what is said of the books does not. */
const settled = `${inside}/settled`;

/** On which sections each card is spoken of, as the first language names it: others have the same sections. */
async function mentions() {
  const found = {};
  for (const game of await books(first)) {
    for (const [id, card] of await cardNames(game)) {
      const places = [];
      for (const book of await books(first)) {
        for (const { page } of await readBook(first, book)) {
          if (page.name === rulings || page.name === "aid") continue;
          const here = page.sections.filter(({ text }) => new RegExp(`\\b${card}\\b`).test(text));
          places.push(...here.map((section) => `${book}/${page.name}#${section.id}`));
        }
      }
      if (places.length > 0) found[`${game}/${catalogue}#${id}`] = places;
    }
  }
  return found;
}

/** The sections of rulings on single cards, each called as its card, by book. */
async function ruled() {
  const found = {};
  for (const book of await books(first)) {
    const page = (await readBook(first, book)).find(({ page }) => page.name === rulings)?.page;
    if (page) found[book] = page.sections.map(({ id }) => id);
  }
  return found;
}

async function shelf() {
  const lines = [];
  for (const code of await languages()) {
    const own = (await books(code)).map((book) => `"${book}": () => import("${name}/${code}/${book}")`);
    lines.push(`  ${code}: { ${own.join(", ")} },`);
  }
  return `export const shelf = {\n${lines.join("\n")}\n};\nexport const mentions = ${JSON.stringify(await mentions())};\n`;
}

/** @returns {import("vite").Plugin} */
export function rules() {
  return {
    name: "rules",
    async buildStart() {
      const found = await flaws();
      if (found.length > 0) this.error(found.join("\n"));
    },
    resolveId: { filter: { id: /^virtual:rules/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:rules/ },
      async handler(id) {
        if (id === inside) return shelf();
        if (id === settled) return `export default ${JSON.stringify(await ruled())};\n`;
        const [code, book] = id.slice(inside.length + 1).split("/");
        const pages = await readBook(code, book);
        for (const { path } of pages) this.addWatchFile(path);
        return `export default ${JSON.stringify(pages.map(({ page }) => page))};\n`;
      },
    },
  };
}
