// The rule behind each refusal. Those that no rule explains, such as another player's turn, have none.

import type { Shogun } from "../../api";
import type { TagOf } from "../../core/tagged";

export const refusalRules: Record<TagOf<Shogun.Refusal>, string | null> = {
  game_over: null,
  not_your_decision: null,
  not_now: null,
  not_offered: "shogun/set-up#draft",
  stack_empty: "shogun/set-up#draft",
  cards_changed: "shogun/set-up#draft",
  no_such_group: "shogun/set-up#draft",
  not_in_hand: "shogun/planning#fields",
  field_taken: "shogun/planning#fields",
  field_undecided: null,
  bid_too_high: "shogun/turn-order#auction",
  needed_for_bid: "shogun/planning#few",
  no_card_for_bid: "shogun/planning#few",
  cards_left: "shogun/planning#few",
  plan_incomplete: "shogun/planning#fields",
  no_such_place: "shogun/turn-order#auction",
  place_taken: "shogun/turn-order#auction",
  not_neighbours: "shogun/board#neighbors",
  province_closed: "shogun/board#three",
  wrong_number_of_armies: "shogun/marching#march",
  not_your_province: "shogun/armies#move",
  temple_protects: "shogun/events#effects",
  must_march: "shogun/marching#must",
  no_revolt: "shogun/revolts#when",
};
