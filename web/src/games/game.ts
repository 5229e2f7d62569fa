// What a game gives the table: its parts of the screen. Every part is given what its viewer sees, and nothing else.

import type { Component } from "svelte";

import type { LiveTable } from "../core/live.svelte";
import type { Desk } from "../table/desk.svelte";

/** One thing that would be otherwise after an action. */
export interface Change {
  /** The seat whose it is, if it is anybody's. */
  seat?: string;
  /** What it is called. */
  what: string;
  before: number | string;
  after: number | string;
}

export interface GamePage {
  /** Where the game stands, in one line: season, phase, round. */
  Status: Component<{ view: unknown }>;
  /** The board. */
  Board: Component<{ view: unknown; desk: Desk }>;
  /** What the viewer has, in one line, where the players are not always in sight. */
  Mine?: Component<{ view: unknown }>;
  /** All players with what they have. */
  Players: Component<{ view: unknown; desk: Desk; live: LiveTable | null }>;
  /** What the decision of the moment needs beyond a list: cards to choose from, bids, plans. */
  Actions: Component<{ view: unknown; desk: Desk; live: LiveTable }>;
  /** What onlookers see of the moment where the board does not show it. */
  Scene?: Component<{ view: unknown; desk: Desk; live: LiveTable }>;
  /** What differs between two views of the same viewer, the important first. */
  changes?: (before: unknown, after: unknown) => Change[];
  /** What comes after this decision, in a few words. */
  Next?: Component<{ view: unknown }>;
  /** The rule about what is going on: a place in the books. */
  rule: (view: unknown) => string;
  /** The player aid for what is going on: a place in the books, too. */
  aid: (view: unknown) => string;
  /** Whether what is to be decided needs more room on a small screen than the board does. */
  needsRoom?: (view: unknown) => boolean;
  /** The game written as an outline, for reading and listening. */
  TextBoard?: Component<{ view: unknown; desk: Desk }>;
  /** Whether Board or Actions offer this already: then it is not in the list as well, unless somebody wants it so. */
  handles?: (action: unknown) => boolean;
}

const pages: Record<string, () => Promise<{ default: GamePage }>> = {
  "rising-sun": () => import("./rising-sun/page"),
  shogun: () => import("./shogun/page"),
};

/** Fetches the page of a game. */
export async function pageOf(game: string): Promise<GamePage | undefined> {
  return (await pages[game]?.())?.default;
}

/** What every view of a session has, whatever the game. */
export interface AnyView {
  game: { season?: string; players?: Record<string, unknown>[] };
  offers: Offer[];
  promises: Promised[];
}

export interface Goods {
  coins: number;
  ronin: number;
}

export interface Terms {
  alliance: boolean;
  give: Goods;
  ask: Goods;
}

export type Pledge = Record<string, Record<string, string>>;
export type Word = { words: string } | { pledge: Pledge };

export interface Offer {
  id: number;
  from: string;
  to: string;
  terms?: Terms | null;
  i_promise: Word[];
  you_promise: Word[];
}

export interface Promised {
  id: number;
  by: string;
  to: string;
  word: Word;
  verdict: "kept" | "broken" | "void" | null;
}
