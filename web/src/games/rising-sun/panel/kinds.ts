// Which panel serves which decision, and which actions the panels offer.

import type { RisingSun } from "../../../api";
import type { TagOf } from "../../../core/tagged";
import type { Game, StepTag } from "../read";

export type Panel = "tea" | "tiles" | "market" | "chooser" | "answers" | "bids" | "winter" | "none";

const panels: Record<StepTag, Panel> = {
  over: "winter",
  tea: "tea",
  political: "none",
  choose_mandate: "tiles",
  announce: "tiles",
  mandate: "none",
  recruit: "chooser",
  worship: "chooser",
  summoned: "none",
  after_summon: "chooser",
  end_of_recruit: "chooser",
  marshal: "chooser",
  toll: "answers",
  train: "market",
  summon_monster: "chooser",
  benevolence: "answers",
  betray: "chooser",
  kami_turn: "none",
  descent: "none",
  place_kami: "chooser",
  amaterasu: "answers",
  fujin: "chooser",
  raijin: "chooser",
  ryujin: "market",
  war_start: "none",
  keiri: "chooser",
  war: "none",
  battle: "none",
  bids: "bids",
  seppuku: "answers",
  take_hostage: "chooser",
  hire_ronin: "answers",
  imperial_poets: "answers",
  reparations: "answers",
  hate: "chooser",
  mercy: "answers",
};

export type Stage = "tiles" | "market" | "battle";

/** What lies over the board, where there is room: a battle for all to see, the rest for whoever decides. */
export function stageOf(game: Game, step: StepTag, isMine: boolean): Stage | null {
  if (game.battle) return "battle";
  const panel = panelOf(step);
  return isMine && (panel === "tiles" || panel === "market") ? panel : null;
}

export const panelOf = (step: StepTag): Panel => panels[step];

/** Whether the panels or the board offer an action. */
export const handles: Record<TagOf<RisingSun.Action>, boolean> = {
  ready: true,
  not_ready: true,
  choose_mandate: true,
  announce: true,
  summon: true,
  worship: true,
  stay: true,
  place_figure: true,
  move_figure: true,
  move_stronghold: true,
  build_stronghold: true,
  demand_toll: true,
  waive_toll: true,
  buy_card: true,
  give_coin: true,
  replace: true,
  kill_figure: true,
  take_from_richest: true,
  spare: true,
  kill: true,
  rise_to_top: true,
  place_kami: true,
  move_worshipper: true,
  bid: true,
  take_back_bids: true,
  execute: true,
  take_hostage: true,
  done: true,
};
