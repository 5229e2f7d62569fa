// A table as it is being set up: every choice that there is, with what most people want as the default.

import type { GameName, OptionsOf } from "../../api";
import type { Schemas } from "../../core/http";
import { findGame, games } from "../../games";
import type { OptionsDraft } from "../../games/game";

export type Pace = "untimed" | "live" | "days";
const firstGame = games[0]?.name as GameName;

export class Draft {
  game = $state<GameName>(firstGame);
  name = $state("");
  seats = $state(3);
  open = $state(false);
  spectators = $state(true);
  forced = $state(true);
  timeout = $state<Schemas["OnTimeout"]>("bot");

  pace = $state<Pace>("untimed");
  minutes = $state(30);
  seconds = $state(30);
  days = $state(3);
  vacation = $state(14);

  /** The options of each game, so that nothing is lost when somebody looks at another game. */
  readonly #options = new Map<GameName, OptionsDraft>();
  /** The options of the game that is chosen. */
  readonly options = $derived(this.#options.get(this.game));

  /** Whether enough is chosen to begin. */
  readonly isComplete = $derived(this.options?.isComplete ?? false);

  constructor(setup?: Schemas["Setup"]) {
    for (const { name, setup: part } of games) {
      const options = setup?.game === name ? (setup.options as Partial<OptionsOf<GameName>>) : undefined;
      this.#options.set(name, part.draft(options));
    }
    if (!setup) return;
    const game = findGame(setup.game);
    if (game) this.game = game.name;
    this.name = setup.name;
    this.seats = setup.seats;
    this.open = setup.open;
    this.spectators = setup.spectators;
    this.forced = setup.forced;
    this.timeout = setup.on_timeout;
    this.#readPace(setup.pace);
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
      options: { ...this.options?.build() },
      open: this.open,
      spectators: this.spectators,
      pace: this.#pace(),
      on_timeout: this.timeout,
      forced: this.forced,
    };
  }
}
