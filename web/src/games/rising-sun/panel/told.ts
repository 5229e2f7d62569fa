// What happened, read from the news.

import { bodyOf, tagOf } from "../../../core/choices";
import type { LogEntry } from "../../../core/live.svelte";

/** The event in a piece of news, where it tells of one. */
export function eventOf(item: LogEntry): { tag: string; body: Record<string, unknown> } {
  const what = item.what as Record<string, unknown> | string;
  const event = typeof what === "object" && "game" in what ? what["game"] : what;
  return { tag: tagOf(event), body: bodyOf(event) };
}

const heads = new Set(["battle_began", "token_won", "token_discarded"]);
const kept = new Set([
  ...heads,
  "advantage_won",
  "killed",
  "spared",
  "hostage_taken",
  "ronin_hired",
  "reparations_paid",
  "vp_gained",
]);

/** The last war of a province, once it is over, line by line. */
export function lastWar(news: LogEntry[]): { number: number; text: string; isHead: boolean }[] {
  const tags = news.map((item) => eventOf(item).tag);
  const phase = tags.lastIndexOf("war_phase_began");
  const outcome = Math.max(tags.lastIndexOf("token_won"), tags.lastIndexOf("token_discarded"));
  if (phase < 0 || outcome < phase) return [];
  const province = eventOf(news[outcome] as LogEntry).body["province"];
  const battle = tags.lastIndexOf("battle_began", outcome);
  const isFought = battle > phase && eventOf(news[battle] as LogEntry).body["province"] === province;
  return news
    .slice(isFought ? battle : outcome)
    .filter((item) => kept.has(eventOf(item).tag) && item.text)
    .map((item) => ({ number: item.number, text: item.text ?? "", isHead: heads.has(eventOf(item).tag) }));
}

/** Who has won which advantage in the battle that goes on, as far as it was told. */
export function advantagesWon(news: LogEntry[]): Record<string, string> {
  const won: Record<string, string> = {};
  for (let at = news.length - 1; at >= 0; at--) {
    const { tag, body } = eventOf(news[at] as LogEntry);
    if (tag === "battle_began") break;
    if (tag === "advantage_won") won[String(body["advantage"])] = String(body["clan"]);
  }
  return won;
}

/** What came of the battle that goes on, as far as it was told: the last few lines. */
export function battleSoFar(news: LogEntry[]): { number: number; text: string }[] {
  const start = news.map((item) => eventOf(item).tag).lastIndexOf("bids_revealed");
  return (start < 0 ? [] : news.slice(start))
    .filter((item) => item.text && kept.has(eventOf(item).tag) && eventOf(item).tag !== "advantage_won")
    .map((item) => ({ number: item.number, text: item.text ?? "" }))
    .slice(-6);
}

/** What Winter brought each clan, and why. */
export function winterGains(news: LogEntry[]): Record<string, { source: string; vp: number }[]> {
  const start = news.map((item) => eventOf(item).tag).lastIndexOf("winter_began");
  const gains: Record<string, { source: string; vp: number }[]> = {};
  for (const item of start < 0 ? [] : news.slice(start)) {
    const { tag, body } = eventOf(item);
    if (tag !== "vp_gained") continue;
    const source = body["source"];
    const name = typeof source === "string" ? source : Object.values(source as object)[0];
    (gains[String(body["clan"])] ??= []).push({ source: String(name), vp: Number(body["vp"]) });
  }
  return gains;
}
