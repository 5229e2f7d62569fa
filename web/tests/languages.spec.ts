// Each in their own language: what a browser asks for, what somebody chooses, and two languages at one table.

import type { Page } from "@playwright/test";

import { foreign } from "./foreign";
import { anything, begin, chance, type GameName, likeGreedy, Player, playAll } from "./play";
import { another, expect, expectNoComplaint, type Served, test } from "./support";
import { english, type Speech, speech } from "./words";

const german = speech("de");
const polish = speech("pl");

/** Presses the button of a language, which is called the same in every language. */
const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).first().click();

const expectToSpeak = async (page: Page, { code, say }: Speech): Promise<void> => {
  await expect(page.locator("html")).toHaveAttribute("lang", code);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("page-title"));
};

for (const [locale, speech] of [
  ["de-AT", german],
  ["pl-PL", polish],
  ["fr-FR", english],
] as const) {
  test(`a browser that asks for ${locale} is answered in ${speech.code}`, async ({ browser, served }) => {
    const page = await another(browser, served, "/", { locale });
    await expectToSpeak(page, speech);
    await page.close();
  });
}

for (const [name, viewport, isNarrow] of [
  ["laptop", { width: 1280, height: 720 }, false],
  ["phone", { width: 390, height: 844 }, true],
  ["phone on its side", { width: 844, height: 390 }, true],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test("one click changes the language, and it stays", async ({ home }) => {
      await expectToSpeak(home, english);
      await choose(home, "Polski");
      await expectToSpeak(home, polish);
      await home.reload();
      await expectToSpeak(home, polish);
      await choose(home, "Deutsch");
      await expectToSpeak(home, german);
    });

    for (const game of ["rising-sun", "shogun"] as GameName[]) {
      test(`${game}: at the table, too, by pointer and by keys`, async ({ page, home, served }) => {
        await likeGreedy(page);
        await home.goto(served.url);
        const player = await begin(home, game);
        await player.awaken();
        const head = home.getByRole("banner");
        const expectAll = async ({ code, say }: Speech): Promise<void> => {
          await expect(home.locator("html")).toHaveAttribute("lang", code);
          await expect(home.getByRole("main", { name: say("page-board"), exact: true })).toBeVisible();
          await expect(head.getByRole("button", { name: say("page-menu") })).toBeVisible();
        };
        await expectAll(english);
        const of = (language: string) => head.getByRole("button", { name: language, exact: true });
        // One click, whatever the room: no list is opened before.
        const target = await of("Polski").boundingBox();
        expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24);
        await of("Polski").click();
        await expectAll(polish);
        if (isNarrow) await expect(of("Polski")).toHaveCount(0);
        else await expect(of("Polski")).toHaveAttribute("aria-pressed", "true");
        await of("Deutsch").focus();
        await home.keyboard.press("Enter");
        await expectAll(german);
        // The keyboard is still among the languages.
        await expect(head.getByRole("group", { name: german.say("page-language") }).locator(":focus")).toHaveCount(1);
        await expect(of("English")).toBeVisible();
        await home.reload();
        await expectAll(german);
      });
    }
  });
}

test("a language is kept by whoever leaves before the server has heard of it", async ({ home, served }) => {
  await home.request.post(`${served.url}/api/guest`, { data: { name: "Wilhelm" } });
  await home.reload();
  await choose(home, "Polski");
  await expectToSpeak(home, polish);
  const spoken = async (): Promise<unknown> => {
    const me = (await (await home.request.get(`${served.url}/api/me`)).json()) as { language?: string };
    return me.language;
  };
  await expect.poll(spoken).toBe("pl");
  // A request that is still on its way when the page goes.
  await home.route("**/api/me/language", () => undefined);
  await choose(home, "Deutsch");
  await expectToSpeak(home, german);
  expect(await spoken()).toBe("pl");
  await home.unroute("**/api/me/language");
  await home.reload();
  await expect.poll(spoken).toBe("de");
  await expectToSpeak(home, german);
});

test("the language follows the account to another browser", async ({ browser, home, served }) => {
  const post = async (path: string, data: unknown): Promise<void> => {
    const answer = await home.request.post(served.url + path, { data });
    expect(answer.ok(), path).toBe(true);
  };
  await post("/api/guest", { name: "Jadwiga" });
  await post("/api/me/keep", { password: "a long way round" });
  await home.reload();
  await expectToSpeak(home, english);
  await choose(home, "Polski");
  await expectToSpeak(home, polish);

  const other = await another(browser, served, "/me", { locale: "de-DE" });
  const form = other.locator("form").filter({ has: other.getByRole("button", { name: german.say("page-sign-in") }) });
  await form.getByLabel(german.say("page-name")).fill("Jadwiga");
  await form.getByLabel(german.say("page-password")).fill("a long way round");
  await form.getByRole("button", { name: german.say("page-sign-in") }).click();
  await other.waitForURL(/\/games$/);
  await expect(other.locator("html")).toHaveAttribute("lang", "pl");
  await expect(other.getByRole("heading", { name: polish.say("page-my-running") })).toBeVisible();
  await other.reload();
  await expect(other.locator("html")).toHaveAttribute("lang", "pl");
  await other.close();
});

/** A table at which two sit and a bot, and the game has begun; says which. */
async function gather(served: Served, [owner, guest]: readonly [Page, Page]): Promise<string> {
  const post = async <Answer>(page: Page, path: string, data: unknown): Promise<Answer> => {
    const lang = await page.locator("html").getAttribute("lang");
    const headers = { "accept-language": lang ?? "en" };
    const answer = await page.request.post(served.url + path, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  await post(owner, "/api/guest", { name: "Anke" });
  await post(guest, "/api/guest", { name: "Bogdan" });
  const { table } = await post<{ table: string }>(owner, "/api/tables", { game: "rising-sun", seats: 3, open: true });
  const order = (page: Page, key: string, command: unknown) =>
    post(page, `/api/tables/${table}/commands`, { idempotency_key: key, command });
  await order(owner, "sit", { sit: {} });
  await order(guest, "sit", { sit: {} });
  await order(guest, "ready", { ready: { ready: true } });
  await order(owner, "bot", { add_bot: { bot: "greedy:plain" } });
  await order(owner, "start", { start: {} });
  return table;
}

test("two at one table, one in German, one in Polish", async ({ browser, served }) => {
  const open = (locale: string): Promise<Page> => another(browser, served, "/", { locale });
  const pages = [await open("de-DE"), await open("pl-PL")] as const;
  await expectToSpeak(pages[0], german);
  await expectToSpeak(pages[1], polish);
  const [anke, bogdan] = [new Player(pages[0], german), new Player(pages[1], polish)];
  const table = await gather(served, pages);
  for (const { page, speech } of [anke, bogdan]) {
    await page.goto(`${served.url}/table/${table}`);
    await expect(page.getByRole("main", { name: speech.say("page-board") })).toBeVisible();
  }
  await playAll([anke, bogdan], anything(chance(3), 0.6), () => (anke.moment?.number ?? 0) > 40);
  /** The log as it is drawn, line by line. */
  const log = async ({ page }: Player): Promise<string[]> =>
    (await page.getByRole("log").locator("li").allTextContents())
      .map((line) => line.trim())
      .filter((line) => line !== "");

  await test.step("each reads the log and the choices in their own language", async () => {
    for (const player of [anke, bogdan]) {
      const [lines, { code }] = [await log(player), player.speech];
      expect(lines.length).toBeGreaterThan(20);
      const choices = player.moment?.legal.map(({ text }) => text ?? "") ?? [];
      expect(foreign([...lines, ...choices], code)).toEqual([]);
    }
    const theirs = new Set(await log(bogdan));
    expect((await log(anke)).filter((line) => theirs.has(line))).toEqual([]);
  });

  await test.step("a change at the table tells the log again, to whoever changed it", async () => {
    const [before, theirs] = [await log(anke), await log(bogdan)];
    await choose(anke.page, "Polski");
    await expect(anke.page.getByRole("button", { name: polish.say("page-menu") })).toBeVisible();
    // The old words stand until the new ones have come.
    await expect.poll(async () => (await log(anke)).filter((line) => before.includes(line))).toEqual([]);
    await expect.poll(() => log(anke)).toHaveLength(before.length);
    const after = await log(anke);
    expect(foreign(after, "pl")).toEqual([]);
    // What all may know reads the same for both now; a few lines are for one of them alone.
    expect(after.filter((line) => theirs.includes(line)).length).toBeGreaterThan(15);
    expect(await log(bogdan)).toEqual(theirs);
  });
  for (const page of pages) {
    expectNoComplaint(page);
    await page.close();
  }
});
