// What the rules help lists of Rising Sun and Kami Unbound.

import { effectOf, nameOf } from "../../core/names";
import { say } from "../../core/words.svelte";
import { type Catalogue, type Entry, listed, type Row } from "../../rules/catalogue";
import EntryIcon from "./EntryIcon.svelte";
import { advantages, cards, cardTypes, clans, kami, mandates, seasons, sets } from "./facts";

const book = "rising-sun";
const kebab = (name: string): string => name.replaceAll("_", "-");
const dotted = (...parts: string[]): string => parts.filter(Boolean).join(" · ");

const setName = (set: string): string => (set === "core" ? say("page-rules-core") : nameOf(set));

const seasonCards = (): Row[] =>
  Object.entries(cards).map(([thing, { type, season, cost, sets }]) => {
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

/** In the order in which the season brings them, and within it by type, as they lie on the table. */
const bySeason = (rows: Row[]): Row[] =>
  seasons.flatMap((season) => rows.filter((row) => row.traits?.includes(season)));

const kamiRows = (): Row[] =>
  kami.map((thing) => ({
    thing,
    texts: [
      say("page-rules-shrine", { text: effectOf("kami", thing) }),
      say("page-rules-power", { text: say(`kami-${thing}-power`) }),
    ],
    rules: ["rising-sun/kami", "kami-unbound/powers#rulings"],
  }));

const clanRows = (): Row[] =>
  clans.map(({ clan: thing, rank, income, home }) => ({
    thing,
    line: dotted(
      say("page-rules-rank", { rank }),
      say("page-rules-income", { coins: income }),
      say("page-rules-home", { province: nameOf(home) }),
    ),
    texts: [say(`clan-${thing}-ability`)],
    rules: [`rising-sun/figures#${thing}`],
  }));

const mandateRows = (): Row[] =>
  mandates.map((thing) => ({ thing, texts: [effectOf("mandate", thing)], rules: [`rising-sun/${thing}`] }));

const advantageRows = (): Row[] =>
  advantages.map((thing) => ({
    thing,
    texts: [effectOf("advantage", thing)],
    rules: [`rising-sun/advantages#${kebab(thing)}`],
  }));

const entries = (): Entry[] => [
  ...listed(book, "card", bySeason(seasonCards())),
  ...listed(book, "kami", kamiRows()),
  ...listed(book, "clan", clanRows()),
  ...listed(book, "mandate", mandateRows()),
  ...listed(book, "advantage", advantageRows()),
];

export default {
  groups: ["card", "kami", "clan", "mandate", "advantage"],
  traits: { type: cardTypes, season: seasons, set: ["core", ...sets] },
  entries,
  Icon: EntryIcon,
} satisfies Catalogue;
