// A phone, upright and on its side, plays a round and nothing sticks out; a laptop sees the whole table at once.

import type { Page } from "@playwright/test";

import { anything, begin, chance, type GameName, likeGreedy, type Player } from "./play";
import { expect, test } from "./support";
import { say } from "./words";

const games: GameName[] = ["rising-sun", "shogun"];

async function expectNoOverflow(page: Page): Promise<void> {
  const { width, inside } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    inside: innerWidth,
  }));
  expect(width).toBeLessThanOrEqual(inside);
}

/** How far a game is, in rounds or mandates. */
function progress(player: Player): number {
  const { track, round, year, season } = player.game as {
    track?: unknown[];
    round?: number;
    year?: number;
    season?: string;
  };
  return track
    ? track.length
    : (year ?? 0) * 10 + (round ?? ["spring", "summer", "autumn", "winter"].indexOf(season ?? ""));
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test.describe(`${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    for (const game of games) {
      test(`${game}: a round fits a phone`, async ({ page, home, served }) => {
        await likeGreedy(page);
        await home.goto(served.url);
        await expectNoOverflow(home);
        const player = await begin(home, game);
        await player.awaken();
        await expectNoOverflow(home);
        const taste = anything(chance(8));
        if (game === "shogun") {
          await player.play(
            taste,
            "hurry",
            () => JSON.stringify(player.game["step"]).includes('"plan"') && player.isDue,
          );
        } else {
          const ready = player.moment?.legal.find(({ action }) => action === "ready");
          if (!ready) throw new Error("the tea ceremony cannot be finished");
          await player.click(ready, home.getByRole("button", { name: say("page-rs-finish-tea") }));
          await player.until("mandates", () => player.game["phase"] === "political");
          await player.awaken();
        }
        await player.list();
        const begun = progress(player);
        const isOn = (): boolean => progress(player) > begun + (game === "shogun" ? 0 : 3);
        while (!isOn() && (await player.step(taste, "click"))) await expectNoOverflow(home);
        for (const tab of ["players", "deals", "talk", "act"]) {
          await home
            .getByRole("group", { name: say("page-parts") })
            .getByRole("button", { name: say(`page-tab-${tab}`) })
            .click();
          await expectNoOverflow(home);
        }
      });
    }
  });
}

for (const game of games) {
  test(`${game}: a laptop shows the table without scrolling`, async ({ page, home, served }) => {
    await likeGreedy(page);
    await home.goto(served.url);
    const player = await begin(home, game);
    const phases = new Set<string>();
    const phase = (): string =>
      (player.game["phase"] as string | undefined) ?? JSON.stringify(player.game["step"]).split('"')[1] ?? "";
    const taste = anything(chance(6));
    while (phases.size < 3 && (await player.awaken())) {
      if (!phases.has(phase())) {
        phases.add(phase());
        await expect(player.act).toBeVisible();
        const { height, inside } = await home.evaluate(() => ({
          height: document.documentElement.scrollHeight,
          inside: innerHeight,
        }));
        expect(height, phase()).toBeLessThanOrEqual(inside);
        await expectNoOverflow(home);
      }
      await player.step(taste, "hurry");
    }
    expect(phases.size).toBe(3);
  });
}
