// What is taught in a first game of Shogun.

import type { Shogun } from "../../api";
import { tagOf, type TagOf } from "../../core/tagged";
import { type Book, type Lesson, me, type Scene } from "../../guide/lesson";

type Name = "shogun";

type StepTag = TagOf<Shogun.Step>;

const stepOf = ({ game }: Shogun.SessionView): StepTag => tagOf(game.step);
const isAt =
  (...steps: StepTag[]) =>
  ({ view }: Scene<Name>): boolean =>
    steps.includes(stepOf(view));
/** Whether the learner has planned so much: one thing is told after the other while the plan grows. */
const planned =
  (count: number) =>
  (scene: Scene<Name>): boolean =>
    isAt("plan")(scene) && Object.keys(scene.view.game.plan ?? {}).length >= count;

/** A lesson about an action: told when somebody carries it out. */
const action = (id: string, field: Shogun.Field, rule: string): Lesson<Name> => ({
  id,
  at: ["actions", "map"],
  rule,
  weight: 55,
  heard: [["action_began", { action: field }]],
});

const lessons: Lesson<Name>[] = [
  // What lies on the table.
  {
    id: "aim",
    at: [],
    rule: "overview#winning",
    weight: 200,
    heard: ["year_began"],
    seen: isAt("draft", "station", "plan"),
  },
  {
    id: "board",
    at: ["map"],
    rule: "board#provinces",
    weight: 190,
    after: "aim",
    heard: ["year_began"],
    seen: isAt("draft", "station", "plan"),
  },
  {
    id: "draft",
    at: ["draft", "act"],
    rule: "set-up#draft",
    weight: 130,
    after: "board",
    heard: [["card_taken", { colour: me }]],
    offered: ["take_card"],
  },
  {
    id: "station",
    at: ["act"],
    rule: "set-up#start",
    weight: 129,
    offered: ["station"],
  },
  {
    id: "start",
    at: ["players"],
    rule: "set-up#start",
    weight: 108,
    after: "round",
    heard: ["round_began"],
    seen: isAt("plan"),
  },
  {
    id: "regions",
    at: ["majorities", "majorities-button"],
    rule: "board#regions",
    weight: 33,
    after: "round",
    seen: isAt("plan", "act", "march"),
  },

  // Planning.
  {
    id: "round",
    at: ["actions"],
    rule: "rounds#round",
    weight: 109,
    after: "board",
    heard: ["round_began"],
    seen: isAt("plan"),
  },
  {
    id: "planning",
    at: ["planning", "act"],
    rule: "planning#fields",
    weight: 107,
    after: "round",
    heard: [["plan_committed", { colour: me }]],
    offered: ["plan"],
  },
  {
    id: "actions",
    at: ["planning", "act"],
    rule: "planning#actions",
    weight: 106,
    after: "planning",
    heard: [["plan_committed", { colour: me }]],
    seen: planned(1),
  },
  {
    id: "bluff",
    at: ["hand", "planning"],
    rule: "planning#fields",
    weight: 104,
    after: "actions",
    heard: [["plan_committed", { colour: me }]],
    seen: planned(3),
  },
  {
    id: "bid",
    at: ["bid", "planning"],
    rule: "turn-order#auction",
    weight: 103,
    after: "bluff",
    heard: [["plan_committed", { colour: me }]],
    seen: planned(5),
  },
  { id: "events", at: ["events"], rule: "events#how", weight: 102, after: "bid", seen: planned(7) },

  // Turn order.
  { id: "event", at: ["events"], rule: "events#effects", weight: 84, heard: ["event_drawn"] },
  {
    id: "auction",
    at: ["places", "order"],
    rule: "turn-order#auction",
    weight: 88,
    heard: ["bid_shown"],
    offered: ["choose_place"],
  },
  {
    id: "specials",
    at: ["places", "order", "players"],
    rule: "turn-order#specials",
    weight: 83,
    after: "auction",
    heard: ["place_taken"],
  },

  // The ten actions.
  { id: "carry-out", at: ["actions", "plan"], rule: "rounds#actions", weight: 86, heard: ["action_began"] },
  action("castle", "castle", "building#rule"),
  action("temple", "temple", "building#rule"),
  action("theater", "theater", "building#rule"),
  action("rice", "rice", "collecting#yield"),
  action("tax", "tax", "collecting#yield"),
  action("five-armies", "five_armies", "armies#rule"),
  action("three-armies", "three_armies", "armies#rule"),
  action("one-army", "one_army", "armies#move"),
  { ...action("battle-a", "battle_a", "marching#march"), weight: 64 },
  action("battle-b", "battle_b", "marching#must"),
  {
    id: "march",
    at: ["map", "act"],
    rule: "marching#must",
    weight: 115,
    heard: [
      ["attacked", { colour: me }],
      ["moved", { colour: me }],
    ],
    offered: ["march"],
  },
  { id: "lapse", at: ["plan", "actions"], rule: "rounds#must", weight: 48, heard: [["action_lapsed", { colour: me }]] },
  { id: "unrest", at: ["map"], rule: "collecting#unrest", weight: 66, heard: ["unrest_grew"] },

  // Battles.
  { id: "tower", at: ["battle", "tower"], rule: "tower#how", weight: 92, heard: ["battle_fought", "revolt_fought"] },
  { id: "result", at: ["battle", "map"], rule: "battle#result", weight: 68, after: "tower", heard: ["battle_fought"] },
  {
    id: "neutral",
    at: ["battle", "map"],
    rule: "battle#peasants",
    weight: 60,
    after: "tower",
    heard: [["attacked", { defender: "null" }]],
  },
  {
    id: "draw",
    at: ["battle", "map"],
    rule: "battle#result",
    weight: 67,
    after: "tower",
    heard: [["battle_fought", { ending: "drawn" }]],
  },
  { id: "card", at: ["plan", "map"], rule: "battle#card", weight: 62, heard: ["card_passed"] },
  { id: "revolt", at: ["battle", "map"], rule: "revolts#how", weight: 69, heard: ["revolt_broke"] },

  // Winter and the second year.
  { id: "winter", at: ["winter", "players"], rule: "winter#rice", weight: 98, heard: ["winter_came"] },
  { id: "hunger", at: ["winter", "players"], rule: "winter#table", weight: 85, after: "winter", heard: ["unsupplied"] },
  { id: "scoring", at: ["winter", "players"], rule: "scoring#points", weight: 97, heard: ["scored"] },
  {
    id: "majorities",
    at: ["majorities", "winter"],
    rule: "scoring#majorities",
    weight: 82,
    after: "scoring",
    heard: ["majority_scored"],
  },
  {
    id: "second-year",
    at: ["events", "actions"],
    rule: "rounds#winter",
    weight: 96,
    heard: [["year_began", { year: "2" }]],
  },
  { id: "end", at: ["winter"], rule: "scoring#end", weight: 150, heard: ["won"], seen: isAt("over") },

  // The page itself.
  { id: "undo", at: ["undo"], weight: 31, after: "bid", seen: ({ undo }) => undo },
  {
    id: "promises",
    at: ["deals"],
    rule: "secrets#promises",
    weight: 30,
    after: "events",
    heard: ["offer_made", "promise_made"],
    seen: isAt("plan"),
  },
];

/** The parts of a round, by the step. */
const parts: Record<StepTag, string> = {
  draft: "draft",
  station: "draft",
  plan: "plan",
  choose_place: "actions",
  act: "actions",
  march: "actions",
  winter: "winter",
  revolt: "winter",
  over: "actions",
};

export default {
  lessons,
  isNew: (view) =>
    view.game.year === 1 && view.game.season === "spring" && ["draft", "station", "plan"].includes(stepOf(view)),
  part: (view) => `${view.game.year} ${view.game.season} ${parts[stepOf(view)]}`,
} satisfies Book<Name>;
