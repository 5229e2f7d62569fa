// What a viewer has in hand at a table: what is picked, what it leads to, what is being asked. Boards draw from it and
// click into it, and know no rule.

import { mentions } from "../core/choices";
import { Refused } from "../core/http";
import type { Choice, ActionPreview, LiveTable } from "../core/live.svelte";
import { settings } from "../core/settings.svelte";
import { say } from "../core/words.svelte";

/** How long the pointer rests on something before it is looked ahead, in milliseconds. */
const restsAfter = 120;

export class Desk {
  /** The words that were picked so far, on the board or anywhere else. */
  picked = $state.raw<string[]>([]);
  /** What the pointer or the keyboard is on: previews show what it would do. */
  hovered = $state.raw<Choice | null>(null);
  /** What is to be confirmed, because it could not be taken back. */
  asked = $state.raw<Choice | null>(null);
  /** Why the last thing was not done, as a sentence and as the game says it. */
  #problem = $state.raw<{ text: string; reason: unknown } | null>(null);
  /** The province that somebody points at in a sentence: the board shows where it is. */
  spot = $state<string | null>(null);
  /** Whether a decision is on its way to the server. */
  busy = $state(false);
  /** The decision that is on its way, until it is answered. */
  #doing: Promise<unknown> = Promise.resolve();

  /** What would come of what is hovered or asked, as far as nothing hidden comes to light by it. */
  preview = $state.raw<ActionPreview | null>(null);

  readonly live: LiveTable | null;
  readonly legal: Choice[] = $derived.by(() => this.live?.moment?.legal ?? []);
  readonly free: Choice[] = $derived.by(() => this.live?.moment?.free ?? []);
  readonly #words = $derived(new Map(this.legal.map((choice) => [choice, mentions(choice.action)])));
  /** What may still be done with what is picked. */
  readonly matching = $derived(
    this.legal.filter((choice) => this.picked.every((word) => this.#words.get(choice)?.has(word))),
  );
  /** Everything that can be picked next. */
  readonly lit = $derived(new Set(this.matching.flatMap((choice) => [...(this.#words.get(choice) ?? [])])));
  /** What could be done when something was last picked. */
  #offered = "";

  constructor(live: LiveTable | null) {
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
  get reason(): unknown {
    return this.#problem?.reason ?? null;
  }

  /** Whether a click on this leads somewhere. */
  isLit(word: string): boolean {
    return this.lit.has(word);
  }

  isPicked(word: string): boolean {
    return this.picked.includes(word);
  }

  /** Picks something, or lets it go; where one thing alone can be meant, it is done. */
  pick(word: string): void {
    const was = this.picked.length;
    this.narrow(word);
    const [only, ...others] = this.matching;
    if (this.picked.length > was && only && others.length === 0) void this.do(only);
  }

  /** Picks something, or lets it go, and does nothing. */
  narrow(word: string): void {
    if (this.isPicked(word)) this.picked = this.picked.filter((other) => other !== word);
    else if (this.isLit(word)) this.picked = [...this.picked, word];
  }

  clear(): void {
    this.picked = [];
    this.asked = null;
    this.hovered = null;
  }

  /** Lets go of what was picked when other things can be done than before: not when others did something, nor when
   * the connection was lost for a while. */
  settle(): void {
    const offered = JSON.stringify(this.legal.map((choice) => choice.action));
    if (offered === this.#offered) return;
    this.#offered = offered;
    this.clear();
  }

  /** Does something. */
  async do(choice: Choice): Promise<void> {
    if (this.busy) return;
    if (choice.final && settings.get("confirm") && this.asked !== choice) {
      this.asked = choice;
      return;
    }
    await this.#send(() => this.live?.act(choice.action));
  }

  /** Takes back the last decision; one that is still on its way is answered first. */
  async undo(): Promise<void> {
    await this.#doing;
    if (this.busy) return;
    if ((this.live?.moment?.undo ?? 0) === 0) this.problem = say("action-error-nothing-to-undo");
    else await this.#send(() => this.live?.undo());
  }

  async #send(order: () => Promise<void> | undefined): Promise<void> {
    this.clear();
    this.busy = true;
    this.#doing = this.try(order());
    await this.#doing;
    this.busy = false;
  }

  /** Says why something cannot be done, where the table knows. */
  async why(action: unknown): Promise<void> {
    const answer = await this.live?.attempt(action);
    this.#problem = answer?.why ? { text: answer.why, reason: answer.reason } : null;
  }

  /** Looks ahead at what the pointer or the keyboard rests on. To be called in an effect; gives its end. */
  lookAhead(): (() => void) | undefined {
    const choice = this.asked ?? this.hovered;
    this.preview = null;
    if (!choice || this.busy) return undefined;
    let isPast = false;
    // Whoever only passes by asks nothing.
    const timer = setTimeout(async () => {
      const answer = await this.live?.attempt(choice.action);
      if (!isPast) this.preview = answer?.preview ?? null;
    }, restsAfter);
    return () => {
      isPast = true;
      clearTimeout(timer);
    };
  }

  /** Waits for something, and says why it was not done. */
  async try(doing: Promise<void> | undefined): Promise<boolean> {
    this.problem = null;
    try {
      await doing;
      return true;
    } catch (why) {
      const reason = why instanceof Refused ? why.detail : null;
      this.#problem = { text: (why as Error).message, reason };
      return false;
    }
  }
}
