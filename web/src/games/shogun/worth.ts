// What a card would mean on a field, from what is printed and what stands in the province now.

import type { Shogun } from "../../api";
import { say } from "../../core/words.svelte";
import type { IconName } from "./art/icons";
import { printed } from "./printed";
import type { Holding } from "./read";

export interface Worth {
  /** Short, for a corner of a card. */
  short: string;
  /** A drawing beside it. */
  icon: IconName | null;
  /** The same as a sentence. */
  text: string;
  /** Whether it looks as if it came to nothing, or brought trouble. */
  tone: "plain" | "good" | "poor";
}

export function worthOf(field: Shogun.Field, card: Shogun.Card, holding: Holding | undefined): Worth {
  if ("chests" in card) {
    const { chests } = card;
    if (field === "bid")
      return { short: String(chests), icon: "chests", text: say("page-shogun-worth-bid", { chests }), tone: "plain" };
    return { short: "–", icon: null, text: say("page-shogun-worth-skip"), tone: "plain" };
  }
  const { chests, rice, sites } = printed[card.province];
  const armies = holding?.armies ?? 0;
  const built = holding?.buildings ?? [];
  const unrest = holding?.unrest ?? 0;
  switch (field) {
    case "bid":
      return { short: "½", icon: "chests", text: say("page-shogun-worth-bid-province"), tone: "plain" };
    case "tax":
      return {
        short: `+${chests}`,
        icon: unrest ? "unrest" : "chests",
        text: say("page-shogun-worth-tax", { chests, unrest }),
        tone: unrest ? "poor" : chests > 5 ? "good" : "plain",
      };
    case "rice":
      return {
        short: `+${rice}`,
        icon: unrest ? "unrest" : "rice",
        text: say("page-shogun-worth-rice", { rice, unrest }),
        tone: unrest ? "poor" : rice > 3 ? "good" : "plain",
      };
    case "castle":
    case "temple":
    case "theater": {
      const stands = built.includes(field);
      const free = sites - built.length;
      return {
        short: `${free}/${sites}`,
        icon: "site",
        text: stands
          ? say("page-shogun-worth-stands", { building: field })
          : say("page-shogun-worth-sites", { free, sites }),
        tone: stands || free === 0 ? "poor" : "plain",
      };
    }
    default:
      return {
        short: String(armies),
        icon: "six",
        text: say("page-shogun-worth-armies", { armies }),
        tone: field.startsWith("battle") && armies < 2 ? "poor" : "plain",
      };
  }
}
