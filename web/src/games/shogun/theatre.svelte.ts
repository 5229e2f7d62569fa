// What is shown on top of the map: battles one after the other as they happen, and winters. Nobody decides through them: who
// is to decide finds them at the edge of the map, and looks at them when they like. What happened before the page was opened
// is not played again, but can be called up.

import type { Shogun } from "../../api";
import type { Desk, LogEntry } from "./types";
import { battlesOf, type Battle } from "./battles";
import { eventOf } from "./read";

/** How long a battle of others stays, in milliseconds. */
const patience = 8000;
/** How long every battle stays, so that its cubes come to rest. */
const least = 3200;

/** How many battles are kept at the edge: more than that nobody looks at one by one. */
const most = 12;

export class Theatre {
  shown = $state.raw<Battle | null>(null);
  waiting = $state.raw<Battle[]>([]);
  /** What was fought while the viewer had something else to do, or was not looked at before they had. */
  kept = $state.raw<Battle[]>([]);
  isWinterShown = $state(false);
  /** The same for the points of a winter. */
  isWinterKept = $state(false);
  /** Whether the pointer or the keyboard is on it. */
  isWatched = $state(false);
  /** Whether the viewer called it up, or touched it: then it is theirs to close. */
  #isTheirs = false;
  #isTallied = false;
  #seen: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(items: readonly LogEntry[], isOver: boolean) {
    this.#seen = items.at(-1)?.number ?? 0;
    this.isWinterShown = isOver;
  }

  /** Takes in what is new, and makes room for whoever is to decide. */
  hear(items: readonly LogEntry[], game: Shogun.View, isAsked: boolean): void {
    const fresh = items.filter((item) => item.number > this.#seen);
    const names = fresh.map(({ what }) => eventOf(what)?.tag);
    if (fresh.length > 0) {
      this.#seen = fresh.at(-1)?.number ?? this.#seen;
      this.waiting = [...this.waiting, ...battlesOf(fresh, game.tower)];
      if (names.includes("scored") || names.includes("won")) {
        this.isWinterShown = true;
        this.#isTallied = false;
      }
      // Nobody waits for the result because of battles before it; they can be called up.
      if (names.includes("won")) this.close();
    }
    if (isAsked) this.#retreat();
    else if (!this.shown && this.waiting.length > 0) this.next();
    else if (fresh.length > 0) this.#plan();
  }

  #retreat(): void {
    if (this.isWinterShown && !this.#isTallied) {
      this.isWinterShown = false;
      this.isWinterKept = true;
    }
    if (this.#isTheirs) return;
    const left = this.shown ? [this.shown, ...this.waiting] : this.waiting;
    if (left.length > 0) this.kept = [...this.kept, ...left].slice(-most);
    this.close();
  }

  next(): void {
    const [first, ...others] = this.waiting;
    this.shown = first ?? null;
    this.waiting = others;
    if (first) this.#plan();
    else this.close();
  }

  /** Leaves what is shown to whoever touched it. */
  touch(): void {
    this.#isTheirs = true;
    clearTimeout(this.#timer);
  }

  /** Shows what was kept, one after the other. */
  open(): void {
    this.waiting = this.kept;
    this.kept = [];
    this.touch();
    this.next();
  }

  /** Shows one of long ago. */
  recall(battle: Battle): void {
    this.shown = battle;
    this.touch();
  }

  /** Shows the points, or puts them away. */
  tally(isShown: boolean): void {
    this.isWinterShown = isShown;
    this.isWinterKept = false;
    this.#isTallied = isShown;
  }

  /** Lets go of what waits at the edge. */
  skip(): void {
    this.kept = [];
  }

  close(): void {
    this.waiting = [];
    this.shown = null;
    this.isWatched = false;
    this.#isTheirs = false;
    clearTimeout(this.#timer);
  }

  /** Waits while nobody draws it, and goes on when somebody does. */
  rest(): void {
    clearTimeout(this.#timer);
  }

  wake(): void {
    this.#plan();
  }

  /** Whatever nobody looks at makes room by and by, the sooner the more there is to come. */
  #plan(): void {
    clearTimeout(this.#timer);
    if (!this.shown || this.#isTheirs) return;
    const time = Math.max(least, patience / (1 + this.waiting.length / 2));
    this.#timer = setTimeout(() => (this.isWatched ? this.#plan() : this.next()), time);
  }
}

const theatres = new WeakMap<Desk, Theatre>();

/** The theatre of a desk: it remembers what was shown, however often the board is drawn anew. */
export function theatreOf(desk: Desk, isOver: boolean): Theatre {
  const known = theatres.get(desk);
  if (known) return known;
  const made = new Theatre(desk.live?.log ?? [], isOver);
  theatres.set(desk, made);
  return made;
}
