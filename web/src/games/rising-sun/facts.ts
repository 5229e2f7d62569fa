// What is printed on the board and on the cards, as the rules publish it. None of it decides anything here: it is shown.

import type { RisingSun } from "../../api";
import published from "../../api/rising-sun-facts.json";
import { by } from "../../core/records";

const facts = published as unknown as RisingSun.Facts;

export const { advantages, card_types: cardTypes, clans, kami, mandates, seasons, sets, track } = facts;

/** What stands on each season card beside its effect. */
export const cards: Record<RisingSun.Card, RisingSun.CardFacts> = by(facts.cards, "card");
/** The provinces from north to south. */
export const provinces = facts.provinces.map((row) => row.province);
const rows: Record<RisingSun.Province, RisingSun.ProvinceFacts> = by(facts.provinces, "province");
/** A good by the name of its mark. */
export type Good = "vp" | "coin" | "ronin";
/** What a Harvest yields in a province, each good by the name of its mark. */
export function rewardOf(province: RisingSun.Province): [Good, number][] {
  const { vp, coins, ronin } = rows[province].reward;
  const goods: [Good, number][] = [
    ["vp", vp],
    ["coin", coins],
    ["ronin", ronin],
  ];
  return goods.filter(([, count]) => count > 0);
}
/** What a war province token of a season is worth in Winter. */
export const tokenWorth = (season: RisingSun.Season): number => facts.token_worth[season] ?? 0;
/** In this order figures are lined up; monsters and kami follow. */
export const common: RisingSun.Figure[] = ["daimyo", "bushi", "shinto"];
