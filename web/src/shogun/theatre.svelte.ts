// What is shown on top of the map: battles one after the other as they happen, and winters. What happened before the
// page was opened is not played again, but can be called up.

import type { Shogun } from "../api";
import type { Item } from "../core/live.svelte";
import type { Desk } from "../table/desk.svelte";
import { battlesOf, type Battle } from "./battles";
import { eventOf } from "./read";

/** How long a battle of others stays, in milliseconds. */
const patience = 8000;
/** How long every battle stays, so that its cubes come to rest. */
const least = 3200;

export class Theatre {
  shown = $state.raw<Battle | null>(null);
  waiting = $state.raw<Battle[]>([]);
  isWinterShown = $state(false);
  /** Whether the pointer or the keyboard is on it. */
  isWatched = $state(false);
  #seen: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(items: readonly Item[], isOver: boolean) {
    this.#seen = items.at(-1)?.number ?? 0;
    this.isWinterShown = isOver;
  }

  /** Takes in what is new. */
  hear(items: readonly Item[], game: Shogun.View): void {
    const fresh = items.filter((item) => item.number > this.#seen);
    if (fresh.length === 0) return;
    this.#seen = fresh.at(-1)?.number ?? this.#seen;
    const battles = battlesOf(fresh, game.tower);
    if (battles.length > 0) {
      this.waiting = [...this.waiting, ...battles];
      if (!this.shown) this.next();
      else this.#plan();
    }
    const names = fresh.map(({ what }) => eventOf(what)?.name);
    if (names.includes("scored") || names.includes("won")) this.isWinterShown = true;
    // Nobody waits for the result because of battles before it; they can be called up.
    if (names.includes("won")) this.close();
  }

  next(): void {
    const [first, ...others] = this.waiting;
    this.shown = first ?? null;
    this.waiting = others;
    this.#plan();
  }

  /** Shows one of long ago. */
  recall(battle: Battle): void {
    this.shown = battle;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.waiting = [];
    this.shown = null;
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
    if (!this.shown) return;
    const time = Math.max(least, patience / (1 + this.waiting.length / 2));
    this.#timer = setTimeout(() => (this.isWatched ? this.#plan() : this.next()), time);
  }
}

const theatres = new WeakMap<Desk, Theatre>();

/** The theatre of a desk: it remembers what was shown, however often the board is drawn anew. */
export function theatreOf(desk: Desk, isOver: boolean): Theatre {
  const known = theatres.get(desk);
  if (known) return known;
  const made = new Theatre(desk.live?.news ?? [], isOver);
  theatres.set(desk, made);
  return made;
}
