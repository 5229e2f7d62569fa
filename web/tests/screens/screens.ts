// All main screens, large and small, light and dark.

import type { Browser, Page } from "@playwright/test";

import { anything, chance, type GameName, likeGreedy, Player } from "../play";
import { expect, type Served, test, watch } from "../support";
import { say } from "../words";

const looks = {
  "desktop-light": { viewport: { width: 1280, height: 720 }, colorScheme: "light" },
  "desktop-dark": { viewport: { width: 1280, height: 720 }, colorScheme: "dark" },
  "phone-light": { viewport: { width: 390, height: 844 }, colorScheme: "light", isMobile: true, hasTouch: true },
  "phone-dark": { viewport: { width: 390, height: 844 }, colorScheme: "dark", isMobile: true, hasTouch: true },
  "landscape-light": { viewport: { width: 844, height: 390 }, colorScheme: "light", isMobile: true, hasTouch: true },
} as const;

/** The phases that are worth a picture, in the order in which they come. */
const phases: Record<GameName, string[]> = {
  "rising-sun": ["tea", "political", "war", "battle"],
  shogun: ["planning", "battle", "winter"],
};

function phaseOf(player: Player): string {
  const { phase, battle, step, season } = player.game as Record<string, unknown>;
  if (phase) return battle ? "battle" : ({ tea_ceremony: "tea" }[phase as string] ?? (phase as string));
  const name = JSON.stringify(step).split('"')[1] ?? "";
  if (season === "winter" || name === "revolt") return "winter";
  return name === "plan" ? "planning" : name;
}

async function open(browser: Browser, served: Served, look: keyof typeof looks): Promise<Page> {
  const page = await browser.newPage({ ...looks[look], locale: "en-GB", reducedMotion: "reduce" });
  watch(page, served.url);
  await likeGreedy(page);
  await page.goto(served.url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return page;
}

const shoot = (page: Page, look: string, name: string): Promise<unknown> =>
  page.screenshot({ path: `screenshots/${name}-${look}.png`, animations: "disabled" });

for (const look of Object.keys(looks) as (keyof typeof looks)[]) {
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
    ] as const) {
      await page.goto(served.url + path, { waitUntil: "networkidle" });
      await shoot(page, look, name);
    }
    await page.close();
  });
}

for (const game of ["rising-sun", "shogun"] as GameName[]) {
  test(`${game} from the first decision to the replay`, async ({ browser, served }) => {
    const pages = new Map<keyof typeof looks, Page>();
    const page = await open(browser, served, "desktop-light");
    pages.set("desktop-light", page);
    const player = new Player(page);
    await page.getByRole("button", { name: say("page-play-game", { game: say(`page-${game}`) }) }).click();
    await player.until("the table", () => player.moment !== null);
    // The same person sees the same table in other sizes and lights.
    const { cookies } = await page.context().storageState();
    for (const look of Object.keys(looks) as (keyof typeof looks)[]) {
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

    const taste = anything(chance(21), 0.3);
    for (const phase of phases[game]) {
      const fought = player.heard.length;
      const isThere = (): boolean =>
        game === "shogun" && phase === "battle"
          ? player.heard.slice(fought).some((message) => message.includes('"battle_fought"'))
          : game === "shogun" && phase === "winter"
            ? player.heard.slice(fought).some((message) => message.includes('"scored"'))
            : phaseOf(player) === phase && player.isDue;
      await player.play(taste, "hurry", isThere);
      await expect(page.getByRole("main")).toBeVisible();
      await shootAll(phase);
    }
    await player.play(anything(chance(21), 0.9), "hurry");
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
    for (const other of pages.values()) await other.close();
  });
}
