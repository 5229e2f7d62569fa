// Finds what somebody asks for in all books that are open, and in the catalogue.

import type { Entry } from "./catalogue";
import { folded, marked, snippet, type Piece } from "./fold";
import type { Books } from "./library.svelte";
import { catalogue, write } from "./place";

interface Passage {
  place: string;
  book: string;
  /** The page on which it stands. */
  page: string;
  heading: string;
  text: string;
  folded: { page: string; heading: string; text: string };
}

export interface Found {
  place: string;
  book: string;
  page: string;
  heading: Piece[];
  snippet: Piece[];
}

/** How many are shown. */
const most = 40;
/** How long a word must be before its ending may differ, as endings do in Polish and German. */
const long = 5;

const passage = (place: string, book: string, page: string, heading: string, text: string): Passage => ({
  place,
  book,
  page,
  heading,
  text,
  folded: { page: folded(page), heading: folded(heading), text: folded(text) },
});

/** Everything that can be found. */
export function indexOf(books: Books, entries: Entry[], cards: string): Passage[] {
  const pages = Object.entries(books).flatMap(([book, pages]) =>
    pages.flatMap((page) => [
      passage(write({ book, page: page.name, anchor: "" }), book, page.title, "", page.text),
      ...page.sections.map(({ id, heading, text }) =>
        passage(write({ book, page: page.name, anchor: id }), book, page.title, heading, text),
      ),
    ]),
  );
  const listed = entries.map(({ id, book, name, line, texts }) =>
    passage(
      write({ book, page: catalogue, anchor: id }),
      book,
      cards,
      name,
      [line, texts.join(" ")].filter(Boolean).join(" · "),
    ),
  );
  return [...listed, ...pages];
}

/** A word without its ending. */
const stem = (word: string): string => (word.length < long ? word : word.slice(0, Math.max(long - 1, word.length - 2)));

/** How well a passage answers; 0 if a word is missing. */
function worth({ folded: { page, heading, text } }: Passage, words: string[], whole: string): number {
  const title = heading || page;
  const each = words.map((word) => {
    const named = title.startsWith(word) ? 12 : title.includes(word) ? 8 : title.startsWith(stem(word)) ? 6 : 0;
    return named + (page.includes(word) ? 3 : 0) + (text.includes(word) ? 2 : 0);
  });
  if (each.some((one) => one === 0)) return 0;
  const exact = title === whole ? 20 : text.includes(whole) ? 2 : 0;
  return exact + each.reduce((sum, one) => sum + one, 0);
}

function ranked(passages: Passage[], words: string[]): Found[] {
  const whole = words.join(" ");
  return passages
    .map((passage) => ({ passage, worth: worth(passage, words, whole) }))
    .filter((one) => one.worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ passage: { place, book, page, heading, text } }) => ({
      place,
      book,
      page,
      heading: marked(heading || page, words),
      snippet: snippet(text, words),
    }));
}

/** What answers a question, the best first. Where nothing does, words may end otherwise. */
export function find(passages: Passage[], question: string): Found[] {
  const words = folded(question).split(/\s+/).filter(Boolean);
  if (words.join("").length < 2) return [];
  const found = ranked(passages, words);
  if (found.length > 0) return found;
  return ranked(passages, words.map(stem));
}
