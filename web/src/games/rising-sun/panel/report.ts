// What the log says about wars, battles and Winter.

import type { RisingSun } from "../../../api";
import { type Tagged, tagged, tagOf, type TagOf } from "../../../core/tagged";
import type { LogEntry } from "../types";

export type Event = Tagged<RisingSun.Event>;

/** The event of the game in a log entry, if it is one. */
export function eventOf({ what }: LogEntry): Event | null {
  return typeof what === "object" && "game" in what ? tagged(what.game) : null;
}

type Tag = TagOf<RisingSun.Event>;
const tagIn = ({ what }: LogEntry): Tag | null =>
  typeof what === "object" && "game" in what ? tagOf(what.game) : null;

const heads: readonly (Tag | null)[] = ["battle_began", "token_won", "token_discarded"];
const reported: readonly (Tag | null)[] = [
  ...heads,
  "advantage_won",
  "killed",
  "spared",
  "hostage_taken",
  "ronin_hired",
  "reparations_paid",
  "vp_gained",
];

/** The province that a battle or its outcome is about. */
function provinceOf(entry: LogEntry | undefined): RisingSun.Province | undefined {
  const event = entry && eventOf(entry);
  return event && "province" in event.body ? event.body.province : undefined;
}

/** The last war of a province, once it is over, line by line. */
export function lastWar(log: readonly LogEntry[]): { number: number; text: string; isHead: boolean }[] {
  const tags = log.map(tagIn);
  const phase = tags.lastIndexOf("war_phase_began");
  const outcome = Math.max(tags.lastIndexOf("token_won"), tags.lastIndexOf("token_discarded"));
  if (phase < 0 || outcome < phase) return [];
  const battle = tags.lastIndexOf("battle_began", outcome);
  const isFought = battle > phase && provinceOf(log[battle]) === provinceOf(log[outcome]);
  return log
    .slice(isFought ? battle : outcome)
    .filter((entry) => reported.includes(tagIn(entry)) && entry.text)
    .map((entry) => ({ number: entry.number, text: entry.text ?? "", isHead: heads.includes(tagIn(entry)) }));
}

/** Who has won which advantage in the present battle. */
export function advantagesWon(log: readonly LogEntry[]): Partial<Record<RisingSun.Advantage, RisingSun.Clan>> {
  const won: Partial<Record<RisingSun.Advantage, RisingSun.Clan>> = {};
  for (const entry of [...log].reverse()) {
    const event = eventOf(entry);
    if (event?.tag === "battle_began") break;
    if (event?.tag === "advantage_won") won[event.body.advantage] = event.body.clan;
  }
  return won;
}

/** What has happened in the present battle since the bids were revealed: the last few lines. */
export function battleSoFar(log: readonly LogEntry[]): { number: number; text: string }[] {
  const start = log.map(tagIn).lastIndexOf("bids_revealed");
  return (start < 0 ? [] : log.slice(start))
    .filter((entry) => entry.text && reported.includes(tagIn(entry)) && tagIn(entry) !== "advantage_won")
    .map((entry) => ({ number: entry.number, text: entry.text ?? "" }))
    .slice(-6);
}

export interface Gain {
  source: RisingSun.Source;
  vp: number;
}

/** The points of each clan in Winter, and what they are for. */
export function winterGains(log: readonly LogEntry[]): Partial<Record<RisingSun.Clan, Gain[]>> {
  const start = log.map(tagIn).lastIndexOf("winter_began");
  const gains: Partial<Record<RisingSun.Clan, Gain[]>> = {};
  for (const entry of start < 0 ? [] : log.slice(start)) {
    const event = eventOf(entry);
    if (event?.tag !== "vp_gained") continue;
    const { clan, source, vp } = event.body;
    (gains[clan] ??= []).push({ source, vp });
  }
  return gains;
}
