// What the players of Shogun choose before they begin.

import type { Shogun } from "../../api";
import { colours } from "../../api/shogun-facts.json";
import { say } from "../../core/words.svelte";
import type { GameSetup, OptionsDraft, SetupFact } from "../game";
import Form from "./Setup.svelte";

/** The towers by name, as docs/tower.md has them. */
export const towers = {
  steady: { floors: { pass: "5/6", knock: "1/16" } },
  crowded: { floors: { pass: "17/20", knock: "1/40" } },
  sieve: { sieve: { fill: "2/3", thrown: "2/3", inside: "1/3" } },
  wild: { sieve: { fill: "7/10", thrown: "1/2", inside: "3/5" } },
} satisfies Record<string, Shogun.Tower>;
export type TowerName = keyof typeof towers;
export const towerNames = Object.keys(towers) as TowerName[];

const isSame = (one: unknown, other: unknown): boolean => {
  const sorted = (value: unknown): unknown =>
    value && typeof value === "object"
      ? Object.entries(value)
          .sort()
          .map(([key, part]) => [key, sorted(part)])
      : value;
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
};

export class ShogunDraft implements OptionsDraft<"shogun"> {
  board = $state<Shogun.Board>("sun");
  start = $state<Shogun.Start>("draft");
  tower = $state<TowerName | "other">("steady");
  freeMarches = $state(false);
  limitedStock = $state(false);
  readonly isComplete = true;

  /** A tower that has none of the known names stays as it is. */
  #otherTower: Shogun.Tower | undefined;

  constructor(options: Partial<Shogun.Options> = {}) {
    const { board, start, tower, free_marches, limited_stock } = options;
    if (board) this.board = board;
    if (start) this.start = start;
    if (tower) {
      this.tower = towerNames.find((name) => isSame(towers[name], tower)) ?? "other";
      this.#otherTower = tower;
    }
    this.freeMarches = free_marches === true;
    this.limitedStock = limited_stock === true;
  }

  build(): Partial<Shogun.Options> {
    const tower = this.tower === "other" ? this.#otherTower : towers[this.tower];
    return {
      board: this.board,
      // The preset provinces are those of the sun side.
      start: this.board === "sun" ? this.start : "draft",
      ...(tower ? { tower } : {}),
      free_marches: this.freeMarches,
      limited_stock: this.limitedStock,
    };
  }

  facts(): SetupFact[] {
    const texts = [
      say("page-fact-side", { side: say(`page-side-${this.board}`) }),
      say("page-fact-provinces", { start: say(`page-provinces-${this.start}`) }),
      say("page-fact-tower", { tower: say(`page-tower-${this.tower}`) }),
      ...(this.freeMarches ? [say("page-free-marches")] : []),
      ...(this.limitedStock ? [say("page-limited-stock")] : []),
    ];
    return texts.map((text) => ({ text }));
  }
}

export const setup: GameSetup<"shogun", ShogunDraft> = {
  seats: colours as Shogun.Colour[],
  draft: (options) => new ShogunDraft(options),
  Form,
};
