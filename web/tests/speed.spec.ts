// How much the page fetches, and how fast it draws: seconds are printed, for they depend on what else the machine does.

import { fetched, noteAnswers } from "./measuring";
import { anything, begin, chance, type GameName, likeGreedy } from "./play";
import { another, expect, test } from "./support";
import { say } from "./words";

for (const game of ["rising-sun", "shogun"] as GameName[]) {
  test(`${game}: little is fetched, and decisions are drawn at once`, async ({ browser, page, home, served }) => {
    await likeGreedy(page);
    await noteAnswers(page);
    await home.goto(served.url);
    const stranger = await another(browser, served);
    await stranger.waitForLoadState("networkidle");
    const start = await fetched(stranger);
    await stranger.context().close();
    const player = await begin(home, game);
    await player.awaken();
    await expect(home.getByRole("main", { name: say("page-board") })).toBeVisible();
    // Whoever comes by a link has nothing yet.
    const guest = await another(browser, served, `/table/${player.info?.id}#invite=${player.info?.invite}`);
    await expect(guest.getByRole("main", { name: say("page-board") })).toBeVisible();
    await guest.waitForLoadState("networkidle");
    const table = await fetched(guest);
    await guest.context().close();

    await player.awaken();
    await player.list();
    await home.evaluate(() => (window.answers = []));
    const taste = anything(chance(17));
    for (let decision = 0; decision < 15; decision++) await player.step(taste, "press");
    const delays = (await home.evaluate(() => window.answers))
      .map(({ delay }) => delay)
      .sort((one, other) => one - other);
    const median = delays[Math.floor(delays.length / 2)] ?? 0;
    const most = delays.at(-1) ?? 0;
    console.log(
      `${game}: start ${Math.round(start / 1000)} kB, table ${Math.round(table / 1000)} kB, ` +
        `a decision is drawn after ${Math.round(median)} ms (median of ${delays.length}), ${Math.round(most)} ms (most)`,
    );
    expect(delays.length).toBeGreaterThan(5);
    expect(start).toBeLessThan(400_000);
    expect(table).toBeLessThan(400_000);
  });
}
