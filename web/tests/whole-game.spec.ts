// A newcomer begins with one click and plays to the end: the first decisions by clicks, the rest by the keys that the list shows.

import { anything, begin, chance, type GameName, likeGreedy } from "./play";
import { expect, test } from "./support";
import { say } from "./words";

for (const game of ["rising-sun", "shogun"] as GameName[]) {
  test(`${game}: one click begins a game, and clicks lead to its end`, async ({ page, home, served }) => {
    await likeGreedy(page);
    await home.goto(served.url);
    const player = await begin(home, game);
    await expect(home.getByRole("main", { name: say("page-board") })).toBeVisible();
    await player.awaken();
    await player.list();
    const taste = anything(chance(7));
    await player.play(taste, "click", () => player.decisions >= 10);
    await player.play(taste, "press");
    console.log(`${game}: over after ${player.decisions} decisions`);

    const result = home.getByRole("dialog");
    await expect(result).toBeVisible();
    const places = player.info?.places ?? [];
    expect(places).toHaveLength(3);
    for (const place of places) await expect(result).toContainText(String(place.score));
    await result.getByRole("link", { name: say("page-look-back") }).click();
    await home.waitForURL(/\/game\//);
    await expect(home.getByRole("heading", { name: say("page-chart-scores") })).toBeVisible();
    await expect(home.getByRole("link", { name: say("page-watch-replay") })).toBeVisible();
  });
}
