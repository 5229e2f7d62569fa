// The books of the rules, and the games that they are about.

import { gameOfBook, games } from "../games";

/** All books in the order in which they are read. */
export const allBooks = games.flatMap(({ books }) => books.map(({ name }) => name));

/** The books of the game that a book is about; all books where no game has such a book. */
export const booksBeside = (book: string): string[] => gameOfBook(book)?.books.map(({ name }) => name) ?? allBooks;

/** Whether a book has a catalogue: the first of each game has one. */
export const hasCatalogue = (book: string): boolean => gameOfBook(book)?.books[0]?.name === book;
