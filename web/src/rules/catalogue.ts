// Everything that has an effect of its own, in the reader's words: cards, kami, clans, mandates, events, actions. What
// each does is said in the Fluent files, and nowhere else.

import { mentions } from "virtual:rules";

import { effectOf, nameOf } from "../core/names";
import { say } from "../core/words.svelte";
import { towers } from "../pages/setup/draft.svelte";
import { advantages, cards, cardTypes, clans, kami, mandates, seasons, sets } from "../games/rising-sun/facts";
import { buildings, events, fields, prices, specials } from "../games/shogun/printed";
import { fieldRules } from "../games/shogun/rule";
import { catalogue, entryPlace } from "./place";

export type Group =
  "card" | "kami" | "clan" | "mandate" | "advantage" | "event" | "special" | "field" | "building" | "hand" | "tower";

export interface Entry {
  /** What it is called in addresses: `card-komainu`. */
  id: string;
  book: string;
  group: Group;
  /** As documents name it: `oni_of_hate`. */
  thing: string;
  name: string;
  /** What is printed on it beside its effect. */
  line: string;
  texts: string[];
  /** By what it can be chosen: types, seasons and sets. */
  traits: string[];
  /** Where the books speak of it. */
  rules: string[];
}

/** The groups of a game in the order in which they are listed. */
export const groups: Record<string, Group[]> = {
  "rising-sun": ["card", "kami", "clan", "mandate", "advantage"],
  shogun: ["event", "special", "field", "building", "hand", "tower"],
};

/** What season cards are chosen by. */
export const traits: Record<string, string[]> = {
  type: cardTypes,
  season: seasons,
  set: ["core", ...sets],
};

const kebab = (name: string): string => name.replaceAll("_", "-");
const dotted = (...parts: string[]): string => parts.filter(Boolean).join(" · ");

interface Row {
  thing: string;
  name?: string;
  line?: string;
  texts: string[];
  traits?: string[];
  rules: string[];
}

const listed = (book: string, group: Group, rows: Row[], kind: string = group): Entry[] =>
  rows.map(({ thing, name = nameOf(thing), line = "", texts, traits = [], rules }) => ({
    id: `${kind}-${kebab(thing)}`,
    book,
    group,
    thing,
    name,
    line,
    texts,
    traits,
    rules: [...new Set([...(mentions[entryPlace(book, kind, thing)] ?? []), ...rules])],
  }));

const setName = (set: string): string => (set === "core" ? say("page-rules-core") : nameOf(set));

function seasonCards(): Row[] {
  return Object.entries(cards).map(([thing, { type, season, cost, sets }]) => {
    const own = Object.keys(sets);
    const held = own.length > 0 ? own : ["core"];
    return {
      thing,
      line: dotted(
        nameOf(type),
        nameOf(season),
        say("page-rs-cost", { coins: cost }),
        say("page-rules-set", { set: held.map(setName).join(", ") }),
      ),
      texts: [effectOf("card", thing)],
      traits: [type, season, ...held],
      rules: [type === "monster" ? "rising-sun/train#monsters" : "rising-sun/season-cards#types"],
    };
  });
}

/** In the order in which the season brings them, and within it by type, as they lie on the table. */
const bySeason = (rows: Row[]): Row[] =>
  seasons.flatMap((season) => rows.filter((row) => row.traits?.includes(season)));

const risingSun = (): Entry[] => [
  ...listed("rising-sun", "card", bySeason(seasonCards())),
  ...listed(
    "rising-sun",
    "kami",
    kami.map((thing) => ({
      thing,
      texts: [
        say("page-rules-shrine", { text: effectOf("kami", thing) }),
        say("page-rules-power", { text: say(`kami-${thing}-power`) }),
      ],
      rules: ["rising-sun/kami", "kami-unbound/powers#rulings"],
    })),
  ),
  ...listed(
    "rising-sun",
    "clan",
    clans.map(({ clan: thing, rank, income, home }) => ({
      thing,
      line: dotted(
        say("page-rules-rank", { rank }),
        say("page-rules-income", { coins: income }),
        say("page-rules-home", { province: nameOf(home) }),
      ),
      texts: [say(`clan-${thing}-ability`)],
      rules: [`rising-sun/figures#${thing}`],
    })),
  ),
  ...listed(
    "rising-sun",
    "mandate",
    mandates.map((thing) => ({ thing, texts: [effectOf("mandate", thing)], rules: [`rising-sun/${thing}`] })),
  ),
  ...listed(
    "rising-sun",
    "advantage",
    advantages.map((thing) => ({
      thing,
      texts: [effectOf("advantage", thing)],
      rules: [`rising-sun/advantages#${kebab(thing)}`],
    })),
  ),
];

const shogun = (): Entry[] => [
  ...listed(
    "shogun",
    "event",
    events.map((thing) => ({ thing, texts: [effectOf("event", thing)], rules: ["shogun/events#effects"] })),
  ),
  ...listed(
    "shogun",
    "special",
    specials.map((thing) => ({ thing, texts: [effectOf("special", thing)], rules: ["shogun/turn-order#specials"] })),
  ),
  ...listed(
    "shogun",
    "field",
    fields.map((thing) => ({
      thing,
      texts: [effectOf("field", thing)],
      rules: [fieldRules[thing] ?? "shogun/planning"],
    })),
  ),
  ...listed(
    "shogun",
    "building",
    buildings.map((thing) => ({
      thing,
      texts: [say(`page-rules-building-${thing}`, { price: prices[thing] ?? 0 })],
      rules: ["shogun/building", "shogun/scoring#majorities"],
    })),
  ),
  ...listed(
    "shogun",
    "hand",
    ["province", "chests"].map((thing) => ({
      thing,
      name: say(`page-rules-hand-${thing}`),
      texts: [effectOf("card", thing)],
      rules: ["shogun/planning#fields"],
    })),
    "card",
  ),
  ...listed(
    "shogun",
    "tower",
    Object.keys(towers).map((thing) => ({
      thing,
      name: say(`page-tower-${thing}`),
      texts: [effectOf("tower", thing)],
      rules: ["shogun/tower#models"],
    })),
  ),
];

/** The catalogue of a game; the expansion's entries stand in that of its game. */
export function entriesOf(book: string): Entry[] {
  return book === "rising-sun" ? risingSun() : book === "shogun" ? shogun() : [];
}

/** Whether a book has a catalogue. */
export const hasCatalogue = (book: string): boolean => book in groups;

export { catalogue };
