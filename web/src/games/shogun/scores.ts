// Where points come from, year by year, as the log tells it.

import type { Shogun } from "../../api";
import type { LogEntry } from "./types";
import { type Event, eventOf } from "./read";

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

export function wintersOf(entries: readonly LogEntry[]): Winter[] {
  const winters: Winter[] = [];
  for (const { what, text } of entries) {
    const event = eventOf(what);
    if (!event) continue;
    if (event.tag === "winter_came") {
      const { year, event: card, loss } = event.body;
      winters.push({
        year,
        event: card,
        loss,
        rice: new Map(),
        hungry: new Map(),
        scores: new Map(),
        revolts: [],
        scored: false,
      });
      continue;
    }
    const winter = winters.at(-1);
    if (winter) add(winter, event, text ?? "");
  }
  return winters;
}

/** Adds an event to the winter in which it happened. */
function add(winter: Winter, { tag, body }: Event, text: string): void {
  const scoreOf = (colour: Shogun.Colour): Score =>
    winter.scores.get(colour) ?? { provinces: 0, buildings: 0, castle: 0, temple: 0, theater: 0 };
  switch (tag) {
    case "rice_lost":
      winter.rice.set(body.colour, body);
      break;
    case "unsupplied":
      winter.hungry.set(body.colour, body);
      break;
    case "revolt_fought":
      if (!winter.scored) winter.revolts.push(text);
      break;
    case "scored": {
      const { colour, provinces, buildings } = body;
      winter.scored = true;
      winter.scores.set(colour, { ...scoreOf(colour), provinces, buildings });
      break;
    }
    case "majority_scored": {
      const score = scoreOf(body.colour);
      winter.scores.set(body.colour, { ...score, [body.building]: score[body.building] + body.points });
      break;
    }
  }
}
