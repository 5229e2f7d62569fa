// Where the books speak of what is going on.

import type { Shogun } from "../../api";
import { stepOf, type StepTag } from "./read";

const bySteps: Record<StepTag, string> = {
  draft: "shogun/set-up#draft",
  station: "shogun/set-up#draft",
  plan: "shogun/planning",
  choose_place: "shogun/turn-order#auction",
  act: "shogun/rounds#actions",
  march: "shogun/marching",
  winter: "shogun/winter",
  revolt: "shogun/revolts",
  over: "shogun/scoring",
};

/** The rule about each field of the planning board. */
export const fieldRules: Record<Shogun.Field, string> = {
  castle: "shogun/building",
  temple: "shogun/building",
  theater: "shogun/building",
  rice: "shogun/collecting",
  tax: "shogun/collecting",
  five_armies: "shogun/armies",
  three_armies: "shogun/armies",
  one_army: "shogun/armies#move",
  battle_a: "shogun/marching",
  battle_b: "shogun/marching",
  bid: "shogun/turn-order",
};

export const ruleNow = (game: Shogun.View): string => {
  const step = stepOf(game);
  return step.name === "march" && step.field === "one_army" ? "shogun/armies#move" : bySteps[step.name];
};

/** The aid that helps with what is going on. */
export const aid = (): string => "shogun/aid";

export const rule = (view: Shogun.SessionView): string => ruleNow(view.game);
