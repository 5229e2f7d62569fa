// A game that is over, as it is looked at again: a moment, whose eyes, and whether it runs.

import { answerOf, api, headers, type Schemas } from "../core/http";
import { words } from "../core/words.svelte";
import type { Game } from "../games/game";

type Chapter = Schemas["Chapter"];
type Scene = Schemas["Scene"];

/** How long a moment is shown, in milliseconds, at each speed. */
export const speeds = [2000, 1000, 400, 120];
/** How many scenes are kept. */
const kept = 120;

export interface Mark {
  at: number;
  season: string;
  /** Where a game has more than one. */
  year: number | undefined;
}

export class Film {
  at = $state(0);
  eyes = $state("spectator");
  chapters = $state.raw<Chapter[]>([]);
  scene = $state.raw<Scene | null>(null);
  isRunning = $state(false);
  speed = $state(1);
  problem = $state<string | null>(null);

  #scenes = new Map<string, Scene>();
  #isFetching = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #written: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /** Where seasons begin. */
  readonly marks: Mark[] = $derived.by(() => {
    const marks: Mark[] = [];
    for (const chapter of this.chapters) {
      for (const { what } of chapter.log) {
        const begun = "game" in what ? this.game?.seasonBegun(what.game) : null;
        if (begun) marks.push({ at: chapter.at, ...begun });
      }
    }
    return marks;
  });

  constructor(
    readonly game: Game | undefined,
    readonly table: string,
    readonly last: number,
    readonly invite: string | null,
    at: number,
    eyes: string,
  ) {
    this.eyes = eyes;
    this.at = Math.max(0, Math.min(last, at));
    void this.#tell();
    void this.#fetch();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#written);
  }

  look(eyes: string): void {
    if (this.eyes === eyes) return;
    this.eyes = eyes;
    void this.#tell();
    this.show(this.at);
  }

  /** Goes to a moment. */
  show(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    if (this.at === this.last) this.pause();
    clearTimeout(this.#written);
    // Browsers allow only so many changes of the address in a while.
    this.#written = setTimeout(() => history.replaceState(null, "", this.address), 250);
    void this.#fetch();
  }

  step(by: number): void {
    this.pause();
    this.show(this.at + by);
  }

  play(): void {
    if (this.at === this.last) this.show(0);
    this.isRunning = true;
    this.#next();
  }

  pause(): void {
    this.isRunning = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.isRunning) this.pause();
    else this.play();
  }

  /** The address of this moment. */
  get address(): string {
    return `${location.pathname}?at=${this.at}&as=${this.eyes}${location.hash}`;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.isRunning) return;
      // What nobody heard of is not worth waiting for.
      const heard = this.chapters.find((chapter) => chapter.at > this.at && chapter.log.length > 0);
      this.show(heard?.at ?? this.last);
      if (this.isRunning) this.#next();
    }, speeds[this.speed]);
  }

  /** Reads the whole story, page by page. */
  async #tell(): Promise<void> {
    const eyes = this.eyes;
    let chapters: Chapter[] = [];
    try {
      while (chapters.length <= this.last) {
        const page = await answerOf(
          api.GET("/api/tables/{table}/replay", {
            params: {
              path: { table: this.table },
              query: { as: eyes, from: String(chapters.length), lang: words.code },
            },
            headers: headers(this.invite),
          }),
        );
        if (this.#isClosed || this.eyes !== eyes) return;
        if (page.moments.length === 0) break;
        chapters = chapters.concat(page.moments);
        this.chapters = chapters;
      }
    } catch (why) {
      this.problem = (why as Error).message;
    }
  }

  /** A document that shows everything is no view: the board is then what spectators saw, the story tells the rest. */
  get #boardEyes(): string {
    return this.eyes === "all" ? "spectator" : this.eyes;
  }

  /** Draws the moment that is wanted. While one is on its way no other is asked for, so that scrubbing stays smooth. */
  async #fetch(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      for (;;) {
        const [at, eyes] = [this.at, this.#boardEyes];
        const scene = await this.#read(at, eyes);
        if (this.#isClosed) return;
        this.scene = scene;
        if (at === this.at && eyes === this.#boardEyes) break;
      }
      this.problem = null;
    } catch (why) {
      this.problem = (why as Error).message;
    } finally {
      this.#isFetching = false;
    }
    if (this.at < this.last) void this.#read(this.at + 1, this.#boardEyes).catch(() => undefined);
  }

  async #read(at: number, eyes: string): Promise<Scene> {
    const key = `${eyes}/${at}`;
    const known = this.#scenes.get(key);
    if (known) return known;
    const scene = (await answerOf(
      api.GET("/api/tables/{table}/replay/{at}", {
        params: { path: { table: this.table, at: String(at) }, query: { as: eyes } },
        headers: headers(this.invite),
      }),
    )) as Scene;
    this.#scenes.set(key, scene);
    const oldest = this.#scenes.keys().next().value;
    if (this.#scenes.size > kept && oldest !== undefined) this.#scenes.delete(oldest);
    return scene;
  }
}
