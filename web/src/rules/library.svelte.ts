// The books of the rules in the reader's language, fetched when somebody opens them.

import { shelf } from "virtual:rules";

import { words } from "../core/words.svelte";
import { order } from "./place";

export interface Section {
  id: string;
  heading: string;
  html: string;
  /** The same without marks, to be searched. */
  text: string;
}

export interface Page {
  name: string;
  title: string;
  lead: string;
  text: string;
  sections: Section[];
}

export type Books = Record<string, Page[]>;

class Library {
  #read = $state.raw<Record<string, Books>>({});

  /** What has been fetched in the language that is spoken, in the order in which it is read. */
  get books(): Books {
    const read = this.#read[words.code] ?? {};
    return Object.fromEntries(order.flatMap((book) => (read[book] ? [[book, read[book]]] : [])));
  }

  /** Fetches books in the language that is spoken. */
  async open(books: string[]): Promise<void> {
    const code = words.code;
    const own = shelf[code] ?? shelf["en"] ?? {};
    await Promise.all(
      books.map(async (book) => {
        const pages = await own[book]?.();
        if (pages) this.#read = { ...this.#read, [code]: { ...this.#read[code], [book]: pages.default } };
      }),
    );
  }

  page(book: string, name: string): Page | undefined {
    return this.books[book]?.find((page) => page.name === name);
  }
}

export const library = new Library();
