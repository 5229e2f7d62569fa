// Where the books speak of what is going on.

import type { Shogun } from "../api";
import { stepOf } from "./read";

const bySteps: Record<ReturnType<typeof stepOf>["name"], string> = {
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

export const ruleNow = (game: Shogun.View): string => {
  const step = stepOf(game);
  return step.name === "march" && step.field === "one_army" ? "shogun/armies#move" : bySteps[step.name];
};

export const rule = (view: Shogun.SessionView): string => ruleNow(view.game);
