// What the rules help lists of Shogun.

import { effectOf } from "../../core/names";
import { say } from "../../core/words.svelte";
import { type Catalogue, type Entry, listed } from "../../rules/catalogue";
import EntryIcon from "./EntryIcon.svelte";
import { buildings, events, fields, prices, specials } from "./printed";
import { fieldRules } from "./rule";
import { towerNames } from "./setup.svelte";

const book = "shogun";

const entries = (): Entry[] => [
  ...listed(
    book,
    "event",
    events.map((thing) => ({ thing, texts: [effectOf("event", thing)], rules: ["shogun/events#effects"] })),
  ),
  ...listed(
    book,
    "special",
    specials.map((thing) => ({ thing, texts: [effectOf("special", thing)], rules: ["shogun/turn-order#specials"] })),
  ),
  ...listed(
    book,
    "field",
    fields.map((thing) => ({ thing, texts: [effectOf("field", thing)], rules: [fieldRules[thing]] })),
  ),
  ...listed(
    book,
    "building",
    buildings.map((thing) => ({
      thing,
      texts: [say(`page-rules-building-${thing}`, { price: prices[thing] })],
      rules: ["shogun/building", "shogun/scoring#majorities"],
    })),
  ),
  ...listed(
    book,
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
    book,
    "tower",
    towerNames.map((thing) => ({
      thing,
      name: say(`page-tower-${thing}`),
      texts: [effectOf("tower", thing)],
      rules: ["shogun/tower#models"],
    })),
  ),
];

export default {
  groups: ["event", "special", "field", "building", "hand", "tower"],
  traits: {},
  entries,
  Icon: EntryIcon,
} satisfies Catalogue;
