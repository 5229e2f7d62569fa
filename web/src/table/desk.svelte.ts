// What a viewer is doing at a table: what is picked, which actions match it, what is to be confirmed. Boards draw from it
// and click into it, and know no rule.

import type { GameName, PlayerActionOf } from "../api";
import { mentions } from "../core/choices";
import { Refused } from "../core/http";
import type { ActionPreview, Choice, LiveTable, Reason } from "../core/live.svelte";
import { settings } from "../core/settings.svelte";
import { say } from "../core/words.svelte";

/** How long the pointer rests on something before its preview is fetched, in milliseconds. */
const previewDelay = 120;

export class Desk<Name extends GameName = GameName> {
  /** The words that were picked so far, on the board or anywhere else. */
  picked = $state.raw<string[]>([]);
  /** What the pointer or the keyboard is on: previews show what it would do. */
  hovered = $state.raw<Choice<Name> | null>(null);
  /** What is to be confirmed, because it could not be taken back. */
  asked = $state.raw<Choice<Name> | null>(null);
  /** Why the last thing was not done, as a sentence and as the game says it. */
  #problem = $state.raw<{ text: string; reason: Reason<Name> | null } | null>(null);
  /** The place that the pointer is on in a sentence: the board shows where it is. */
  spot = $state<string | null>(null);
  /** Whether a decision is on its way to the server. */
  busy = $state(false);
  /** The decision that is on its way, until it is answered. */
  #inFlight: Promise<unknown> = Promise.resolve();

  /** What would come of the choice that is hovered or to be confirmed, as far as it reveals nothing hidden. */
  preview = $state.raw<ActionPreview<Name> | null>(null);

  readonly live: LiveTable<Name> | null;
  readonly legal: Choice<Name>[] = $derived.by(() => this.live?.update?.legal ?? []);
  readonly free: Choice<Name>[] = $derived.by(() => this.live?.update?.free ?? []);
  readonly #words = $derived(new Map(this.legal.map((choice) => [choice, mentions(choice.action)])));
  /** The legal actions that mention everything that is picked. */
  readonly matching = $derived(
    this.legal.filter((choice) => this.picked.every((word) => this.#words.get(choice)?.has(word))),
  );
  /** Everything that can be picked next. */
  readonly lit = $derived(new Set(this.matching.flatMap((choice) => [...(this.#words.get(choice) ?? [])])));
  /** The legal actions when something was last picked. */
  #settledFor = "";

  constructor(live: LiveTable<Name> | null) {
    this.live = live;
  }

  /** Why the last thing was not done. */
  get problem(): string | null {
    return this.#problem?.text ?? null;
  }

  set problem(text: string | null) {
    this.#problem = text === null ? null : { text, reason: null };
  }

  /** The same as the game says it, where the game refused. */
  get reason(): Reason<Name> | null {
    return this.#problem?.reason ?? null;
  }

  /** Whether a legal action mentions this. */
  isLit(word: string): boolean {
    return this.lit.has(word);
  }

  isPicked(word: string): boolean {
    return this.picked.includes(word);
  }

  /** Picks something, or drops it; if a single action is left, does it. */
  pick(word: string): void {
    const was = this.picked.length;
    this.narrow(word);
    const [only, ...others] = this.matching;
    if (this.picked.length > was && only && others.length === 0) void this.do(only);
  }

  /** Picks something, or drops it, without doing anything. */
  narrow(word: string): void {
    if (this.isPicked(word)) this.picked = this.picked.filter((other) => other !== word);
    else if (this.isLit(word)) this.picked = [...this.picked, word];
  }

  clear(): void {
    this.picked = [];
    this.asked = null;
    this.hovered = null;
  }

  /** Drops what was picked when the legal actions have changed. It stays when others did something, and after the
   * connection was lost for a while. */
  settle(): void {
    const offered = JSON.stringify(this.legal.map((choice) => choice.action));
    if (offered === this.#settledFor) return;
    this.#settledFor = offered;
    this.clear();
  }

  /** Does something. */
  async do(choice: Choice<Name>): Promise<void> {
    if (this.busy) return;
    if (choice.final && settings.get("confirm") && this.asked !== choice) {
      this.asked = choice;
      return;
    }
    await this.#send(() => this.live?.act(choice.action));
  }

  /** Takes back the last decision; waits for one that is still on its way. */
  async undo(): Promise<void> {
    await this.#inFlight;
    if (this.busy) return;
    if ((this.live?.update?.undo ?? 0) === 0) this.problem = say("action-error-nothing-to-undo");
    else await this.#send(() => this.live?.undo());
  }

  async #send(request: () => Promise<void> | undefined): Promise<void> {
    this.clear();
    this.busy = true;
    this.#inFlight = this.report(request());
    await this.#inFlight;
    this.busy = false;
  }

  /** Shows why something cannot be done, where the table knows. */
  async explain(action: PlayerActionOf<Name>): Promise<void> {
    const answer = await this.live?.preview(action);
    this.#problem = answer?.error ? { text: answer.error, reason: answer.reason } : null;
  }

  /** Fetches the preview of the choice that the pointer or the keyboard rests on. For an effect: returns its cleanup. */
  lookAhead(): (() => void) | undefined {
    const choice = this.asked ?? this.hovered;
    this.preview = null;
    if (!choice || this.busy) return undefined;
    let isPast = false;
    const timer = setTimeout(async () => {
      const answer = await this.live?.preview(choice.action);
      if (!isPast) this.preview = answer?.preview ?? null;
    }, previewDelay);
    return () => {
      isPast = true;
      clearTimeout(timer);
    };
  }

  /** Waits for a request and shows why it failed; tells whether it succeeded. */
  async report(request: Promise<void> | undefined): Promise<boolean> {
    this.problem = null;
    try {
      await request;
      return true;
    } catch (error) {
      const reason = error instanceof Refused ? (error.detail as Reason<Name> | null) : null;
      this.#problem = { text: (error as Error).message, reason };
      return false;
    }
  }
}
