// From why something cannot be done to the rule that says so, by the reason that the game gives. Reasons that no rule
// explains, such as another player's turn, are left out.

import { tagOf } from "../core/choices";

const risingSun: Record<string, string> = {
  no_such_tile: "rising-sun/mandates#turn",
  not_in_reserve: "rising-sun/recruit#all",
  no_stronghold_there: "rising-sun/recruit#all",
  strongholds_used: "rising-sun/recruit#all",
  summons_used: "rising-sun/recruit#all",
  already_moved: "rising-sun/marshal#moving",
  not_adjacent: "rising-sun/marshal#moving",
  already_there: "rising-sun/marshal#moving",
  no_stronghold_to_move: "rising-sun/figures#turtle",
  stronghold_already_moved: "rising-sun/figures#turtle",
  strongholds_stand_fast: "rising-sun/figures#turtle",
  held_by_susanoo: "kami-unbound/powers#rulings",
  protected_by_amaterasu: "kami-unbound/powers#rulings",
  already_at_shrine: "rising-sun/kami#worship",
  no_such_shrine: "rising-sun/kami#worship",
  not_a_shinto: "rising-sun/kami#worship",
  route_closed: "rising-sun/cards#card-path-of-the-serpent",
  no_bonus: "rising-sun/mandates#kinds",
  no_stronghold_in_reserve: "rising-sun/marshal#strongholds",
  not_for_sale: "rising-sun/season-cards#sale",
  daimyo_immune: "rising-sun/figures#kinds",
  not_yourself: "rising-sun/betray#figures",
  different_type: "rising-sun/betray#figures",
  already_betrayed: "rising-sun/betray#figures",
  no_replacement_left: "rising-sun/betray#figures",
  at_shrine: "rising-sun/betray#figures",
  effect_used: "rising-sun/season-cards#how",
  wrong_advantage: "rising-sun/battle#bids",
  too_many_coins: "rising-sun/battle#bids",
  already_paid: "rising-sun/battle#reparations",
  not_in_battle: "rising-sun/battle#who",
  no_bargaining: "rising-sun/deals#goods",
  no_bargaining_now: "rising-sun/deals#goods",
  goods_short: "rising-sun/deals#goods",
  nothing_offered: "rising-sun/deals#offers",
  alliances_only_at_tea: "rising-sun/alliances#tea",
  already_allied: "rising-sun/alliances#tea",
};

const shogun: Record<string, string> = {
  not_offered: "shogun/set-up#draft",
  stack_empty: "shogun/set-up#draft",
  cards_changed: "shogun/set-up#draft",
  no_such_group: "shogun/set-up#draft",
  not_in_hand: "shogun/planning#fields",
  field_taken: "shogun/planning#fields",
  plan_incomplete: "shogun/planning#fields",
  needed_for_bid: "shogun/planning#few",
  no_card_for_bid: "shogun/planning#few",
  cards_left: "shogun/planning#few",
  bid_too_high: "shogun/turn-order#auction",
  no_such_place: "shogun/turn-order#auction",
  place_taken: "shogun/turn-order#auction",
  not_neighbours: "shogun/board#neighbors",
  province_closed: "shogun/board#three",
  wrong_number_of_armies: "shogun/marching#march",
  must_march: "shogun/marching#must",
  not_your_province: "shogun/armies#move",
  temple_protects: "shogun/events#effects",
  no_revolt: "shogun/revolts#when",
  no_bargaining: "shogun/secrets#promises",
};

const tables: Record<string, Record<string, string>> = { "rising-sun": risingSun, shogun };

/** The rule behind a reason, as the server's answer carries it: `{"refused": {"not_adjacent": {…}}}`. */
export function ruleAbout(game: string, reason: unknown): string | undefined {
  if (reason === null || reason === undefined) return undefined;
  const tag = tagOf(reason);
  const refused = tag === "refused" ? (reason as { refused: unknown }).refused : reason;
  return tables[game]?.[tagOf(refused)];
}
