// What is taught in a first game of Rising Sun.

import type { RisingSun } from "../../api";
import { tagOf, type TagOf } from "../../core/tagged";
import { type Book, type Lesson, me, type Scene } from "../../guide/lesson";

type Name = "rising-sun";

const monsters = [
  "komainu",
  "oni_of_skulls",
  "yurei",
  "oni_of_blood",
  "oni_of_souls",
  "river_dragon",
  "oni_of_hate",
  "oni_of_spite",
];

const player = ({ view, me }: Scene<Name>) => view.game.players.find(({ clan }) => clan === me);
const isIn =
  (phase: RisingSun.Phase) =>
  ({ view }: Scene<Name>): boolean =>
    view.game.phase === phase;
/** Whether the learner is asked this. */
const asks =
  (step: TagOf<RisingSun.Step>) =>
  ({ view, me }: Scene<Name>): boolean =>
    view.game.waiting_for.includes(me as RisingSun.Clan) && tagOf(view.game.agenda.at(-1) ?? "over") === step;

const lessons: Lesson<Name>[] = [
  // What lies on the table.
  { id: "aim", at: [], rule: "overview#winning", weight: 200, heard: ["season_began"], seen: isIn("tea_ceremony") },
  {
    id: "board",
    at: ["map"],
    rule: "board#provinces",
    weight: 190,
    after: "aim",
    heard: ["season_began"],
    seen: isIn("tea_ceremony"),
  },
  {
    id: "tea",
    at: ["act"],
    rule: "alliances#tea",
    weight: 110,
    after: "board",
    heard: [["declared_ready", { clan: me }]],
    offered: ["ready"],
  },
  {
    id: "deals",
    at: ["deals"],
    rule: "deals#offers",
    weight: 60,
    after: "tea",
    seen: isIn("tea_ceremony"),
  },
  { id: "honor", at: ["honor"], rule: "honor#rule", weight: 35, after: "tea", seen: () => true },
  { id: "seasons", at: ["track"], rule: "seasons#phases", weight: 40, after: "tea", seen: () => true },
  { id: "war-provinces", at: ["wars"], rule: "seasons#setup", weight: 34, after: "seasons", seen: () => true },
  { id: "clan", at: ["players"], rule: "figures#clans", weight: 33, after: "tea", seen: isIn("political") },

  // Bargaining.
  { id: "alliance", at: ["players"], rule: "alliances#effects", weight: 62, heard: ["alliance_formed"] },
  {
    id: "promises",
    at: ["deals"],
    rule: "deals#promises",
    weight: 61,
    after: "deals",
    heard: ["promise_made"],
    seen: ({ view }) => view.offers.some((offer) => offer.i_promise.length + offer.you_promise.length > 0),
  },

  // The mandates.
  {
    id: "mandates",
    at: ["mandates", "track"],
    rule: "mandates#course",
    weight: 105,
    heard: ["political_phase_began"],
    seen: isIn("political"),
  },
  {
    id: "choose",
    at: ["tiles", "act"],
    rule: "mandates#turn",
    weight: 104,
    heard: [["mandate_chosen", { clan: me }]],
    offered: ["choose_mandate"],
  },
  {
    id: "recruit",
    at: ["map"],
    rule: "recruit#all",
    weight: 70,
    heard: [["mandate_chosen", { mandate: "recruit" }]],
    seen: asks("recruit"),
  },
  { id: "worship", at: ["shrines"], rule: "recruit#worship", weight: 68, heard: ["worshipped"], offered: ["worship"] },
  {
    id: "marshal",
    at: ["map"],
    rule: "marshal#moving",
    weight: 70,
    heard: [["mandate_chosen", { mandate: "marshal" }]],
    seen: asks("marshal"),
  },
  {
    id: "strongholds",
    at: ["map"],
    rule: "marshal#strongholds",
    weight: 66,
    heard: ["stronghold_built"],
    offered: ["build_stronghold"],
  },
  {
    id: "train",
    at: ["market", "act"],
    rule: "train#all",
    weight: 70,
    heard: [["mandate_chosen", { mandate: "train" }]],
    seen: asks("train"),
  },
  { id: "cards", at: ["market", "act"], rule: "season-cards#types", weight: 69, after: "train", seen: asks("train") },
  {
    id: "monsters",
    at: ["map"],
    rule: "train#monsters",
    weight: 58,
    heard: monsters.map((card) => ["card_bought", { card }] as const),
  },
  {
    id: "harvest",
    at: ["map"],
    rule: "harvest#bonus",
    weight: 70,
    heard: [["mandate_chosen", { mandate: "harvest" }]],
  },
  {
    id: "betray",
    at: ["map"],
    rule: "betray#figures",
    weight: 70,
    heard: [["mandate_chosen", { mandate: "betray" }]],
    seen: asks("betray"),
  },
  {
    id: "bonus",
    at: ["mandates", "track"],
    rule: "mandates#kinds",
    weight: 56,
    after: "choose",
    heard: [["mandate_chosen", { clan: me }]],
  },
  { id: "kami", at: ["shrines"], rule: "kami#turns", weight: 65, heard: ["kami_turn_began"] },
  {
    id: "ronin",
    at: ["players"],
    rule: "advantages#hire-ronin",
    weight: 45,
    heard: ["ronin_gained"],
    seen: (scene) => (player(scene)?.ronin ?? 0) > 0,
  },

  // War.
  { id: "war", at: ["wars", "track"], rule: "war#start", weight: 122, heard: ["war_phase_began"] },
  {
    id: "battle",
    at: ["battle", "act"],
    rule: "battle#who",
    weight: 121,
    heard: ["battle_began"],
    seen: ({ view }) => Boolean(view.game.battle),
  },
  {
    id: "bids",
    at: ["act", "battle"],
    rule: "battle#bids",
    weight: 120,
    after: "battle",
    heard: [["bids_revealed", { clan: me }]],
    offered: ["bid"],
  },
  {
    id: "seppuku",
    at: ["battle", "act"],
    rule: "advantages#seppuku",
    weight: 76,
    heard: [["advantage_won", { advantage: "seppuku" }]],
    seen: asks("seppuku"),
  },
  {
    id: "take-hostage",
    at: ["battle", "act"],
    rule: "advantages#take-hostage",
    weight: 76,
    heard: [["advantage_won", { advantage: "take_hostage" }]],
    seen: asks("take_hostage"),
  },
  {
    id: "hire-ronin",
    at: ["battle", "act"],
    rule: "advantages#hire-ronin",
    weight: 76,
    heard: [["advantage_won", { advantage: "hire_ronin" }]],
    seen: asks("hire_ronin"),
  },
  {
    id: "imperial-poets",
    at: ["battle", "act"],
    rule: "advantages#imperial-poets",
    weight: 76,
    heard: [["advantage_won", { advantage: "imperial_poets" }]],
    seen: asks("imperial_poets"),
  },
  {
    id: "outcome",
    at: ["battle", "map"],
    rule: "battle#outcome",
    weight: 74,
    after: "battle",
    heard: ["bids_discarded"],
  },
  { id: "reparations", at: ["players"], rule: "battle#reparations", weight: 72, heard: ["reparations_paid"] },
  { id: "tokens", at: ["wars", "track"], rule: "winter#set-bonus", weight: 71, after: "war", heard: ["token_won"] },
  { id: "quiet", at: ["wars", "track"], rule: "war#cases", weight: 57, heard: ["token_discarded"] },

  // The year goes on.
  { id: "season-end", at: ["players"], rule: "seasons#cleanup", weight: 95, heard: ["season_ended"] },
  { id: "hostages", at: ["players"], rule: "seasons#setup", weight: 50, heard: ["hostage_returned"] },
  {
    id: "autumn",
    at: ["market", "players"],
    rule: "winter#upgrades",
    weight: 80,
    heard: [["season_began", { season: "autumn" }]],
  },
  { id: "winter", at: ["act"], rule: "winter#order", weight: 150, heard: ["winter_began"], seen: isIn("over") },

  // The page itself.
  { id: "undo", at: ["undo"], weight: 38, after: "mandates", seen: ({ undo }) => undo },
  { id: "ahead", at: ["act"], weight: 32, after: "choose", seen: ({ offered }) => offered.size > 0 },
];

export default {
  lessons,
  isNew: ({ game }) => game.season === "spring" && game.phase === "tea_ceremony",
  part: ({ game }) => `${game.season} ${game.phase}`,
} satisfies Book<Name>;
