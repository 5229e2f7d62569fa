// What of the talk at a table has been heard already, and whose words somebody does not want to read.

import type { ChatLine, LiveTable } from "../core/live.svelte";

/** Who talks with whom: `table`, `spectators`, or the seat at the other end. */
export function circleOf(line: ChatLine, viewer: string): string {
  if (typeof line.to === "string") return line.to;
  return line.to.find((seat) => seat !== viewer) ?? viewer;
}

function read<Kept>(where: string, none: Kept): Kept {
  try {
    return (JSON.parse(localStorage.getItem(where) ?? "null") as Kept | null) ?? none;
  } catch {
    return none;
  }
}

const hiddenAt = "tenka-hidden";

export class Ears {
  /** The circle that is open. */
  circle = $state("table");
  #heard = $state<Record<string, number>>({});
  #hidden = $state.raw<string[]>(read(hiddenAt, []));
  readonly #where: string;
  readonly #live: LiveTable;
  /** The lines that are to be read, circle by circle. */
  readonly lines = $derived.by(() => {
    const all = new Map<string, ChatLine[]>();
    for (const line of this.#live.chat) {
      if (line.person && this.#hidden.includes(line.person)) continue;
      const circle = circleOf(line, this.#live.viewer);
      const lines = all.get(circle);
      if (lines) lines.push(line);
      else all.set(circle, [line]);
    }
    return all;
  });

  constructor(live: LiveTable) {
    this.#live = live;
    this.#where = `tenka-heard-${live.id}`;
    this.#heard = read(this.#where, {});
  }

  unread(circle: string): number {
    const heard = this.#heard[circle] ?? 0;
    return this.lines.get(circle)?.filter((line) => line.number > heard && !this.#isMine(line)).length ?? 0;
  }

  get unreadAll(): number {
    return [...this.lines.keys()].reduce((sum, circle) => sum + this.unread(circle), 0);
  }

  #isMine(line: ChatLine): boolean {
    return line.seat !== null && line.seat === this.#live.viewer;
  }

  /** Everything in a circle has been read. */
  hear(circle: string): void {
    const last = this.lines.get(circle)?.at(-1)?.number ?? 0;
    if ((this.#heard[circle] ?? 0) >= last) return;
    this.#heard[circle] = last;
    localStorage.setItem(this.#where, JSON.stringify(this.#heard));
  }

  isHidden(person: string): boolean {
    return this.#hidden.includes(person);
  }

  hide(person: string, hidden: boolean): void {
    this.#hidden = this.#hidden.filter((other) => other !== person).concat(hidden ? person : []);
    localStorage.setItem(hiddenAt, JSON.stringify(this.#hidden));
  }
}
