// At twice the size, as people with weak eyes read: 640 by 360 of the page's own pixels. Nothing is cut off or covered.

import { misfits } from "./fits";
import { anything, begin, chance, type GameName, likeGreedy } from "./play";
import { expect, test } from "./support";
import { say } from "./words";

test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });

for (const game of ["rising-sun", "shogun"] as GameName[]) {
  test(`${game} at 200 %`, async ({ page, home, served }) => {
    await likeGreedy(page);
    await home.goto(served.url);
    const play = home.getByRole("button", { name: say("page-play-game", { game: say(`page-${game}`) }) });
    await expect(play).toBeVisible();
    expect(await misfits(home), "the start page").toEqual([]);
    const player = await begin(home, game);
    await player.play(anything(chance(9), 0.5), "hurry", () => player.decisions >= 12 && player.isDue);
    const parts = home.getByRole("group", { name: say("page-parts") });
    for (const tab of ["players", "deals", "talk", "act"]) {
      await parts.getByRole("button", { name: say(`page-tab-${tab}`) }).click();
      expect(await misfits(home), tab).toEqual([]);
    }
    await expect(home.getByRole("main", { name: say("page-board") })).toBeInViewport();
    await expect(player.act).toBeInViewport();
    for (const name of ["page-menu", "page-people"]) {
      await home.getByRole("button", { name: say(name), exact: true }).click();
      await expect(home.getByRole("dialog")).toBeVisible();
      expect(await misfits(home), name).toEqual([]);
      await home.keyboard.press("Escape");
    }
  });
}
