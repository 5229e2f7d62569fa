// Without a mouse: a game is begun and decided by keys, and a screen reader finds its way.

import type { Locator, Page } from "@playwright/test";

import { likeGreedy, Player, type GameName } from "./play";
import { expect, test } from "./support";
import { say } from "./words";

/** Goes on with Tab until the wanted thing has the focus. */
async function tabTo(page: Page, wanted: Locator, most = 120): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await wanted.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the focus does not come to ${wanted.toString()}`);
}

for (const game of ["rising-sun", "shogun"] as GameName[]) {
  test(`${game} is begun and played by keys`, async ({ page, home, served }) => {
    await likeGreedy(page);
    await home.goto(served.url);
    const player = new Player(home);

    // The first thing that Tab finds leads past the head of the page.
    await home.getByRole("heading", { level: 1 }).waitFor();
    await home.keyboard.press("Tab");
    await expect(home.getByRole("link", { name: say("page-skip") })).toBeFocused();

    await tabTo(home, home.getByRole("button", { name: say("page-play-game", { game: say(`page-${game}`) }) }));
    await home.keyboard.press("Enter");
    await home.waitForURL(/\/table\//);
    await player.until("the table", () => player.moment !== null);
    await player.awaken();

    for (const role of ["main", "banner", "complementary"] as const) {
      await expect(home.getByRole(role)).toHaveCount(1);
    }
    await expect(player.act).toBeVisible();
    await expect(home.getByRole("region", { name: say("page-players") })).toBeVisible();
    await expect(home.getByRole("heading", { level: 1 })).toBeAttached();
    const herald = home.locator('[aria-live="polite"][aria-atomic="true"]');
    await expect(herald).toBeAttached();

    // The list of all choices is called up by keys too.
    const list = player.act.getByRole("checkbox", { name: say("page-as-list") });
    await tabTo(home, list);
    await home.keyboard.press("Space");
    await expect(list).toBeChecked();

    // Some decisions by the digit before them …
    for (let decision = 0; decision < 3 && (await player.awaken()); decision++) {
      await player.step((choices) => choices[0], "press");
    }
    // … and some by Tab and Enter.
    for (let decision = 0; decision < 2 && (await player.awaken()); decision++) {
      const before = player.moment;
      const choice = before?.legal[0];
      if (!choice) break;
      await tabTo(home, player.buttons(choice));
      await home.keyboard.press("Enter");
      const question = home.getByRole("alertdialog");
      await expect.poll(async () => player.moment !== before || (await question.isVisible())).toBe(true);
      // The question has the focus already.
      if (player.moment === before) await home.keyboard.press("Enter");
      await player.until("an answer", () => player.moment !== before);
    }
    await expect(herald).not.toBeEmpty();

    // What was done last is taken back by a key, also while the answer is still on its way.
    while ((await player.awaken()) && !player.reversible) await player.step((choices) => choices[0], "press");
    const offered = player.moment;
    if (!player.reversible || !offered) throw new Error("nothing can be taken back in this game");
    await player.pressDigit(player.reversible);
    await home.keyboard.press("u");
    const sight = (moment: typeof offered): string => JSON.stringify([moment.legal, moment.view]);
    await player.until("what was there before", () => {
      const { moment } = player;
      return moment !== null && moment !== offered && sight(moment) === sight(offered);
    });
  });
}
