// What the players of Rising Sun choose before they begin.

import type { RisingSun } from "../../api";
import { clans, first_game, kami, sets, shrines } from "../../api/rising-sun-facts.json";
import { nameOf } from "../../core/names";
import { say } from "../../core/words.svelte";
import type { GameSetup, OptionsDraft, SetupFact } from "../game";
import Form from "./Setup.svelte";

export const setChoices = ["random", ...sets] as RisingSun.SetChoice[];
export const allKami = kami as RisingSun.Kami[];
/** How many kami have a shrine in a game. */
export const shrineCount = shrines;

type KamiMode = "random" | "first-game" | "chosen";

export class RisingSunDraft implements OptionsDraft<"rising-sun"> {
  set = $state<RisingSun.SetChoice>("random");
  kami = $state<KamiMode>("random");
  chosen = $state(first_game as RisingSun.Kami[]);
  unbound = $state(false);

  readonly isComplete = $derived(this.kami !== "chosen" || this.chosen.length === shrineCount);

  constructor(options: Partial<RisingSun.Options> = {}) {
    const { set, kami, kami_unbound } = options;
    if (set) this.set = set;
    if (Array.isArray(kami)) [this.kami, this.chosen] = ["chosen", kami];
    else if (kami === "first-game") this.kami = kami;
    this.unbound = kami_unbound === true;
  }

  build(): Partial<RisingSun.Options> {
    const kami = this.kami === "chosen" ? (this.chosen as RisingSun.KamiChoice) : this.kami;
    return { set: this.set, kami, kami_unbound: this.unbound };
  }

  facts(): SetupFact[] {
    const set = this.set === "random" ? say("page-set-random") : nameOf(this.set);
    const kami = this.kami === "chosen" ? this.chosen.map(nameOf).join(", ") : say(`page-kami-${this.kami}`);
    return [
      { text: say("page-fact-set", { set }) },
      { text: say("page-fact-kami", { kami }) },
      ...(this.unbound ? [{ text: say("page-unbound"), rule: "kami-unbound/overview" }] : []),
    ];
  }
}

export const setup: GameSetup<"rising-sun", RisingSunDraft> = {
  seats: clans.map((row) => row.clan as RisingSun.Clan),
  draft: (options) => new RisingSunDraft(options),
  Form,
};
