// What a game gives the table: its parts of the screen. Every part is given what its viewer sees, and nothing else.

import type { Component } from "svelte";

import type { LiveTable } from "../core/live.svelte";
import type { Desk } from "./desk.svelte";

export interface GamePage {
  /** Where the game stands, in one line: season, phase, round. */
  Status: Component<{ view: unknown }>;
  /** The board. */
  Board: Component<{ view: unknown; desk: Desk }>;
  /** All players with what they have. */
  Players: Component<{ view: unknown; desk: Desk; live: LiveTable | null }>;
  /** What the decision of the moment needs beyond a list: cards to choose from, bids, plans. */
  Actions: Component<{ view: unknown; desk: Desk; live: LiveTable }>;
}
