// The books of the rules in the reader's language, fetched when somebody opens them.

import { shelf } from "virtual:rules";

import { words } from "../core/words.svelte";
import { gameOfBook } from "../games";
import type { Catalogue, Entry } from "./catalogue";
import { allBooks, hasCatalogue } from "./books";

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
  #catalogues = $state.raw<Record<string, Catalogue>>({});

  /** What has been fetched in the language that is spoken, in the order in which it is read. */
  get books(): Books {
    const read = this.#read[words.code] ?? {};
    return Object.fromEntries(allBooks.flatMap((book) => (read[book] ? [[book, read[book]]] : [])));
  }

  /** Fetches books in the language that is spoken. */
  async open(books: string[]): Promise<void> {
    const code = words.code;
    const own = shelf[code] ?? shelf["en"] ?? {};
    await Promise.all(
      books.map(async (book) => {
        const [pages, catalogue] = await Promise.all([own[book]?.(), gameOfBook(book)?.catalogue()]);
        if (catalogue && hasCatalogue(book)) this.#catalogues = { ...this.#catalogues, [book]: catalogue };
        if (pages) this.#read = { ...this.#read, [code]: { ...this.#read[code], [book]: pages.default } };
      }),
    );
  }

  catalogue(book: string): Catalogue | undefined {
    return this.#catalogues[book];
  }

  /** What the catalogue of a book lists, once it is there. */
  entries(book: string): Entry[] {
    return this.catalogue(book)?.entries() ?? [];
  }

  page(book: string, name: string): Page | undefined {
    return this.books[book]?.find((page) => page.name === name);
  }
}

export const library = new Library();
