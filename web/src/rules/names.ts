// What books and pages are called.

import { say } from "../core/words.svelte";
import { gameOfBook } from "../games";
import { library } from "./library.svelte";
import { catalogue, placeOf } from "./place";

/** The name of a book. */
export const placeName = (book: string): string => {
  const title = gameOfBook(book)?.books.find(({ name }) => name === book)?.title;
  return title ? say(title) : book;
};

/** The title of a page, as far as its book is open. */
export const titleOf = (book: string, page: string): string =>
  page === catalogue ? say(`page-rules-catalogue-${book}`) : (library.page(book, page)?.title ?? "");

/** The page and the heading of a place, to be linked to. */
export function labelOf(text: string): string {
  const { book, page, anchor } = placeOf(text);
  const heading = library.page(book, page)?.sections.find(({ id }) => id === anchor)?.heading;
  return [titleOf(book, page), heading].filter(Boolean).join(" – ");
}
