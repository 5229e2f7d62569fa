import { expect, test, vi } from "vitest";

import type { LogEntry } from "../../src/core/live.svelte";
import * as risingSun from "../../src/games/rising-sun/log";
import type { GamePage } from "../../src/games/game";
import { actorOf, eventOf, kindOf, pieces, rankOf } from "../../src/table/story";

vi.mock("../../src/core/names", () => ({
  nameOf: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
}));

// The log of one game, which is only given events of that game.
const game = risingSun as unknown as Pick<GamePage, "actor" | "ranks">;
const entry = (what: LogEntry["what"], text = ""): LogEntry => ({ number: 1, what, text });

test("seasons open chapters, phases open turns, and the rest are lines", () => {
  expect(rankOf(game, entry({ game: { season_began: { season: "summer" } } }))).toBe("chapter");
  expect(rankOf(game, entry({ game: "war_phase_began" }))).toBe("turn");
  expect(rankOf(game, entry({ game: { honor_gained: { clan: "koi" } } }))).toBe("line");
});

test("offers are lines", () => {
  const declined = entry({ offer_declined: { offer: 1, from: "koi", to: "lotus" } });
  expect(eventOf(declined)).toBeNull();
  expect(rankOf(game, declined)).toBe("line");
  expect(kindOf(declined)).toBe("deal");
});

test("the crest before an event is that of its clan, and of the captor of a hostage", () => {
  expect(actorOf(game, entry({ game: { honor_gained: { clan: "koi" } } }))).toBe("koi");
  const returned = { hostage_returned: { captor: "lotus", clan: "koi", figure: "bushi" } } as const;
  expect(actorOf(game, entry({ game: returned }))).toBe("lotus");
  expect(actorOf(game, entry({ game: "winter_began" }))).toBeNull();
});

test("an answer to an offer has the crest of the seat that answered", () => {
  expect(actorOf(game, entry({ offer_declined: { offer: 1, from: "koi", to: "lotus" } }))).toBe("lotus");
  expect(actorOf(game, entry({ offer_withdrawn: { offer: 1, from: "koi", to: "lotus" } }))).toBe("koi");
});

test("a sentence is cut where it names a place of the board", () => {
  const moved = entry(
    { game: { moved: { clan: "koi", figure: "bushi", from: "edo", to: "kyoto" } } },
    "Koi goes from Edo to Kyoto.",
  );
  expect(pieces(moved, (word) => word === "kyoto" || word === "edo")).toEqual([
    { text: "Koi goes from " },
    { text: "Edo", word: "edo" },
    { text: " to " },
    { text: "Kyoto", word: "kyoto" },
    { text: "." },
  ]);
});

test("a name inside a longer word is not cut out", () => {
  const moved = entry({ game: { token_discarded: { province: "edo" } } }, "The Edoite waits.");
  expect(pieces(moved, () => true)).toEqual([{ text: "The Edoite waits." }]);
});
