// Where the books speak of what is going on.

import type { RisingSun } from "../api";
import { entryPlace } from "../rules/place";
import { stepNow, type Game } from "./read";

const card = (name: string): string => entryPlace("rising-sun", "card", name);
const kami = (name: string): string => entryPlace("rising-sun", "kami", name);

const bySteps: Record<string, string> = {
  tea: "rising-sun/alliances#tea",
  choose_mandate: "rising-sun/mandates#turn",
  announce: "rising-sun/figures#lotus",
  recruit: "rising-sun/recruit#all",
  worship: "rising-sun/recruit#worship",
  after_summon: "rising-sun/season-cards#how",
  end_of_recruit: "rising-sun/recruit#placing",
  marshal: "rising-sun/marshal#moving",
  toll: card("path_of_the_serpent"),
  train: "rising-sun/train#all",
  summon_monster: "rising-sun/train#monsters",
  benevolence: card("benevolence"),
  betray: "rising-sun/betray#figures",
  place_kami: "kami-unbound/kami-on-the-map#descent",
  amaterasu: kami("amaterasu"),
  fujin: kami("fujin"),
  raijin: kami("raijin"),
  ryujin: kami("ryujin"),
  keiri: card("way_of_the_keiri"),
  hate: card("oni_of_hate"),
  mercy: card("mercy"),
  bids: "rising-sun/battle#bids",
  seppuku: "rising-sun/advantages#seppuku",
  take_hostage: "rising-sun/advantages#take-hostage",
  hire_ronin: "rising-sun/advantages#hire-ronin",
  imperial_poets: "rising-sun/advantages#imperial-poets",
  reparations: "rising-sun/battle#reparations",
};

const byPhases: Record<RisingSun.Phase, string> = {
  tea_ceremony: "rising-sun/alliances#tea",
  political: "rising-sun/mandates",
  war: "rising-sun/war",
  over: "rising-sun/winter",
};

export const ruleNow = (game: Game): string => bySteps[stepNow(game).tag] ?? byPhases[game.phase];

export const rule = (view: RisingSun.SessionView): string => ruleNow(view.game);
