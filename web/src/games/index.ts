// The games of the page. A new one is a folder beside this file and a line in the list.

import type { GameName } from "../api";
import type { Game } from "./game";
import risingSun from "./rising-sun";
import shogun from "./shogun";

type Registration = { [Name in GameName]: { name: Name } };

const registered = { "rising-sun": risingSun, shogun } satisfies Registration;

/** All games, in the order in which they are offered. A view of one game is only ever given to the page of that game. */
export const games: readonly Game[] = Object.values(registered) as unknown as Game[];

const byName = new Map<string, Game>(games.map((game) => [game.name, game]));

/** The game of this name; nothing for a game that this version of the page does not know. */
export const findGame = (name: string): Game | undefined => byName.get(name);

/** The game that a book of the rules is about. */
export const gameOfBook = (book: string): Game | undefined =>
  games.find(({ books }) => books.some(({ name }) => name === book));
