// A table as it is being set up: every choice that there is, with what most people want as the default.

import risingSun from "../../api/rising-sun-facts.json";
import shogun from "../../api/shogun-facts.json";
import type { Schemas } from "../../core/http";
import type { GameName } from "../../core/start";

export const sets = ["random", ...risingSun.sets];
/** All kami, and how many of them are in play. */
export const { kami, shrines } = risingSun;

/** The towers by name, as docs/tower.md has them. */
export const towers: Record<string, unknown> = {
  steady: { floors: { pass: "5/6", knock: "1/16" } },
  crowded: { floors: { pass: "17/20", knock: "1/40" } },
  sieve: { sieve: { fill: "2/3", thrown: "2/3", inside: "1/3" } },
  wild: { sieve: { fill: "7/10", thrown: "1/2", inside: "3/5" } },
};

/** Clans and colours: what a seat can wish for. */
export const sides: Record<string, string[]> = {
  "rising-sun": risingSun.clans.map((row) => row.clan),
  shogun: shogun.colours,
};

const isSame = (one: unknown, other: unknown): boolean => {
  const sorted = (value: unknown): unknown =>
    value && typeof value === "object"
      ? Object.entries(value)
          .sort()
          .map(([key, part]) => [key, sorted(part)])
      : value;
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
};

export class Draft {
  game = $state<GameName>("rising-sun");
  name = $state("");
  seats = $state(3);
  open = $state(false);
  spectators = $state(true);
  forced = $state(true);
  timeout = $state<Schemas["OnTimeout"]>("bot");

  pace = $state<"untimed" | "live" | "days">("untimed");
  minutes = $state(30);
  seconds = $state(30);
  days = $state(3);
  vacation = $state(14);

  set = $state("random");
  kami = $state<"random" | "first-game" | "chosen">("random");
  chosen = $state<string[]>(risingSun.first_game);
  unbound = $state(false);

  board = $state("sun");
  start = $state("draft");
  tower = $state("steady");
  freeMarches = $state(false);
  limitedStock = $state(false);

  /** A tower that has none of the known names stays as it is. */
  #otherTower: unknown = null;

  /** Whether there is enough to go on. */
  readonly isWhole = $derived(this.game !== "rising-sun" || this.kami !== "chosen" || this.chosen.length === shrines);

  constructor(setup?: Schemas["Setup"]) {
    if (!setup) return;
    this.game = setup.game as GameName;
    this.name = setup.name;
    this.seats = setup.seats;
    this.open = setup.open;
    this.spectators = setup.spectators;
    this.forced = setup.forced;
    this.timeout = setup.on_timeout;
    this.#readPace(setup.pace);
    this.#readOptions(setup.options);
  }

  #readPace(pace: Schemas["Pace"]): void {
    if (pace === "untimed") return;
    if ("live" in pace) {
      this.pace = "live";
      this.minutes = Math.max(1, Math.round(pace.live.bank_seconds / 60));
      this.seconds = pace.live.increment_seconds;
    } else {
      this.pace = "days";
      this.days = pace.days.days;
      this.vacation = pace.days.vacation_days;
    }
  }

  #readOptions(options: Record<string, unknown>): void {
    if (typeof options["set"] === "string") this.set = options["set"];
    const wanted = options["kami"];
    if (Array.isArray(wanted)) [this.kami, this.chosen] = ["chosen", wanted as string[]];
    else if (wanted === "first-game") this.kami = "first-game";
    this.unbound = options["kami_unbound"] === true;
    if (typeof options["board"] === "string") this.board = options["board"];
    if (typeof options["start"] === "string") this.start = options["start"];
    if (options["tower"]) {
      this.tower = Object.keys(towers).find((name) => isSame(towers[name], options["tower"])) ?? "other";
      this.#otherTower = options["tower"];
    }
    this.freeMarches = options["free_marches"] === true;
    this.limitedStock = options["limited_stock"] === true;
  }

  #options(): Record<string, unknown> {
    if (this.game === "rising-sun") {
      const gods = this.kami === "chosen" ? this.chosen : this.kami;
      return { set: this.set, kami: gods, kami_unbound: this.unbound };
    }
    // The preset provinces are those of the sun side.
    const start = this.board === "sun" ? this.start : "draft";
    return {
      board: this.board,
      start,
      tower: towers[this.tower] ?? this.#otherTower,
      free_marches: this.freeMarches,
      limited_stock: this.limitedStock,
    };
  }

  #pace(): Schemas["PaceInput"] {
    if (this.pace === "untimed") return "untimed";
    if (this.pace === "live") return { live: { bank_seconds: this.minutes * 60, increment_seconds: this.seconds } };
    return { days: { days: this.days, vacation_days: this.vacation } };
  }

  /** The setup as the server reads it. */
  build(): Schemas["SetupInput"] {
    return {
      game: this.game,
      name: this.name.trim(),
      seats: this.seats,
      options: this.#options(),
      open: this.open,
      spectators: this.spectators,
      pace: this.#pace(),
      on_timeout: this.timeout,
      forced: this.forced,
    };
  }
}
