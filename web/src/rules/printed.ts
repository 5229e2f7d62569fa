// What is printed on cards, screens and boards beside their words, for the catalogue: which set a card is in, what a clan
// begins with, which events and special cards there are.

import type { RisingSun, Shogun } from "../api";

/** The sets of season cards and what each adds to the core cards; some Oni are in several. */
export const sets: Record<RisingSun.CardSet, RisingSun.Card[]> = {
  archway: [
    "benevolence",
    "path_of_the_kenin",
    "path_of_the_light",
    "justice",
    "oni_of_blood",
    "oni_of_souls",
    "path_of_the_samurai",
    "form_of_the_beast",
    "oni_of_hate",
    "oni_of_spite",
    "way_of_the_katana",
  ],
  teapot: [
    "honesty",
    "path_of_the_patron",
    "path_of_the_warlord",
    "loyalty",
    "oni_of_souls",
    "way_of_the_merchant",
    "form_of_the_kindred",
    "oni_of_hate",
    "path_of_the_unrighteous",
  ],
  horseman: [
    "courage",
    "path_of_the_ninja",
    "way_of_the_righteous",
    "mercy",
    "oni_of_blood",
    "path_of_the_monkey",
    "form_of_the_demon",
    "oni_of_hate",
    "oni_of_spite",
    "path_of_the_spirit",
  ],
  mountain: [
    "path_of_the_builder",
    "path_of_the_kannushi",
    "piety",
    "oni_of_blood",
    "path_of_sengoku",
    "path_of_the_favored",
    "sincerity",
    "form_of_the_tanuki",
    "oni_of_hate",
    "oni_of_spite",
    "way_of_the_keiri",
  ],
};

/** What stands on each clan screen beside the ability. */
export const clans: Record<RisingSun.Clan, { rank: number; income: number; home: RisingSun.Province }> = {
  koi: { rank: 1, income: 5, home: "edo" },
  lotus: { rank: 3, income: 7, home: "nagato" },
  turtle: { rank: 4, income: 6, home: "kyoto" },
  dragonfly: { rank: 5, income: 6, home: "hokkaido" },
  bonsai: { rank: 7, income: 4, home: "kyushu" },
};

export const kami: RisingSun.Kami[] = ["amaterasu", "fujin", "hachiman", "raijin", "ryujin", "susanoo", "tsukuyomi"];

export const events: Shogun.EventCard[] = [
  "theaters_calm_5",
  "theaters_calm_7",
  "wary_peasants_3",
  "strong_castles_2",
  "strong_castles_6",
  "sacred_temples_3",
  "sacred_temples_4",
  "low_taxes_0",
  "high_taxes_2",
  "rich_harvest_3",
  "poor_harvest_4",
  "few_recruits_1",
];

export const specials: Shogun.Special[] = ["extra_chest", "extra_rice", "six_armies", "attack", "defense"];

export const towers = ["steady", "crowded", "sieve", "wild"];
