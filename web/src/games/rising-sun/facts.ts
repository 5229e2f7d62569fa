// What is printed on the board and on the cards, as the rules publish it. None of it decides anything here: it is shown.

import type { RisingSun } from "../../api";
import published from "../../api/rising-sun-facts.json";
import { by } from "../../core/facts";

const facts = published as unknown as RisingSun.Facts;

export const { advantages, card_types: cardTypes, clans, kami, mandates, seasons, sets, track } = facts;

/** What stands on each season card beside its effect. */
export const cards: Record<string, RisingSun.CardFacts> = by(facts.cards, "card");
/** The provinces from north to south. */
export const provinces = facts.provinces.map((row) => row.province);
const rows: Record<string, RisingSun.ProvinceFacts> = by(facts.provinces, "province");
/** What a Harvest yields in a province, each good by the name of its mark. */
export function rewardOf(province: string): [string, number][] {
  const { vp = 0, coins = 0, ronin = 0 } = rows[province]?.reward ?? {};
  const goods: [string, number][] = [
    ["vp", vp],
    ["coin", coins],
    ["ronin", ronin],
  ];
  return goods.filter(([, count]) => count > 0);
}
/** What a war province token of a season is worth in Winter. */
export const tokenWorth = (season: RisingSun.Season): number => facts.token_worth[season] ?? 0;
/** In this order figures are lined up; monsters and kami follow. */
export const common = ["daimyo", "bushi", "shinto"];
