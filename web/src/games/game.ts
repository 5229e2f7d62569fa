// What a game gives the page. Everything that the page draws, lists or says of one game is in its folder, behind this
// interface; nothing else knows a game by name.

import type { Component } from "svelte";

import type { ActionOf, GameName, LogEventOf, OptionsOf, RefusalOf, ViewOf } from "../api";
import type { LiveTable } from "../core/live.svelte";
import type { TagOf } from "../core/tagged";
import type { Book as LessonBook } from "../guide/lesson";
import type { Catalogue } from "../rules/catalogue";
import type { Desk } from "../table/desk.svelte";

/** A clan or a color: what a seat is called. */
export type SeatOf<Name extends GameName> = ViewOf<Name>["game"]["waiting_for"][number];
/** An event of the game itself, without offers and promises. */
export type EventOf<Name extends GameName> = Extract<LogEventOf<Name>, { game: unknown }>["game"];
export type OfferOf<Name extends GameName> = ViewOf<Name>["offers"][number];
export type PromiseOf<Name extends GameName> = ViewOf<Name>["promises"][number];
export type PledgeOf<Name extends GameName> = Extract<PromiseOf<Name>["word"], { pledge: unknown }>["pledge"];

/** Those of any game. */
export type Offer = OfferOf<GameName>;
export type Promised = PromiseOf<GameName>;
export type PromiseContent = Promised["word"];
export type Pledge = PledgeOf<GameName>;

/** One thing that would be otherwise after an action. */
export interface Change {
  /** The seat that it belongs to, if any. */
  seat?: string;
  label: string;
  before: number | string;
  after: number | string;
}

/** How a log entry is laid out: what opens a chapter, what opens a turn. */
export type Rank = "chapter" | "turn" | "line";

export interface Goods {
  coins: number;
  ronin: number;
}

/** What can change hands in an offer, where anything can. */
export interface Terms {
  alliance: boolean;
  give: Goods;
  ask: Goods;
}

export interface PledgeForm {
  kind: string;
  fields: { key: string; values: readonly string[] }[];
}

/** What players can offer and promise. Whether it is allowed now, the server says. */
export interface Bargaining<Name extends GameName> {
  /** What changes hands in an offer; nothing in a game in which goods and alliances cannot. */
  terms?: (offer: OfferOf<Name>) => Terms | null;
  /** The goods of a seat. */
  goods?: (view: ViewOf<Name>, seat: string) => Goods;
  /** The fields of each kind of pledge. */
  pledges: Record<TagOf<PledgeOf<Name>>, (view: ViewOf<Name>) => PledgeForm["fields"]>;
  /** Where the books speak of offers and promises. */
  rule: string;
  /** Where the books say that this cannot be offered or promised. */
  noBargainingRule: string;
}

/** What a table needs of its game; fetched when somebody opens one. */
export interface GamePage<Name extends GameName = GameName> {
  /** Where the game stands, in one line: season, phase, round. */
  Status: Component<{ view: ViewOf<Name> }>;
  Board: Component<{ view: ViewOf<Name>; desk: Desk<Name> }>;
  /** What the viewer has, in one line, for screens that do not always show the players. */
  Mine: Component<{ view: ViewOf<Name> }>;
  /** All players with what they have. */
  Players: Component<{ view: ViewOf<Name>; live: LiveTable<Name> | null }>;
  /** What a decision needs beyond a list: cards to choose from, bids, plans. */
  Actions: Component<{ view: ViewOf<Name>; desk: Desk<Name>; live: LiveTable<Name> }>;
  /** What spectators see of a decision where the board does not show it. */
  Scene: Component<{ view: ViewOf<Name>; live: LiveTable<Name> }>;
  /** What comes after this decision, in a few words. */
  Next: Component<{ view: ViewOf<Name> }>;
  /** What differs between two views of the same viewer, the most important first. */
  changes: (before: ViewOf<Name>, after: ViewOf<Name>) => Change[];
  /** The rule about what is going on: a place in the books. */
  rule: (view: ViewOf<Name>) => string;
  /** The player aid for what is going on: a place in the books, too. */
  aid: (view: ViewOf<Name>) => string;
  /** Whether the decision needs more room on a small screen than the board does. */
  needsRoom: (view: ViewOf<Name>) => boolean;
  /** Whether Board or Actions offer this action: then the list leaves it out, unless the reader wants the list. */
  handles: Record<TagOf<ActionOf<Name>>, boolean>;
  /** The names in sentences of the log that the board can point at. */
  places: (view: ViewOf<Name>) => readonly string[];
  /** How each event is laid out in the log. */
  ranks: Record<TagOf<EventOf<Name>>, Rank>;
  /** The seat whose crest stands before an event. */
  actor: (event: EventOf<Name>) => string | null;
  bargaining: Bargaining<Name>;
  /** The rule behind each refusal; none for those that no rule explains, such as another player's turn. */
  refusalRules: Record<TagOf<RefusalOf<Name>>, string | null>;
}

/** One line of what was agreed on, with the rule behind it where it has one. */
export interface SetupFact {
  text: string;
  rule?: string;
}

/** The options of a game while they are being chosen. */
export interface OptionsDraft<Name extends GameName = GameName> {
  /** Whether enough is chosen to begin. */
  readonly isComplete: boolean;
  /** The options as the server reads them, without the seats. */
  build: () => Partial<OptionsOf<Name>>;
  /** The options in a few words. */
  facts: () => SetupFact[];
}

/** A book of the rules. */
export interface Book {
  name: string;
  /** The message with its title. */
  title: string;
}

/** What setting up a table needs of a game. */
export interface GameSetup<Name extends GameName, Draft extends OptionsDraft<Name>> {
  /** What a seat can wish for. */
  seats: readonly SeatOf<Name>[];
  /** Begins with these options, or with the defaults. */
  draft: (options?: Partial<OptionsOf<Name>>) => Draft;
  Form: Component<{ draft: Draft }>;
}

/** What all pages need of a game: small, and part of the first download. The rest is fetched when it is needed. */
export interface Game<Name extends GameName = GameName, Draft extends OptionsDraft<Name> = OptionsDraft<Name>> {
  name: Name;
  /** The small picture of the game, inside an SVG of 48 by 48 units. */
  Emblem: Component;
  /** The crests of the seats as paths in a circle of radius 50. */
  crests: Record<SeatOf<Name>, string>;
  /** The books of the game, in the order in which they are read. */
  books: readonly Book[];
  setup: GameSetup<Name, Draft>;
  /** The season that begins with an event, and its year where a game has more than one. */
  seasonBegun: (event: EventOf<Name>) => { season: string; year: number | undefined } | null;
  page: () => Promise<GamePage<Name>>;
  lessons: () => Promise<LessonBook<Name>>;
  catalogue: () => Promise<Catalogue>;
}
