// What must hold of the rules help: every language has the same pages with the same sections, and every link leads
// somewhere.

import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { books, catalogue, cardNames, entries, first, languages, readBook, rulings } from "./read.mjs";

const shape = (page) => ({
  anchors: page.sections.map(({ id }) => id).join(" "),
  quotes: [page.lead, ...page.sections.map(({ html }) => html)].map((html) => html.split("<blockquote ").length - 1),
  links: [page.lead, ...page.sections.map(({ html }) => html)].map((html) => html.split("<a ").length - 1),
});

/** Everything that can be linked to: pages, and the sections of each. */
async function places(library) {
  const found = new Map();
  for (const [book, pages] of library) {
    for (const { page } of pages) found.set(`${book}/${page.name}`, new Set(page.sections.map(({ id }) => id)));
    found.set(`${book}/${catalogue}`, new Set(await entries(book)));
  }
  return found;
}

async function flawsOf(code, model, library) {
  const flaws = [];
  const known = await places(library);
  for (const [book, pages] of library) {
    const own = pages.map(({ page }) => page.name).join(" ");
    const wanted = (model.get(book) ?? []).map(({ page }) => page.name).join(" ");
    if (own !== wanted) flaws.push(`${code}/rules/${book} has other pages than ${first}: ${own}`);
    for (const { path, page, links } of pages) {
      if (new Set(page.sections.map(({ id }) => id)).size < page.sections.length) {
        flaws.push(`${path}: an anchor is there twice`);
      }
      for (const { href, book: to, page: name, anchor } of links) {
        const anchors = known.get(`${to}/${name}`);
        if (!anchors || (anchor && !anchors.has(anchor))) flaws.push(`${path}: (${href}) leads nowhere`);
      }
      const other = model.get(book)?.find((one) => one.page.name === page.name)?.page;
      for (const [what, mine] of Object.entries(shape(page))) {
        if (other && String(mine) !== String(shape(other)[what])) {
          flaws.push(`${path}: other ${what} than in ${first}: ${mine} instead of ${shape(other)[what]}`);
        }
      }
    }
  }
  if (String([...library.keys()]) !== String([...model.keys()])) flaws.push(`${code} has other books than ${first}`);
  return flaws;
}

/** The places that the page itself names: "rising-sun/honor#order". */
async function named() {
  const source = fileURLToPath(new URL("../../src", import.meta.url));
  const files = await readdir(source, { recursive: true, withFileTypes: true });
  const found = [];
  for (const file of files.filter(({ name }) => /\.(ts|svelte)$/.test(name))) {
    const path = join(file.parentPath, file.name);
    const text = await readFile(path, "utf8");
    for (const [, place] of text.matchAll(/"((?:rising-sun|kami-unbound|shogun)\/[a-z-]+(?:#[a-z0-9-]+)?)"/g)) {
      found.push({ path, place });
    }
  }
  return found;
}

/** Every flaw, as a line. */
export async function flaws() {
  const libraries = new Map();
  for (const code of await languages()) {
    const read = await Promise.all((await books(code)).map(async (book) => [book, await readBook(code, book)]));
    libraries.set(code, new Map(read));
  }
  const model = libraries.get(first);
  const found = await Promise.all([...libraries].map(([code, library]) => flawsOf(code, model, library)));
  for (const [book, pages] of model) {
    const cards = new Set((await cardNames(book)).map(([id]) => id.slice("card-".length)));
    const settled = pages.find(({ page }) => page.name === rulings)?.page.sections ?? [];
    for (const { id } of settled) if (!cards.has(id)) found.push([`${book}/${rulings}: no card is called ${id}`]);
  }
  const known = await places(model);
  for (const { path, place } of await named()) {
    const [page, anchor] = place.split("#");
    if (!known.get(page) || (anchor && !known.get(page).has(anchor))) found.push([`${path}: ${place} is nowhere`]);
  }
  return found.flat();
}
