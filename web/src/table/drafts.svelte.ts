// Offers and chat lines that are not sent yet: they survive a lost connection, another tab and a reload.

import type { Goods, PromiseContent } from "../games/game";

export interface Draft {
  to: string;
  give: Goods;
  ask: Goods;
  alliance: boolean;
  iPromise: PromiseContent[];
  youPromise: PromiseContent[];
}

export const emptyDraft = (to = ""): Draft => ({
  to,
  give: { coins: 0, ronin: 0 },
  ask: { coins: 0, ronin: 0 },
  alliance: false,
  iPromise: [],
  youPromise: [],
});

interface Kept {
  lines: Record<string, string>;
  offer: Draft | null;
}

export class Drafts {
  #kept = $state<Kept>({ lines: {}, offer: null });
  readonly #where: string;

  constructor(table: string, viewer: string) {
    this.#where = `tenka-draft-${table}-${viewer}`;
    try {
      this.#kept = { ...this.#kept, ...(JSON.parse(sessionStorage.getItem(this.#where) ?? "{}") as Partial<Kept>) };
    } catch {
      // What cannot be read was not worth much.
    }
  }

  line(circle: string): string {
    return this.#kept.lines[circle] ?? "";
  }

  write(circle: string, text: string): void {
    this.#kept.lines[circle] = text;
    this.#keep();
  }

  get offer(): Draft | null {
    return this.#kept.offer;
  }

  set offer(draft: Draft | null) {
    this.#kept.offer = draft;
    this.#keep();
  }

  #keep(): void {
    try {
      sessionStorage.setItem(this.#where, JSON.stringify(this.#kept));
    } catch {
      // A full store forgets drafts, and nothing else.
    }
  }
}
