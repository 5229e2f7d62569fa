// The rules help: books, catalogue, search and player aids in every language, and the ways to them from the table.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { anything, begin, chance, type GameName, likeGreedy } from "./play";
import { expect, test } from "./support";
import { nameOf, say } from "./words";

const locales = fileURLToPath(new URL("../../locales", import.meta.url));
const languages = readdirSync(locales).sort();
const books = ["rising-sun", "kami-unbound", "shogun"];

/** The pages of a book, each with its title, as the files have them. */
function pagesOf(code: string, book: string): { name: string; title: string }[] {
  const folder = join(locales, code, "rules", book);
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      name: file.replace(/^\d\d-|\.md$/g, ""),
      title: readFileSync(join(folder, file), "utf8").split("\n")[0]?.slice(2) ?? "",
    }));
}

const titleOf = (book: string, name: string): string =>
  pagesOf("en", book).find((page) => page.name === name)?.title ?? "";

/** What a message says in a language, where it has neither parts nor values. */
function messageIn(code: string, id: string): string {
  const text = readFileSync(join(locales, code, "page-rules.ftl"), "utf8");
  return new RegExp(`^${id} = (.+)$`, "m").exec(text)?.[1] ?? "";
}

const speak = (page: Page, code: string): Promise<unknown> =>
  page.addInitScript((code) => localStorage.setItem("tenka-language", code), code);

async function expectGood(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join()}`,
    );
  expect(grave, where).toEqual([]);
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const code of languages) {
  test.describe(code, () => {
    test("every page of every book is there", async ({ page, home, served }) => {
      await speak(page, code);
      await home.setViewportSize({ width: 390, height: 844 });
      for (const book of books) {
        for (const { name, title } of pagesOf(code, book)) {
          await home.goto(`${served.url}/rules/${book}/${name}`);
          await expect(home.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
          expect(await sideways(home), `${book}/${name} fits a phone`).toBeLessThanOrEqual(0);
        }
      }
      for (const book of ["rising-sun", "shogun"]) {
        await home.goto(`${served.url}/rules/${book}/cards`);
        const title = messageIn(code, `page-rules-catalogue-${book}`);
        await expect(home.getByRole("heading", { level: 1, name: title })).toBeVisible();
        expect(await home.getByRole("article").count()).toBeGreaterThan(30);
        // A message that is missing would be shown by its name.
        expect(await home.getByRole("main").innerText()).not.toMatch(/\b(page|name|card|kami|field|event)-[a-z]+-/);
        expect(await sideways(home), `${book}/cards fits a phone`).toBeLessThanOrEqual(0);
      }
    });

    test("the player aids are one sheet each", async ({ page, home, served }) => {
      await speak(page, code);
      for (const book of books) {
        await home.goto(`${served.url}/rules/${book}/aid`);
        await expect(home.getByRole("button", { name: messageIn(code, "page-rules-print") })).toBeVisible();
        const printed = (await home.pdf({ preferCSSPageSize: true })).toString("latin1");
        expect(printed.match(/\/Type\s*\/Page\b/g), book).toHaveLength(1);
        // A4 is 595 by 842 points.
        expect(printed, book).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
      }
    });
  });
}

test("a search finds rules and cards, and is led by keys", async ({ home }) => {
  await home
    .getByRole("navigation")
    .getByRole("link", { name: say("page-rules") })
    .click();
  const field = home.getByRole("searchbox", { name: say("page-rules-search") });
  const found = home.getByRole("search").getByRole("link");
  await field.fill("seppuku honor");
  await expect(found.first()).toBeVisible();
  await expect(found.first().locator("mark").first()).toHaveText(/seppuku|honor/i);
  await field.fill("komai");
  await expect(found.first()).toContainText(nameOf("komainu"));
  await field.fill(titleOf("shogun", "revolts"));
  await field.press("ArrowDown");
  await expect(found.first()).toBeFocused();
  await home.keyboard.press("ArrowDown");
  await expect(found.nth(1)).toBeFocused();
  await home.keyboard.press("ArrowUp");
  await home.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await field.press("Enter");
  await expect(home).toHaveURL(/\/rules\/shogun\/revolts$/);
  await expect(home.getByRole("heading", { level: 1 })).toHaveText(titleOf("shogun", "revolts"));
  await home.getByRole("searchbox").fill("qqqq");
  await expect(home.getByText(say("page-rules-found", { count: 0 }))).toBeVisible();
});

// As somebody types in a hurry, without accents: the word, and a page that has it.
for (const [code, asked, book, page] of [
  ["de", "wurfelturm", "shogun", "tower"],
  ["pl", "swiatynie", "rising-sun", "kami"],
] as const) {
  test(`a search in ${code} minds neither case nor accents`, async ({ page: own, home, served }) => {
    await speak(own, code);
    await home.goto(`${served.url}/rules`);
    await home.getByRole("searchbox").fill(asked.toUpperCase());
    const title = pagesOf(code, book).find(({ name }) => name === page)?.title ?? "";
    const result = home.getByRole("search").locator(`a[href="/rules/${book}/${page}"]`);
    await expect(result).toContainText(title);
    await result.click();
    await expect(home.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });
}

test("a card has an address, an effect, its rulings and the rules that speak of it", async ({ home, served }) => {
  await home.goto(`${served.url}/rules/rising-sun/cards#card-mercy`);
  const card = home.locator('[data-anchor="card-mercy"]');
  await expect(card).toBeInViewport();
  await expect(card).toContainText(say("card-mercy-effect"));
  await expect(card).toContainText(nameOf("horseman"));
  await expect(card.locator("blockquote")).toContainText(nameOf("amaterasu"));
  const forms = home.getByLabel(say("page-rules-trait-type"));
  await forms.selectOption("monster");
  await expect(card).toHaveCount(0);
  await expect(home.getByRole("article")).toHaveCount(8);
  await home.getByLabel(say("page-rules-kind")).selectOption("kami");
  const susanoo = home.locator('[data-anchor="kami-susanoo"]');
  await expect(susanoo).toContainText(say("kami-susanoo-power"));
  await susanoo.getByRole("link", { name: titleOf("rising-sun", "kami"), exact: true }).click();
  await expect(home).toHaveURL(/\/rules\/rising-sun\/kami$/);
});

test("nobody fetches a book who does not open one", async ({ home, served }) => {
  await home.goto(served.url, { waitUntil: "networkidle" });
  const fetched = (): Promise<string[]> =>
    home.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect((await fetched()).filter((name) => /kami-unbound|\/Rules-/.test(name))).toEqual([]);
  await home
    .getByRole("navigation")
    .getByRole("link", { name: say("page-rules") })
    .click();
  await expect(home.getByRole("heading", { level: 1, name: say("page-rules") })).toBeVisible();
  expect((await fetched()).filter((name) => name.includes("kami-unbound"))).toHaveLength(1);
});

/** Ways from the board to the books: what is clicked, and where it leads. */
const ways: Record<GameName, [what: string, book: string, page: string][]> = {
  "rising-sun": [
    [say("page-rs-honor"), "rising-sun", "honor"],
    [say("page-rs-track"), "rising-sun", "mandates"],
    [nameOf("war"), "rising-sun", "war"],
  ],
  shogun: [[say("page-shogun-majorities-short"), "shogun", "scoring"]],
};

for (const game of ["rising-sun", "shogun"] as GameName[]) {
  test(`${game}: the table leads to its rules and back`, async ({ page, home, served }) => {
    await likeGreedy(page);
    await home.goto(served.url);
    const player = await begin(home, game);
    await player.awaken();
    const drawer = home.getByRole("dialog");
    for (const [what, book, name] of ways[game]) {
      const way = home.getByRole("button", { name: say("page-rules-about", { what }), exact: true });
      await way.click();
      await expect(drawer.getByRole("heading", { level: 2, name: titleOf(book, name), exact: true })).toBeVisible();
      await home.keyboard.press("Escape");
      await expect(drawer).toHaveCount(0);
      await expect(way).toBeFocused();
    }

    // The key opens what is going on, a search leads elsewhere, and there is a way back.
    await home.keyboard.press("h");
    const now = game === "shogun" ? titleOf("shogun", "set-up") : titleOf("rising-sun", "alliances");
    const title = drawer.getByRole("heading", { level: 2 }).first();
    await expect(title).toHaveText(now);
    await expectGood(home, "drawer");
    await drawer.getByRole("searchbox").fill(titleOf(game, "battle"));
    await drawer.getByRole("searchbox").press("Enter");
    await expect(title).toHaveText(titleOf(game, "battle"));
    await drawer.getByRole("button", { name: say("page-rules-back") }).click();
    await expect(title).toHaveText(now);
    await drawer.getByRole("button", { name: say("page-close"), exact: true }).click();

    if (game === "rising-sun") {
      const kami = String((player.game["kami"] as string[])[0]);
      await home.getByRole("button", { name: say("page-rules-about", { what: nameOf(kami) }) }).click();
      await expect(drawer).toContainText(say(`kami-${kami}-effect`));
      await home.keyboard.press("Escape");
    }

    // Whoever wants no single keys has none.
    await home.getByRole("button", { name: say("page-menu") }).click();
    await drawer.getByRole("switch", { name: say("page-set-keys") }).uncheck();
    await home.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    await home.keyboard.press("h");
    await home.getByRole("button", { name: say("page-rules-open") }).click();
    await expect(drawer).toHaveCount(1);
  });
}

test("whoever asks why not is led to the rule", async ({ page, home, served }) => {
  await likeGreedy(page);
  await home.goto(served.url);
  const player = await begin(home, "rising-sun");
  await player.awaken();
  await player.play(anything(chance(5)), "hurry", () => player.game["phase"] === "political");
  await home.getByRole("button", { name: say("page-tab-deals") }).click();
  await home.getByRole("button", { name: say("page-new-offer") }).click();
  // Alliances are made over tea, and at no other time.
  await home.getByRole("checkbox", { name: say("page-offer-alliance") }).check();
  await home.getByRole("button", { name: say("page-rules-about", { what: say("page-rules-why") }) }).click();
  const drawer = home.getByRole("dialog");
  await expect(drawer.getByRole("heading", { level: 2 }).first()).toHaveText(titleOf("rising-sun", "alliances"));
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("nothing hinders anybody in the books", async ({ home, served }) => {
      for (const path of ["", "/rising-sun/battle#bids", "/rising-sun/cards", "/shogun/cards", "/shogun/aid"]) {
        await home.goto(`${served.url}/rules${path}`);
        await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
        await expectGood(home, path);
      }
      await home.getByRole("searchbox").first().fill("honor");
      await expect(home.locator("mark").first()).toBeVisible();
      await expectGood(home, "search");
    });
  });
}
