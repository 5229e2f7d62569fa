// Which panel serves which decision, and which actions the panels offer.

import { tagOf } from "../../../core/choices";
import type { Game } from "../read";

export type Panel = "tea" | "tiles" | "market" | "chooser" | "answers" | "bids" | "winter" | "none";

const panels: Record<string, Panel> = {
  tea: "tea",
  choose_mandate: "tiles",
  announce: "tiles",
  train: "market",
  ryujin: "market",
  recruit: "chooser",
  worship: "chooser",
  after_summon: "chooser",
  end_of_recruit: "chooser",
  marshal: "chooser",
  fujin: "chooser",
  raijin: "chooser",
  summon_monster: "chooser",
  betray: "chooser",
  place_kami: "chooser",
  keiri: "chooser",
  hate: "chooser",
  take_hostage: "chooser",
  toll: "answers",
  benevolence: "answers",
  amaterasu: "answers",
  seppuku: "answers",
  hire_ronin: "answers",
  imperial_poets: "answers",
  reparations: "answers",
  mercy: "answers",
  bids: "bids",
  over: "winter",
};

export type Stage = "tiles" | "market" | "battle";

/** What lies over the board, where there is room: a battle for all to see, the rest for whoever decides. */
export function stageOf(game: Game, step: string, isMine: boolean): Stage | null {
  if (game.battle) return "battle";
  const panel = panelOf(step);
  return isMine && (panel === "tiles" || panel === "market") ? panel : null;
}

export const panelOf = (step: string): Panel => panels[step] ?? "none";

const offered = new Set([
  "ready",
  "not_ready",
  "choose_mandate",
  "announce",
  "summon",
  "worship",
  "stay",
  "place_figure",
  "move_figure",
  "move_stronghold",
  "build_stronghold",
  "demand_toll",
  "waive_toll",
  "buy_card",
  "give_coin",
  "replace",
  "kill_figure",
  "take_from_richest",
  "spare",
  "kill",
  "rise_to_top",
  "place_kami",
  "move_worshipper",
  "bid",
  "take_back_bids",
  "execute",
  "take_hostage",
  "done",
]);

/** Whether the panels offer this already. */
export const handles = (action: unknown): boolean => offered.has(tagOf(action));
