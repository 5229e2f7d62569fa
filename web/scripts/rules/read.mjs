// Reads the rules help: books of Markdown pages under locales/<language>/rules, and what the catalogue can be asked for.

import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { Marked } from "marked";

export const locales = fileURLToPath(new URL("../../../locales", import.meta.url));
/** The language that the others are compared with. */
export const first = "en";
/** The page of a book that lists its cards. It is drawn from the Fluent files and has no text of its own. */
export const catalogue = "cards";
/** The page on which each section settles what one card leaves open. */
export const rulings = "card-rulings";

const unescaped = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** What is read of a piece of HTML: a space wherever a block ends. */
export function plain(html) {
  return html
    .replace(/<\/(p|li|td|th|h3)>|<br>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => unescaped[entity])
    .replace(/\s+/g, " ")
    .trim();
}

/** Where a link of a page leads: `honor#order` stays in the book, `rising-sun/honor` names another. */
export function target(href, book) {
  const [path = "", anchor = ""] = href.split("#");
  const parts = path.split("/");
  return parts.length === 2
    ? { book: parts[0], page: parts[1], anchor }
    : { book, page: parts.length === 1 ? parts[0] : "", anchor };
}

/** What the quotes of a page are, one after the other: rulings and examples, as the first language calls them. */
const kindsOf = (text) => [...text.matchAll(/^> \*\*(\w+)\.\*\*/gm)].map(([, kind]) => kind.toLowerCase());

/** Writes HTML. Links lead into the help, and tables can be scrolled where they are too wide. */
function writer(book, links, kinds) {
  const marked = new Marked();
  let quotes = 0;
  marked.use({
    renderer: {
      blockquote({ tokens }) {
        return `<blockquote class="${kinds[quotes++]}">${this.parser.parse(tokens)}</blockquote>\n`;
      },
      link({ href, tokens }) {
        const { book: to, page, anchor } = target(href, book);
        links.push({ href, book: to, page, anchor });
        return `<a href="/rules/${to}/${page}${anchor && `#${anchor}`}">${this.parser.parseInline(tokens)}</a>`;
      },
      html({ text }) {
        throw new Error(`HTML is not for the rules help: ${text}`);
      },
    },
    hooks: {
      postprocess: (html) =>
        html.replaceAll("<table>", '<div class="wide"><table>').replaceAll("</table>", "</table></div>").trim(),
    },
  });
  return (text) => marked.parse(text, { async: false });
}

/** A page: `# Title`, what comes first, and `## Heading {#anchor}` with what stands under it. */
export function readPage(book, file, text, model) {
  const links = [];
  const write = writer(book, links, kindsOf(model));
  const [head = "", ...parts] = text.split(/^## /m);
  const title = /^# (.+)\n/.exec(head);
  if (!title) throw new Error(`${file}: the first line is to be “# Title”`);
  const lead = write(head.slice(title[0].length));
  const sections = parts.map((part) => {
    const heading = /^(.+) \{#([a-z0-9-]+)\}\n/.exec(part);
    if (!heading) throw new Error(`${file}: “## ${part.split("\n")[0]}” has no {#anchor}`);
    const html = write(part.slice(heading[0].length));
    return { id: heading[2], heading: heading[1], html, text: plain(html) };
  });
  return { page: { title: title[1], lead, text: plain(lead), sections }, links };
}

const names = async (folder) =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** All languages that have a rules help. */
export async function languages() {
  const all = await names(locales);
  return [first, ...all.filter((code) => code !== first)];
}

/** The books of a language. */
export const books = (code) => names(join(locales, code, "rules"));

/** The pages of a book in their order, with the links in each. */
export async function readBook(code, book) {
  const folder = join(locales, code, "rules", book);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md")).sort();
  return Promise.all(
    files.map(async (file) => {
      const name = /^\d\d-(.+)\.md$/.exec(file)?.[1];
      if (!name) throw new Error(`${join(folder, file)}: a page is called NN-name.md`);
      const path = join(folder, file);
      const model = await readFile(join(locales, first, "rules", book, file), "utf8").catch(() => "");
      const { page, links } = readPage(book, path, await readFile(path, "utf8"), model);
      return { path, links, page: { name, ...page } };
    }),
  );
}

/** What the catalogue of a game has: whatever the Fluent files say the effect of. */
export async function entries(book) {
  const text = await readFile(join(locales, first, `${book}-cards.ftl`), "utf8").catch(() => "");
  return [...text.matchAll(/^([a-z0-9-]+)-(effect|ability) =/gm)].map(([, id]) => id);
}

/** The names of season cards in the first language, by the names of their entries. */
export async function cardNames(book) {
  const text = await readFile(join(locales, first, `${book}-names.ftl`), "utf8").catch(() => "");
  const named = new Map([...text.matchAll(/^name-([a-z0-9-]+) = (.+)$/gm)].map(([, id, name]) => [id, name]));
  return (await entries(book))
    .filter((id) => id.startsWith("card-") && named.has(id.slice("card-".length)))
    .map((id) => [id, named.get(id.slice("card-".length))]);
}
