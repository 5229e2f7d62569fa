// Where the books speak of what is going on.

import type { RisingSun } from "../../api";
import { entryPlace } from "../../rules/place";
import { stepNow, type Game, type StepTag } from "./read";

const card = (name: RisingSun.Card): string => entryPlace("rising-sun", "card", name);
const kami = (name: RisingSun.Kami): string => entryPlace("rising-sun", "kami", name);

/** Steps without a rule of their own have that of their phase. */
const bySteps: Record<StepTag, string | null> = {
  over: null,
  tea: "rising-sun/alliances#tea",
  political: null,
  choose_mandate: "rising-sun/mandates#turn",
  announce: "rising-sun/figures#lotus",
  mandate: null,
  recruit: "rising-sun/recruit#all",
  worship: "rising-sun/recruit#worship",
  summoned: null,
  after_summon: "rising-sun/season-cards#how",
  end_of_recruit: "rising-sun/recruit#placing",
  marshal: "rising-sun/marshal#moving",
  toll: card("path_of_the_serpent"),
  train: "rising-sun/train#all",
  summon_monster: "rising-sun/train#monsters",
  benevolence: card("benevolence"),
  betray: "rising-sun/betray#figures",
  kami_turn: null,
  descent: null,
  place_kami: "kami-unbound/kami-on-the-map#descent",
  amaterasu: kami("amaterasu"),
  fujin: kami("fujin"),
  raijin: kami("raijin"),
  ryujin: kami("ryujin"),
  war_start: null,
  keiri: card("way_of_the_keiri"),
  war: null,
  battle: null,
  bids: "rising-sun/battle#bids",
  seppuku: "rising-sun/advantages#seppuku",
  take_hostage: "rising-sun/advantages#take-hostage",
  hire_ronin: "rising-sun/advantages#hire-ronin",
  imperial_poets: "rising-sun/advantages#imperial-poets",
  reparations: "rising-sun/battle#reparations",
  hate: card("oni_of_hate"),
  mercy: card("mercy"),
};

const byPhases: Record<RisingSun.Phase, string> = {
  tea_ceremony: "rising-sun/alliances#tea",
  political: "rising-sun/mandates",
  war: "rising-sun/war",
  over: "rising-sun/winter",
};

export const ruleNow = (game: Game): string => bySteps[stepNow(game).tag] ?? byPhases[game.phase];

/** The page about a phase as a whole. */
export const rulePhase = (phase: RisingSun.Phase): string => byPhases[phase];

/** Whether the kami are turned to. */
export const isKamiTurn = (game: Game): boolean =>
  game.agenda.some((step) => typeof step === "object" && "kami_turn" in step);

/** The aid that helps with what is going on: where the kami walk, theirs in their turns and in war. */
export const aid = ({ game }: RisingSun.SessionView): string =>
  game.kami_unbound && (isKamiTurn(game) || game.phase === "war") ? "kami-unbound/aid" : "rising-sun/aid";

export const rule = (view: RisingSun.SessionView): string => ruleNow(view.game);
