// All main screens, large and small, light and dark.

import type { Browser, Page } from "@playwright/test";

import { anything, chance, type GameName, likeGreedy, Player, sitDown, tagOf } from "../play";
import { expect, type Served, test, watch } from "../support";
import { say } from "../words";

const phone = { isMobile: true, hasTouch: true } as const;
const looks = {
  "desktop-light": { viewport: { width: 1280, height: 720 }, colorScheme: "light" },
  "desktop-dark": { viewport: { width: 1280, height: 720 }, colorScheme: "dark" },
  "phone-light": { viewport: { width: 390, height: 844 }, colorScheme: "light", ...phone },
  "phone-dark": { viewport: { width: 390, height: 844 }, colorScheme: "dark", ...phone },
  "landscape-light": { viewport: { width: 844, height: 390 }, colorScheme: "light", ...phone },
  "landscape-dark": { viewport: { width: 844, height: 390 }, colorScheme: "dark", ...phone },
  "4k-light": { viewport: { width: 3840, height: 2160 }, colorScheme: "light" },
} as const;
type Look = keyof typeof looks;
const all = Object.keys(looks) as Look[];

/** The decisions that are worth a picture, whenever they come first. */
const steps: Record<GameName, string[]> = {
  "rising-sun": ["tea", "choose_mandate", "recruit", "marshal", "train", "betray", "bids", "take_hostage"],
  shogun: ["draft", "station", "plan", "march", "choose_place", "revolt"],
};
/** What is worth a picture after it happened. */
const events: Record<GameName, string[]> = {
  "rising-sun": ["advantage_won", "token_won"],
  shogun: ["battle_fought", "scored"],
};

async function open(browser: Browser, served: Served, look: Look): Promise<Page> {
  const page = await browser.newPage({ ...looks[look], locale: "en-GB", reducedMotion: "reduce" });
  watch(page, served.url);
  await likeGreedy(page);
  await page.goto(served.url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return page;
}

const shoot = (page: Page, look: string, name: string): Promise<unknown> =>
  page.screenshot({ path: `screenshots/${name}-${look}.png`, animations: "disabled" });

for (const look of all) {
  test(`around the table, ${look}`, async ({ browser, served }) => {
    const page = await open(browser, served, look);
    await shoot(page, look, "start");
    await page.goto(`${served.url}/new`);
    await expect(page.getByRole("button", { name: say("page-put-up") })).toBeVisible();
    await shoot(page, look, "new-table");
    await page.getByRole("button", { name: say("page-put-up") }).click();
    await expect(page.getByRole("heading", { name: say("page-invite") })).toBeVisible();
    await shoot(page, look, "lobby");
    for (const [path, name] of [
      ["/games", "games"],
      ["/me", "profile"],
      ["/privacy", "privacy"],
      ["/nowhere", "missing"],
      ["/learn", "learn"],
      ["/rules", "rules"],
      ["/rules/rising-sun/honor", "rules-page"],
      ["/rules/shogun/cards", "rules-catalogue"],
    ] as const) {
      await page.goto(served.url + path, { waitUntil: "networkidle" });
      await shoot(page, look, name);
    }
    // A first game with its guide, and a puzzle.
    for (const lesson of ["rising-sun/first-game", "shogun/first-game", "rising-sun/every-bid", "shogun/the-tray"]) {
      const put = await page.request.post(`${served.url}/api/lessons`, { data: { lesson } });
      const { table } = (await put.json()) as { table: string };
      await page.goto(`${served.url}/table/${table}`, { waitUntil: "networkidle" });
      await shoot(page, look, `lesson-${lesson.replace("/", "-")}`);
    }
    await page.close();
  });
}

test("the page of the host", async ({ browser, served }) => {
  const first = await open(browser, served, "desktop-light");
  await first.request.post(`${served.url}/api/guest`, { data: { name: "Hanna" } });
  await first.request.post(`${served.url}/api/me/keep`, { data: { password: "correct horse" } });
  const put = await first.request.post(`${served.url}/api/tables`, {
    data: { game: "rising-sun", seats: 3, open: true },
  });
  const { table } = (await put.json()) as { table: string };
  const text = "Somebody is rude in the chat, again and again.";
  await first.request.post(`${served.url}/api/tables/${table}/reports`, { data: { text } });
  await served.kill();
  await served.again("--admin", "Hanna");
  const { cookies } = await first.context().storageState();
  for (const look of all) {
    const page = await open(browser, served, look);
    await page.context().addCookies(cookies);
    await page.goto(`${served.url}/admin`, { waitUntil: "networkidle" });
    await shoot(page, look, "admin");
    await page.close();
  }
  await first.close();
});

/** What is decided now: a step of the game by its name. */
const stepOf = ({ game }: Player): string => tagOf(game["step"] ?? (game["agenda"] as unknown[]).at(-1));

for (const game of ["rising-sun", "shogun"] as GameName[]) {
  test(`${game} from the first decision to the replay`, async ({ browser, served }) => {
    const pages = new Map<Look, Page>();
    const page = await open(browser, served, "desktop-light");
    pages.set("desktop-light", page);
    const player = new Player(page);
    await page.getByRole("button", { name: say("page-play-game", { game: say(`page-${game}`) }) }).click();
    await player.until("the table", () => player.moment !== null);
    // The same person sees the same table in other sizes and lights.
    const { cookies } = await page.context().storageState();
    for (const look of all) {
      if (pages.has(look)) continue;
      const other = await open(browser, served, look);
      await other.context().addCookies(cookies);
      await other.goto(page.url());
      pages.set(look, other);
    }
    const shootAll = async (name: string): Promise<void> => {
      for (const [look, other] of pages) {
        await other.bringToFront();
        await shoot(other, look, `${game}-${name}`);
      }
    };
    /** The other panels, once. */
    const shootParts = async (): Promise<void> => {
      const choose = async (other: Page, ...tabs: string[]): Promise<void> => {
        for (const tab of tabs) {
          const button = other.locator(".tab").filter({ hasText: say(`page-tab-${tab}`) });
          if ((await button.count()) > 0) await button.first().click();
        }
      };
      for (const [part, tabs] of Object.entries({ deals: ["deals"], chat: ["talk", "chat"], players: ["players"] })) {
        for (const [look, other] of pages) {
          await other.bringToFront();
          await choose(other, ...tabs);
          await shoot(other, look, `${game}-part-${part}`);
        }
      }
      for (const other of pages.values()) await choose(other, "log", "act");
    };

    const random = chance(21);
    const taste = anything(random, 0.3);
    const wanted = new Set([...steps[game], ...events[game], "parts"]);
    let heard = player.heard.length;
    while (wanted.size > 0 && (await player.awaken())) {
      const news = player.heard.slice(heard).join();
      heard = player.heard.length;
      const found = [stepOf(player), ...events[game].filter((event) => news.includes(`"${event}"`))];
      for (const name of found) if (wanted.delete(name)) await shootAll(name);
      if (wanted.has("parts") && ["recruit", "plan"].includes(found[0] ?? "")) {
        wanted.delete("parts");
        await shootParts();
      }
      await player.step(taste, "hurry");
    }
    await player.play(anything(random, 0.9), "hurry");
    await expect(page.getByRole("dialog")).toBeVisible();
    await shootAll("result");
    for (const other of pages.values()) {
      await other.goto(`${served.url}/game/${player.info?.id}`);
      await expect(other.getByRole("heading", { name: say("page-chart-scores") })).toBeVisible();
    }
    await shootAll("history");
    for (const other of pages.values()) {
      await other.goto(`${served.url}/game/${player.info?.id}?at=40`);
      await expect(other.getByRole("slider", { name: say("page-replay-moment") })).toBeVisible();
      await other.waitForLoadState("networkidle");
    }
    await shootAll("replay");
    console.log(`${game}: never came: ${[...wanted].join(", ") || "nothing"}`);
    for (const other of pages.values()) await other.close();
  });
}

test("onlookers", async ({ browser, served }) => {
  const owner = await open(browser, served, "desktop-light");
  const player = new Player(owner);
  await owner.getByRole("button", { name: say("page-play-game", { game: say("page-rising-sun") }) }).click();
  await player.until("the table", () => player.moment !== null);
  const invite = (player.info as { invite?: string } | null)?.invite ?? "";
  await player.play(anything(chance(4), 0.5), "hurry", () => player.isDue && Boolean(player.game["battle"]));
  for (const look of all) {
    const page = await open(browser, served, look);
    await page.goto(`${served.url}/table/${player.info?.id}#invite=${invite}`);
    await page.waitForLoadState("networkidle");
    await shoot(page, look, "onlooker");
    await page.close();
  }
  await owner.close();
});

for (const game of ["rising-sun", "shogun"] as GameName[]) {
  test(`five at a table of ${game}`, async ({ browser, served }) => {
    const page = await open(browser, served, "desktop-light");
    const player = await sitDown(page, game, {}, 5);
    const { cookies } = await page.context().storageState();
    const taste = anything(chance(8), 0.5);
    for (const step of { "rising-sun": ["tea", "bids"], shogun: ["plan", "march"] }[game]) {
      await player.play(taste, "hurry", () => player.isDue && stepOf(player) === step);
      for (const look of all) {
        const other = await open(browser, served, look);
        await other.context().addCookies(cookies);
        await other.goto(page.url(), { waitUntil: "networkidle" });
        await shoot(other, look, `five-${game}-${step}`);
        await other.close();
      }
    }
    await page.close();
  });
}
