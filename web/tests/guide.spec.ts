// A guided first game: every lesson comes once, when its moment is there, and can be left and found again.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";

import type { Book } from "../src/guide/lesson";
import risingSun from "../src/games/rising-sun/lessons";
import shogun from "../src/games/shogun/lessons";
import { anything, chance, type GameName, Player } from "./play";
import { expect, expectNoComplaint, type Served, test, watch } from "./support";
import { say, type Speech, speech } from "./words";

const books = { "rising-sun": risingSun, shogun } as unknown as Record<GameName, Book>;

/** What comes up in every game, whatever is decided. */
const core: Record<GameName, string[]> = {
  "rising-sun": [
    ...["aim", "board", "tea", "deals", "honor", "seasons", "war-provinces", "clan", "mandates", "choose", "bonus"],
    ...["kami", "war", "season-end", "autumn", "winter"],
  ],
  shogun: [
    ...["aim", "board", "round", "start", "planning", "actions", "bluff", "bid", "events", "regions", "event"],
    ...["auction", "specials", "carry-out", "unrest", "tower", "winter", "scoring", "second-year", "end"],
  ],
};

/** Somebody who reads every card. */
class Reader {
  readonly read: string[] = [];
  readonly panel: Locator;

  constructor(
    readonly page: Page,
    readonly game: GameName,
    readonly says: Speech["say"] = say,
  ) {
    this.panel = page.getByRole("region", { name: says("page-guide"), exact: true });
  }

  get title(): Locator {
    return this.panel.getByRole("heading", { level: 3 });
  }

  get understood(): Locator {
    return this.panel.getByRole("button", { name: this.says("page-guide-understood") });
  }

  message(id: string, part: "title" | "text" | "consider"): string {
    return this.says(`page-guide-${this.game}-${id}-${part}`);
  }

  /** The lesson whose card is open. */
  async open(): Promise<string> {
    const title = await this.title.textContent();
    const lesson = books[this.game].lessons.find(({ id }) => this.message(id, "title") === title);
    if (!lesson) throw new Error(`no lesson is called “${title}”`);
    return lesson.id;
  }

  /** Reads whatever has come up. */
  async all(): Promise<void> {
    while (await this.understood.isVisible()) {
      const result = this.page.getByRole("dialog");
      if (await result.isVisible()) await this.page.keyboard.press("Escape");
      const id = await this.open();
      await expect(this.panel).toContainText(this.message(id, "text"));
      await expect(this.panel).toContainText(this.message(id, "consider"));
      await this.expectInSight();
      this.read.push(id);
      await this.understood.click();
      // The next card has another title; where there is none, the panel goes.
      const isStill = async (): Promise<boolean> =>
        (await this.understood.isVisible()) && (await this.title.textContent()) === this.message(id, "title");
      await expect.poll(isStill, { intervals: [20, 50, 100] }).toBe(false);
    }
  }

  /** The card lies within the screen and not upon what it speaks of. */
  async expectInSight(): Promise<void> {
    const { height, inside } = await this.page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      inside: innerHeight,
    }));
    expect(height).toBeLessThanOrEqual(inside);
    // The ring follows what it rings a moment later.
    await expect(async () => {
      const card = await this.panel.boundingBox();
      const ring = this.page.locator("[data-ring]");
      const rung = (await ring.isVisible()) ? await ring.boundingBox() : null;
      if (!card) throw new Error("the card is gone");
      expect(card.y + card.height).toBeLessThanOrEqual(inside + 1);
      expect(isApart(card, rung), JSON.stringify({ card, rung })).toBe(true);
    }).toPass({ timeout: 15_000, intervals: [20, 50, 150] });
  }
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether two boxes do not lie upon each other, but for the width of a line. */
function isApart(one: Box, other: Box | null): boolean {
  if (!other) return true;
  const line = 8;
  return (
    one.x + one.width <= other.x + line ||
    other.x + other.width <= one.x + line ||
    one.y + one.height <= other.y + line ||
    other.y + other.height <= one.y + line
  );
}

/** Begins a first game with its guide, where one learns. */
async function learn(page: Page, served: Served, game: GameName, says: Speech["say"] = say): Promise<Player> {
  const player = new Player(page);
  await page.goto(`${served.url}/learn`);
  const first = page.getByRole("region", { name: says(`page-puzzle-guide-${game}`) });
  await first.getByRole("button", { name: says("page-puzzle-begin") }).click();
  await page.waitForURL(/\/table\//);
  await player.until("the table", () => player.moment !== null);
  return player;
}

for (const game of ["rising-sun", "shogun"] as GameName[]) {
  test(`${game}: a first game is explained from its first decision to its end`, async ({ home, served }) => {
    const player = await learn(home, served, game);
    const reader = new Reader(home, game);
    await expect(reader.title).toHaveText(reader.message("aim", "title"));
    await reader.all();
    await player.list();
    const taste = anything(chance(5), 0.35);
    let isResumed = false;
    while (await player.awaken()) {
      if (!isResumed && player.decisions > 8 && (await reader.understood.isVisible())) {
        isResumed = true;
        await resume(reader);
      }
      await reader.all();
      await player.step(taste, player.decisions < 8 ? "click" : "press");
    }
    await expect(home.getByRole("dialog")).toBeVisible();
    await home.keyboard.press("Escape");
    await expect(reader.understood).toBeVisible();
    await reader.all();
    console.log(
      `${game}: ${reader.read.length} of ${books[game].lessons.length} lessons in ${player.decisions} decisions`,
    );

    expect(isResumed).toBe(true);
    expect(reader.read.filter((id, at) => reader.read.indexOf(id) !== at)).toEqual([]);
    expect(core[game].filter((id) => !reader.read.includes(id))).toEqual([]);

    // Everything that came up can be read again.
    await home.getByRole("button", { name: say("page-tab-guide") }).click();
    await expect(reader.panel.getByRole("listitem")).toHaveCount(new Set(reader.read).size + (await unread(reader)));
    await reader.panel.getByRole("button", { name: reader.message("board", "title"), exact: true }).click();
    await expect(reader.panel).toContainText(reader.message("board", "text"));
  });
}

const unread = (reader: Reader): Promise<number> =>
  reader.panel.getByText(say("page-guide-unread"), { exact: true }).count();

/** Leaves in the middle of a card and finds it again. */
async function resume(reader: Reader): Promise<void> {
  const card = await reader.open();
  await reader.page.reload();
  await expect(reader.title).toHaveText(reader.message(card, "title"));
}

test("the card is folded, turned off and looked back from, by keyboard too", async ({ home, served }) => {
  const player = await learn(home, served, "rising-sun");
  const reader = new Reader(home, "rising-sun");
  await expect(reader.understood).toBeVisible();
  const { violations } = await new AxeBuilder({ page: home }).include("section.guide").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  // The rule opens beside the table, and the card is still there.
  await reader.panel.getByRole("link", { name: say("page-guide-rule") }).click();
  const rules = home.getByRole("dialog");
  await expect(rules.getByRole("heading", { level: 2 })).toBeVisible();
  await home.keyboard.press("Escape");
  await expect(rules).toBeHidden();
  await expect(reader.title).toHaveText(reader.message("aim", "title"));

  await reader.understood.focus();
  await home.keyboard.press("Enter");
  await expect(reader.title).toHaveText(reader.message("board", "title"));
  await home.getByRole("button", { name: say("page-guide-back") }).click();
  await expect(reader.title).toHaveText(reader.message("aim", "title"));
  await reader.understood.click();
  await expect(reader.title).toHaveText(reader.message("board", "title"));

  await reader.understood.focus();
  await home.keyboard.press("Escape");
  await expect(reader.panel).toBeHidden();
  const tab = home.getByRole("button", { name: say("page-tab-guide") });
  await expect(tab).toBeFocused();
  await home.keyboard.press("Enter");
  await expect(reader.title).toHaveText(reader.message("board", "title"));

  const turn = async (): Promise<void> => {
    await home.getByRole("button", { name: say("page-menu") }).click();
    await home.getByRole("switch", { name: say("page-guide-set") }).click();
    await home.keyboard.press("Escape");
  };
  await turn();
  await expect(tab).toBeHidden();
  await player.hurry(player.moment?.legal[0] ?? { action: "ready" });
  await expect(reader.panel).toBeHidden();
  await turn();
  await expect(reader.title).toHaveText(reader.message("board", "title"));
});

test("on another device what has come up so far is a list", async ({ home, served, browser }) => {
  const player = await learn(home, served, "shogun");
  await player.play(anything(chance(5), 0.9), "hurry", () => String(player.game["season"]) === "summer");
  const context = await browser.newContext({ storageState: { ...(await home.context().storageState()), origins: [] } });
  const elsewhere = await context.newPage();
  watch(elsewhere, served.url);
  const visitor = new Player(elsewhere);
  await elsewhere.goto(home.url());
  await visitor.until("the table", () => visitor.moment !== null);
  const reader = new Reader(elsewhere, "shogun");
  await expect(reader.panel).toContainText(say("page-guide-elsewhere"));
  const first = reader.panel.getByRole("button", { name: reader.message("round", "title") });
  await first.click();
  await expect(reader.panel).toContainText(reader.message("round", "text"));
  await reader.understood.click();
  await expect(first).toBeVisible();
  await expect(first).not.toContainText(say("page-guide-unread"));
  expectNoComplaint(elsewhere);
  await context.close();
});

test.describe("a phone that speaks Polish", () => {
  test.use({ locale: "pl-PL", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const game of ["rising-sun", "shogun"] as GameName[]) {
    test(`${game}: a round is explained`, async ({ home, served }) => {
      const says = speech("pl").say;
      const player = await learn(home, served, game, says);
      const reader = new Reader(home, game, says);
      const taste = anything(chance(5), 0.35);
      await expect(reader.title).toHaveText(reader.message("aim", "title"));
      await expect(home.locator("html")).toHaveAttribute("lang", "pl");
      const season = player.game["season"];
      while ((await player.awaken()) && player.game["season"] === season) {
        await reader.all();
        await player.step(taste, "hurry");
      }
      expect(reader.read.length).toBeGreaterThan(10);
      expect(reader.read.filter((id, at) => reader.read.indexOf(id) !== at)).toEqual([]);
    });
  }
});

test("every lesson is written in every language, and its rule is there", () => {
  const locales = fileURLToPath(new URL("../../locales", import.meta.url));
  for (const language of ["en", "de", "pl"]) {
    const says = speech(language).say;
    for (const [game, book] of Object.entries(books)) {
      const written = readFileSync(join(locales, language, `page-guide-${game}.ftl`), "utf8");
      const ids = [...written.matchAll(/^page-guide-(.*)-title = /gm)].map((found) => found[1]);
      expect(ids.sort(), language).toEqual(book.lessons.map(({ id }) => `${game}-${id}`).sort());
      const files = readdirSync(join(locales, language, "rules", game));
      for (const { id, rule } of book.lessons) {
        for (const part of ["title", "text", "consider"]) says(`page-guide-${game}-${id}-${part}`);
        if (!rule) continue;
        const [page, anchor] = rule.split("#");
        const file = files.find((name) => name.replace(/^\d+-/, "") === `${page}.md`);
        if (!file) throw new Error(`${language}: there is no page ${page} of ${game}`);
        expect(readFileSync(join(locales, language, "rules", game, file), "utf8"), rule).toContain(`{#${anchor}}`);
      }
    }
  }
});
