// What is printed on the board and on the cards. None of it decides anything here: it is shown.

import type { RisingSun } from "../api";

export type CardType = "enhancement" | "virtue" | "monster" | "war_upgrade" | "winter_upgrade";
export const cardTypes: CardType[] = ["enhancement", "virtue", "monster", "war_upgrade", "winter_upgrade"];

export interface Printed {
  type: CardType;
  season: RisingSun.Season;
  cost: number;
}

const printed = (season: RisingSun.Season, type: CardType, cards: Partial<Record<RisingSun.Card, number>>) =>
  Object.entries(cards).map(([card, cost]): [string, Printed] => [card, { type, season, cost }]);

/** What stands on each season card beside its effect. */
export const cards: Record<string, Printed> = Object.fromEntries([
  ...printed("spring", "enhancement", {
    path_of_the_lion: 0,
    path_of_the_kenin: 2,
    path_of_the_light: 1,
    path_of_the_patron: 2,
    path_of_the_warlord: 1,
    path_of_the_ninja: 2,
    path_of_the_builder: 0,
    path_of_the_kannushi: 2,
  }),
  ...printed("summer", "enhancement", {
    path_of_the_serpent: 0,
    path_of_the_samurai: 2,
    way_of_the_merchant: 2,
    path_of_the_monkey: 0,
    path_of_sengoku: 1,
    path_of_the_favored: 1,
  }),
  ...printed("autumn", "enhancement", { path_of_the_dragon: 3, path_of_the_unrighteous: 0, path_of_the_spirit: 2 }),
  ...printed("spring", "virtue", { righteousness: 2, benevolence: 1, honesty: 0, courage: 3, piety: 1 }),
  ...printed("summer", "virtue", { respect: 0, justice: 1, loyalty: 1, mercy: 1, sincerity: 1 }),
  ...printed("spring", "monster", { komainu: 2, oni_of_skulls: 2 }),
  ...printed("summer", "monster", { yurei: 3, oni_of_blood: 3, oni_of_souls: 2 }),
  ...printed("autumn", "monster", { river_dragon: 3, oni_of_hate: 3, oni_of_spite: 3 }),
  ...printed("spring", "war_upgrade", { way_of_the_shogun: 2, way_of_the_righteous: 2 }),
  ...printed("summer", "war_upgrade", { way_of_bushido: 3, way_of_the_ronin: 1 }),
  ...printed("autumn", "war_upgrade", { way_of_the_moneylender: 0, way_of_the_katana: 3, way_of_the_keiri: 0 }),
  ...printed("autumn", "winter_upgrade", {
    form_of_the_kitsune: 4,
    form_of_the_phoenix: 3,
    form_of_the_beast: 4,
    form_of_the_kindred: 3,
    form_of_the_demon: 3,
    form_of_the_tanuki: 2,
  }),
]);

export type Goods = { vp?: number; coin?: number; ronin?: number };

/** What a Harvest yields in a province. */
export const rewards: Record<RisingSun.Province, Goods> = {
  hokkaido: { ronin: 2 },
  oshu: { coin: 3 },
  edo: { vp: 2, coin: 2 },
  kyoto: { vp: 4 },
  kansai: { vp: 3 },
  nagato: { vp: 1, coin: 1, ronin: 1 },
  shikoku: { coin: 3 },
  kyushu: { vp: 1, coin: 1, ronin: 1 },
};

/** What a war province token of a season is worth in Winter. */
export const tokenWorth: Record<RisingSun.Season, number> = { spring: 1, summer: 2, autumn: 3, winter: 0 };

/** The spaces of the political track: mandates, and the turns of the kami among them. */
export const track: ("mandate" | "kami")[] = [
  "mandate",
  "mandate",
  "mandate",
  "kami",
  "mandate",
  "mandate",
  "kami",
  "mandate",
  "mandate",
  "kami",
];

export const advantages: RisingSun.Advantage[] = ["seppuku", "take_hostage", "hire_ronin", "imperial_poets"];
export const mandates: RisingSun.Mandate[] = ["recruit", "marshal", "train", "harvest", "betray"];
export const seasons: RisingSun.Season[] = ["spring", "summer", "autumn"];
/** In this order figures are lined up; monsters and kami follow. */
export const common = ["daimyo", "bushi", "shinto"];
