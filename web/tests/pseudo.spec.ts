// Words longer than those of any language, on all main screens of both games, large and small: everything has room.
// `npm run screens -- pseudo` takes pictures of them, too.

import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

import { misfits } from "./fits";
import { anything, chance, finished, type GameName, type Player, sitDown, tagOf } from "./play";
import { drawn, expect, type Served, test, watch } from "./support";
import { long, lengthened } from "./words";

const looks = {
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>;
type Look = keyof typeof looks;

/** A page that speaks in long words, and so does the server to it. */
async function open(browser: Browser, served: Served, look: Look, from?: Page): Promise<Page> {
  const page = await browser.newPage({ ...looks[look], locale: "en-GB", reducedMotion: "reduce" });
  watch(page, served.url);
  if (from) await page.context().addCookies((await from.context().storageState()).cookies);
  await page.addInitScript(() => localStorage.setItem("tenka-pseudo", "yes"));
  await page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(lengthened(message.toString())));
  });
  await page.route(/\/api\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: lengthened(await response.text()) });
  });
  return page;
}

const isPictured = (): boolean => test.info().config.configFile?.includes("screens") ?? false;

/** All that does not fit anywhere, by where it was seen. */
class Misfits {
  readonly #found = new Map<string, string>();

  async look(page: Page, look: Look, name: string): Promise<void> {
    await page.bringToFront();
    // What has just come is drawn in the next picture.
    await drawn(page);
    if (isPictured()) {
      await page.screenshot({ path: `screenshots/pseudo/${name}-${look}.png`, animations: "disabled" });
    }
    for (const misfit of await misfits(page)) if (!this.#found.has(misfit)) this.#found.set(misfit, `${name}, ${look}`);
  }

  expectNone(): void {
    expect([...this.#found].map(([misfit, where]) => `${where}: ${misfit}`)).toEqual([]);
  }
}

for (const look of Object.keys(looks) as Look[]) {
  test(`the pages around the table, ${look}`, async ({ browser, served }) => {
    const page = await open(browser, served, look);
    const found = new Misfits();
    await page.goto(served.url);
    await expect(page.getByRole("heading", { level: 1, name: long.say("page-title") })).toBeVisible();
    await found.look(page, look, "start");
    await page.goto(`${served.url}/me`);
    await expect(page.getByRole("heading", { name: long.say("page-likes") })).toBeVisible();
    await found.look(page, look, "nobody");
    for (const game of ["rising-sun", "shogun"]) {
      await page.goto(`${served.url}/new`);
      await page.locator(`input[name="game"][value="${game}"]`).check({ force: true });
      await found.look(page, look, `new-table-${game}`);
    }
    await page.getByRole("button", { name: long.say("page-put-up") }).click();
    await expect(page.getByRole("heading", { name: long.say("page-invite") })).toBeVisible();
    await found.look(page, look, "lobby");
    await page.getByRole("button", { name: long.say("page-fill-bots", { count: 2 }) }).click();
    await found.look(page, look, "lobby-bots");
    await page.getByRole("button", { name: long.say("page-change-setup") }).click();
    await found.look(page, look, "lobby-setup");
    for (const path of ["/", "/games", "/me", "/nowhere"]) {
      await page.goto(served.url + path, { waitUntil: "networkidle" });
      await found.look(page, look, `with-games${path.replace("/", "-")}`);
    }
    await page.close();
    found.expectNone();
  });
}

const stepOf = ({ game }: Player): string => {
  const agenda = game["agenda"] as unknown[] | undefined;
  return tagOf(agenda?.at(-1) ?? game["step"] ?? "");
};

/** What is decided in the games of these tests, among other things. */
const kinds: Record<GameName, string[]> = {
  "rising-sun": ["tea", "choose_mandate", "announce", "recruit", "train", "betray", "marshal", "bids"],
  shogun: ["draft", "station", "plan", "choose_place", "march", "revolt"],
};

for (const game of ["rising-sun", "shogun"] as GameName[]) {
  test(`${game}: every kind of decision`, async ({ browser, served, home }) => {
    const player = await sitDown(home, game);
    const found = new Misfits();
    const pages: [Look, Page][] = [];
    for (const look of Object.keys(looks) as Look[]) {
      const other = await open(browser, served, look, home);
      await other.goto(home.url());
      await expect(other.getByRole("main", { name: long.say("page-board") })).toBeVisible();
      pages.push([look, other]);
    }
    const lookAll = async (name: string): Promise<void> => {
      for (const [look, other] of pages) await found.look(other, look, `${game}-${name}`);
    };

    const seen = new Set<string>();
    const taste = anything(chance(21), 0.3);
    const isComplete = (): boolean => kinds[game].every((kind) => seen.has(kind));
    const mayGoOn = (): boolean => player.decisions < (isComplete() ? 70 : 140);
    while (mayGoOn() && (await player.awaken())) {
      const step = stepOf(player);
      if (!seen.has(step)) {
        seen.add(step);
        await lookAll(`${seen.size}-${step}`);
      }
      if (!(await player.step(taste, "hurry"))) break;
    }
    console.log(`${game}: ${[...seen].join(", ")}`);
    expect([...seen]).toEqual(expect.arrayContaining(kinds[game]));
    for (const [, other] of pages) await other.close();
    found.expectNone();
  });

  for (const look of Object.keys(looks) as Look[]) {
    test(`${game}: all that lies around the board, ${look}`, async ({ browser, served, home }) => {
      const player = await sitDown(home, game);
      await player.play(anything(chance(5), 0.4), "hurry", () => player.decisions > 9 && player.isDue);
      const other = await open(browser, served, look, home);
      const found = new Misfits();
      await other.goto(home.url());
      await expect(other.getByRole("main", { name: long.say("page-board") })).toBeVisible();
      const press = (name: string) =>
        other
          .getByRole("button", { name: long.say(name), exact: true })
          .first()
          .click();
      for (const tab of look === "phone" ? ["players", "talk", "chat", "deals"] : ["chat", "deals"]) {
        await other
          .getByRole("button", { name: long.say(`page-tab-${tab}`) })
          .first()
          .click();
        await found.look(other, look, `${game}-tab-${tab}`);
      }
      await press("page-new-offer");
      await found.look(other, look, `${game}-offer`);
      for (const name of ["page-people", "page-menu"]) {
        await press(name);
        await expect(other.getByRole("dialog")).toBeVisible();
        await found.look(other, look, `${game}-${name}`);
        await other.keyboard.press("Escape");
      }
      await other.close();
      found.expectNone();
    });

    test(`${game}: what is left of a game, ${look}`, async ({ browser, served, home }) => {
      const table = await finished(home, game);
      const other = await open(browser, served, look, home);
      const found = new Misfits();
      await other.goto(`${served.url}/table/${table}`);
      await expect(other.getByRole("dialog")).toBeVisible();
      await found.look(other, look, `${game}-result`);
      await other.goto(`${served.url}/game/${table}`);
      await expect(other.getByRole("heading", { name: long.say("page-chart-scores") })).toBeVisible();
      await found.look(other, look, `${game}-history`);
      await other.goto(`${served.url}/game/${table}?at=40`);
      await expect(other.getByRole("slider", { name: long.say("page-replay-moment") })).toBeVisible();
      await other.waitForLoadState("networkidle");
      await found.look(other, look, `${game}-replay`);
      await other.close();
      found.expectNone();
    });
  }
}
