// What is printed on the board and on the province cards: to which region a province belongs on either side, what it
// yields and how many buildings it has room for.

import type { Shogun } from "../api";

export interface Printed {
  /** The region on the sun side and on the moon side. */
  sun: Shogun.Region;
  moon: Shogun.Region;
  chests: number;
  rice: number;
  sites: number;
}

const row = (sun: Shogun.Region, moon: Shogun.Region, chests: number, rice: number, sites: number): Printed => ({
  sun,
  moon,
  chests,
  rice,
  sites,
});

export const printed: Record<Shogun.Province, Printed> = {
  aki: row("green", "green", 4, 3, 2),
  awa_boso: row("yellow", "yellow", 3, 4, 2),
  awa_shikoku: row("purple", "purple", 4, 2, 2),
  bingo: row("green", "green", 3, 4, 2),
  bitchu: row("green", "green", 5, 3, 2),
  bizen: row("green", "green", 4, 2, 1),
  echigo: row("brown", "brown", 5, 3, 2),
  echizen: row("red", "brown", 4, 4, 2),
  etchu: row("brown", "brown", 7, 3, 3),
  harima: row("red", "red", 4, 4, 2),
  hida: row("red", "red", 4, 2, 2),
  hitachi: row("brown", "yellow", 3, 4, 1),
  hoki: row("green", "green", 6, 5, 2),
  ise: row("purple", "purple", 5, 3, 2),
  iwami: row("green", "green", 7, 2, 1),
  iyo: row("purple", "purple", 3, 4, 3),
  izu: row("yellow", "yellow", 6, 2, 3),
  izumo: row("green", "green", 3, 3, 3),
  kaga: row("brown", "brown", 4, 5, 3),
  kai: row("yellow", "red", 5, 3, 1),
  kazusa: row("yellow", "yellow", 5, 3, 3),
  kii: row("purple", "purple", 5, 4, 2),
  kozuke: row("brown", "brown", 3, 4, 2),
  mikawa: row("red", "red", 6, 3, 1),
  mimasaka: row("green", "red", 7, 3, 1),
  mino: row("red", "red", 3, 5, 1),
  musashi: row("yellow", "yellow", 6, 3, 2),
  mutsu: row("brown", "brown", 4, 3, 2),
  noto: row("brown", "brown", 5, 2, 2),
  omi: row("red", "red", 3, 2, 3),
  owari: row("red", "purple", 6, 2, 2),
  sagami: row("yellow", "yellow", 3, 4, 3),
  sanuki: row("purple", "green", 6, 2, 1),
  settsu: row("purple", "purple", 7, 3, 1),
  shima: row("purple", "purple", 4, 3, 1),
  shimosa: row("yellow", "yellow", 5, 5, 1),
  shimotsuke: row("brown", "brown", 6, 2, 3),
  shinano: row("brown", "red", 6, 2, 3),
  suruga: row("yellow", "yellow", 7, 3, 2),
  tajima: row("green", "green", 4, 4, 1),
  tamba: row("red", "red", 7, 2, 1),
  tosa: row("purple", "purple", 6, 3, 2),
  totomi: row("yellow", "yellow", 6, 2, 2),
  wakasa: row("red", "brown", 6, 2, 2),
  yamato: row("purple", "purple", 5, 4, 2),
};

/** All provinces in the order of the alphabet. */
export const provinces = Object.keys(printed) as Shogun.Province[];

/** The regions from west to east. */
export const regions: readonly Shogun.Region[] = ["green", "purple", "red", "yellow", "brown"];

export const buildings: readonly Shogun.Building[] = ["castle", "temple", "theater"];

/** The fields of a player board in its order: ten actions and the bid. */
export const fields: readonly Shogun.Field[] = [
  "castle",
  "temple",
  "theater",
  "rice",
  "tax",
  "five_armies",
  "three_armies",
  "one_army",
  "battle_a",
  "battle_b",
  "bid",
];

/** How many actions a round has. */
export const actions = 10;

/** What is printed beside a field: its price in chests. */
export const prices: Partial<Record<Shogun.Field, number>> = {
  castle: 3,
  temple: 2,
  theater: 1,
  five_armies: 3,
  three_armies: 2,
  one_army: 1,
};
