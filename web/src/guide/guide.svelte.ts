// The guide at a table: which lessons were due, which one is being read. What was read is kept in the browser, so that
// a player who leaves finds the same card again.

import type { GameName } from "../api";
import type { LiveTable, LogEntry } from "../core/live.svelte";
import { tagOf } from "../core/tagged";
import { appliesTo, type Book, isAbout, type Lesson, type Scene } from "./lesson";
import type { Target } from "./target";

/** How many cards come by themselves between two decisions, apart from what a decision needs. */
const breath = 2;
/** From this weight on a lesson is needed now, however much was just read. */
const pressing = 100;

interface Kept {
  /** What has come up, in that order. */
  met: string[];
  /** What came by itself, or was read: it does not come again. */
  told: string[];
  /** What was understood. */
  read: string[];
  current: string | null;
  isFolded: boolean;
  isOff: boolean;
  /** The last piece of news that was heard. */
  heard: number;
}

const nothing: Kept = { met: [], told: [], read: [], current: null, isFolded: false, isOff: false, heard: 0 };

/** Whether somebody is in the middle of an offer or of a line of chat, which a card must not push aside. */
function isWriting(): boolean {
  const at = document.activeElement;
  return (at?.closest("input, select, textarea") ?? at?.closest(".form")) != null;
}

export class Guide {
  /** The card that came by itself and waits to be understood. */
  current = $state<string | null>(null);
  /** The card to which somebody went back. */
  past = $state<string | null>(null);
  /** What the open card points at, if it can be seen. */
  target = $state.raw<Target | null>(null);
  /** Whether the list of all lessons so far is shown. */
  isListed = $state(false);
  isFolded = $state(false);
  isOff = $state(false);
  /** What has come up, in that order. */
  met = $state.raw<string[]>([]);
  /** Whether the game had begun elsewhere, so that nothing is known of what was read. */
  isStrange = $state(false);

  #read = $state.raw<ReadonlySet<string>>(new Set());
  #told = new Set<string>();
  /** What happened in which part of the game and was not told yet. */
  #waiting = new Map<string, string>();
  #heard = 0;
  /** How many cards came since the last decision, and what could be decided then. */
  #lately = 0;
  #offered = "";
  #isFromList = false;
  readonly #where: string;
  readonly #lessons: Map<string, Lesson>;

  constructor(
    readonly game: string,
    readonly live: LiveTable,
    readonly book: Book,
  ) {
    this.#where = `tenka-guide-${live.id}`;
    this.#lessons = new Map(book.lessons.map((lesson) => [lesson.id, lesson]));
    this.#open();
  }

  /** The lesson that is shown. */
  get shown(): Lesson | null {
    return this.#lessons.get(this.past ?? this.current ?? "") ?? null;
  }

  get count(): number {
    return this.#lessons.size;
  }

  isRead(id: string): boolean {
    return this.#read.has(id);
  }

  /** How many of what has come up were not read. */
  get unread(): number {
    return this.met.filter((id) => !this.isRead(id)).length;
  }

  /** The one that came up before the one that is shown. */
  get previous(): string | null {
    const shown = this.past ?? this.current;
    const read = this.met.filter((id) => id === shown || this.#told.has(id));
    return read[(shown ? read.indexOf(shown) : read.length) - 1] ?? null;
  }

  /** Takes in what is new at the table. */
  update(): void {
    const { update, view, log, viewer } = this.live;
    if (!update || !view) return;
    const fresh = log.filter((entry) => entry.number > this.#heard);
    this.#heard = log.at(-1)?.number ?? this.#heard;
    const scene: Scene<GameName> = {
      view,
      me: viewer,
      offered: new Set(this.live.mine ? update.legal.map(({ action }) => tagOf(action)) : []),
      undo: update.undo > 0,
    };
    const offered = [this.book.part(view), ...scene.offered].join();
    if (offered !== this.#offered) this.#lately = 0;
    this.#offered = offered;
    this.#meet(fresh, scene);
    this.#choose(scene);
    this.#keep();
  }

  /** Notes what comes up for the first time. */
  #meet(fresh: readonly LogEntry[], scene: Scene<GameName>): void {
    const part = this.book.part(scene.view);
    const met = new Set(this.met);
    for (const entry of fresh) {
      for (const lesson of this.book.lessons) {
        if (!isAbout(lesson, entry, scene.me)) continue;
        met.add(lesson.id);
        if (!this.#told.has(lesson.id)) this.#waiting.set(lesson.id, part);
      }
    }
    for (const lesson of this.book.lessons) if (this.#isDue(lesson, scene)) met.add(lesson.id);
    if (met.size > this.met.length) this.met = [...met];
    for (const [id, when] of this.#waiting) if (when !== part) this.#waiting.delete(id);
  }

  #isDue(lesson: Lesson, scene: Scene<GameName>): boolean {
    if (this.#told.has(lesson.id)) return false;
    if (lesson.after && (!this.#told.has(lesson.after) || this.current === lesson.after)) return false;
    return this.#waiting.has(lesson.id) || appliesTo(lesson, scene);
  }

  /** Shows the weightiest of what is due, if there is room for it. */
  #choose(scene: Scene<GameName>): void {
    if (this.isOff || this.current) return;
    const [first] = this.book.lessons
      .filter((lesson) => this.#isDue(lesson, scene))
      .sort((one, other) => other.weight - one.weight);
    if (!first || (first.weight < pressing && this.#lately >= breath)) return;
    if (first.weight < pressing) this.#lately++;
    this.#told.add(first.id);
    this.#waiting.delete(first.id);
    this.current = first.id;
    this.isFolded = isWriting();
  }

  /** The card is understood: back to where one was, or on to the next. */
  understand(): void {
    const id = this.past ?? this.current;
    if (!id) return;
    this.#read = new Set([...this.#read, id]);
    if (this.past) {
      this.past = null;
      this.isListed = this.#isFromList;
    } else this.current = null;
    this.update();
  }

  /** Looks at a lesson again, or at one whose moment passed. */
  look(id: string): void {
    this.#isFromList = this.isListed;
    this.isListed = false;
    this.past = id === this.current ? null : id;
    this.#told.add(id);
    this.#waiting.delete(id);
    this.#keep();
  }

  /** Goes back to the one that came up before. */
  back(): void {
    const id = this.previous;
    if (id) this.look(id);
  }

  list(): void {
    this.past = null;
    this.isListed = true;
  }

  /** From the list to the card that waits. */
  unlist(): void {
    this.isListed = false;
    this.isStrange = false;
  }

  /** Whether a card or the list is to be seen. */
  get isOpen(): boolean {
    return !this.isOff && !this.isFolded && (this.shown !== null || this.isListed);
  }

  /** Somebody wants to see the guide. */
  open(): void {
    this.isFolded = false;
    if (!this.shown) this.isListed = true;
  }

  fold(isFolded: boolean): void {
    this.isFolded = isFolded;
    this.#keep();
  }

  /** Leaves the guide, or comes back to it. */
  turn(isOn: boolean): void {
    this.isOff = !isOn;
    this.isFolded = false;
    this.update();
  }

  #open(): void {
    let kept: Kept | null = null;
    try {
      kept = JSON.parse(localStorage.getItem(this.#where) ?? "null") as Kept | null;
    } catch {
      // What cannot be read was not written by this page.
    }
    if (!kept) {
      const { view } = this.live;
      if (view && !this.book.isNew(view)) this.#recall();
      return;
    }
    const all = { ...nothing, ...kept };
    const known = (id: string): boolean => this.#lessons.has(id);
    this.met = all.met.filter(known);
    this.#told = new Set(all.told.filter(known));
    this.#read = new Set(all.read.filter(known));
    this.current = all.current !== null && known(all.current) ? all.current : null;
    this.isFolded = all.isFolded;
    this.isOff = all.isOff;
    this.#heard = all.heard;
  }

  /** On another device: what happened so far is in the list, and does not come by itself. */
  #recall(): void {
    const { log, viewer } = this.live;
    const met = new Set<string>();
    for (const entry of log) {
      for (const lesson of this.book.lessons) if (isAbout(lesson, entry, viewer)) met.add(lesson.id);
    }
    this.met = [...met];
    this.#told = new Set(met);
    this.#heard = log.at(-1)?.number ?? 0;
    this.isStrange = true;
    this.isListed = true;
  }

  #keep(): void {
    const kept: Kept = {
      met: this.met,
      told: [...this.#told],
      read: [...this.#read],
      current: this.current,
      isFolded: this.isFolded,
      isOff: this.isOff,
      heard: this.#heard,
    };
    localStorage.setItem(this.#where, JSON.stringify(kept));
  }
}
