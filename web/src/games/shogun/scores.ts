// Where points come from, year by year, as the news of the winters tell it.

import type { Shogun } from "../../api";
import type { LogEntry } from "../../core/live.svelte";
import { eventOf } from "./read";

export interface Score {
  provinces: number;
  buildings: number;
  castle: number;
  temple: number;
  theater: number;
}

export interface Winter {
  year: number;
  event: Shogun.EventCard;
  loss: number;
  rice: Map<Shogun.Colour, { lost: number; left: number }>;
  hungry: Map<Shogun.Colour, { provinces: number; revolts: number }>;
  scores: Map<Shogun.Colour, Score>;
  /** The revolts, in words. */
  revolts: string[];
  /** Whether points have been given. */
  scored: boolean;
}

export const sumOf = (score: Score | undefined): number =>
  score ? score.provinces + score.buildings + score.castle + score.temple + score.theater : 0;

export function wintersOf(items: readonly LogEntry[]): Winter[] {
  const winters: Winter[] = [];
  for (const { what, text } of items) {
    const event = eventOf(what);
    if (!event) continue;
    const { name, body } = event;
    if (name === "winter_came") {
      winters.push({
        year: body["year"] as number,
        event: body["event"] as Shogun.EventCard,
        loss: body["loss"] as number,
        rice: new Map(),
        hungry: new Map(),
        scores: new Map(),
        revolts: [],
        scored: false,
      });
      continue;
    }
    const winter = winters.at(-1);
    if (!winter) continue;
    const colour = body["colour"] as Shogun.Colour;
    const score = winter.scores.get(colour) ?? { provinces: 0, buildings: 0, castle: 0, temple: 0, theater: 0 };
    if (name === "rice_lost") winter.rice.set(colour, body as { lost: number; left: number });
    else if (name === "unsupplied") winter.hungry.set(colour, body as { provinces: number; revolts: number });
    else if (name === "revolt_fought" && !winter.scored) winter.revolts.push(text ?? "");
    else if (name === "scored") {
      winter.scored = true;
      winter.scores.set(colour, {
        ...score,
        provinces: body["provinces"] as number,
        buildings: body["buildings"] as number,
      });
    } else if (name === "majority_scored") {
      const building = body["building"] as Shogun.Building;
      winter.scores.set(colour, { ...score, [building]: score[building] + (body["points"] as number) });
    }
  }
  return winters;
}
