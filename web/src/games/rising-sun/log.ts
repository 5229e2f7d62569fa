// How the log shows the events of the game.

import type { RisingSun } from "../../api";
import { tagged, type TagOf } from "../../core/tagged";
import type { Rank } from "../game";

export const ranks: Record<TagOf<RisingSun.Event>, Rank> = {
  tea_ceremony_began: "turn",
  political_phase_began: "turn",
  war_phase_began: "turn",
  winter_began: "chapter",
  season_began: "chapter",
  war_province_drawn: "line",
  coins_gained: "line",
  ronin_gained: "line",
  vp_gained: "line",
  vp_stolen: "line",
  coins_taken: "line",
  honor_gained: "line",
  honor_lost: "line",
  rose_to_top: "line",
  hostage_returned: "line",
  declared_ready: "line",
  declared_not_ready: "line",
  alliance_formed: "line",
  alliance_broken: "line",
  goods_given: "line",
  mandates_drawn: "turn",
  mandates_seen: "line",
  tile_placed_face_down: "line",
  tile_placed: "line",
  mandate_chosen: "line",
  summoned: "line",
  stayed: "line",
  worshipped: "line",
  placed: "line",
  moved: "line",
  stronghold_moved: "line",
  stronghold_built: "line",
  toll_paid: "line",
  toll_waived: "line",
  toll_unpaid: "line",
  card_bought: "line",
  replaced: "line",
  passed: "line",
  kami_turn_began: "turn",
  kami_placed: "line",
  worshipper_moved: "line",
  shrine_resolved: "line",
  ronin_turned_to_coins: "line",
  token_discarded: "line",
  token_won: "line",
  battle_began: "turn",
  force_counted: "line",
  bid_placed: "line",
  bids_ready: "line",
  bids_taken_back: "line",
  bids_revealed: "line",
  advantage_won: "line",
  advantage_declined: "line",
  killed: "line",
  spared: "line",
  hostage_taken: "line",
  ronin_hired: "line",
  bids_discarded: "line",
  reparations_paid: "line",
  season_ended: "line",
  game_won: "chapter",
};

/** The clan whose crest stands before an event. A hostage is returned by its captor. */
export function actor(event: RisingSun.Event): RisingSun.Clan | null {
  const { body } = tagged(event);
  if ("captor" in body) return body.captor;
  return "clan" in body ? body.clan : null;
}
