// How the log shows the events of the game.

import type { Shogun } from "../../api";
import { tagged, type TagOf } from "../../core/tagged";
import type { Rank } from "../game";

export const ranks: Record<TagOf<Shogun.Event>, Rank> = {
  card_offered: "line",
  card_taken: "line",
  card_drawn: "line",
  cards_replaced: "line",
  stationed: "line",
  tower_filled: "line",
  year_began: "chapter",
  round_began: "chapter",
  specials_laid_out: "line",
  card_planned: "line",
  field_left_empty: "line",
  field_taken_back: "line",
  plan_committed: "line",
  plan_reopened: "line",
  event_drawn: "turn",
  bid_shown: "line",
  place_taken: "line",
  action_turned: "line",
  action_began: "turn",
  plan_shown: "line",
  action_lapsed: "line",
  built: "line",
  unrest_calmed: "line",
  rice_collected: "line",
  taxes_collected: "line",
  unrest_grew: "line",
  deployed: "line",
  moved: "line",
  stayed: "line",
  attacked: "line",
  reinforced: "line",
  thrown: "line",
  battle_fought: "line",
  card_passed: "line",
  razed: "line",
  revolt_broke: "turn",
  revolt_fought: "line",
  round_ended: "line",
  winter_came: "chapter",
  rice_lost: "line",
  unsupplied: "line",
  revolt_drawn: "line",
  scored: "line",
  majority_scored: "line",
  year_ended: "line",
  won: "chapter",
};

/** The player whose crest stands before an event. */
export function actor(event: Shogun.Event): Shogun.Colour | null {
  const { body } = tagged(event);
  return "colour" in body ? body.colour : null;
}
