// How somebody likes to play against bots: remembered from one click to the next.

export const levels = ["random", "greedy", "skilled", "master"] as const;
export type Level = (typeof levels)[number];

/** Everybody whom a bot can be; `any` leaves it to chance. */
export const characters = [
  "any",
  "cautious",
  "honorable",
  "treacherous",
  "land-hungry",
  "builder",
  "raider",
  "merchant",
  "plain",
] as const;

const where = "tenka-quick";

interface Kept {
  level: Level;
  seats: number;
}

function read(): Kept {
  const initial: Kept = { level: "skilled", seats: 3 };
  try {
    const kept = { ...initial, ...(JSON.parse(localStorage.getItem(where) ?? "{}") as Partial<Kept>) };
    return levels.includes(kept.level) && [3, 4, 5].includes(kept.seats) ? kept : initial;
  } catch {
    return initial;
  }
}

class Quick {
  #kept = $state(read());

  get level(): Level {
    return this.#kept.level;
  }
  set level(level: Level) {
    this.#kept.level = level;
    this.#write();
  }

  get seats(): number {
    return this.#kept.seats;
  }
  set seats(seats: number) {
    this.#kept.seats = seats;
    this.#write();
  }

  #write(): void {
    localStorage.setItem(where, JSON.stringify(this.#kept));
  }
}

export const quick = new Quick();
