// Nothing that hinders people seriously, on any screen, in both lights.

import { anything, begin, chance, finished, type GameName, likeGreedy, Player } from "./play";
import { expect, expectGood, test } from "./support";
import { say } from "./words";

const phaseOf = ({ game }: Player): string =>
  game["battle"]
    ? "battle"
    : ((game["phase"] as string | undefined) ?? JSON.stringify(game["step"]).split('"')[1] ?? "");

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("the pages around the table", async ({ page, home }) => {
      await likeGreedy(page);
      await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
      await expectGood(home, "start");
      const places = home.getByRole("navigation");
      await places.getByRole("link", { name: say("page-new-table") }).click();
      await expect(home.getByRole("button", { name: say("page-put-up") })).toBeVisible();
      await expectGood(home, "new table");
      await home.getByRole("button", { name: say("page-put-up") }).click();
      await expect(home.getByRole("heading", { name: say("page-invite") })).toBeVisible();
      await expectGood(home, "lobby");
      await places.getByRole("link", { name: say("page-games") }).click();
      await expect(home.getByRole("heading", { name: say("page-my-running") })).toBeVisible();
      await expectGood(home, "games");
      await home.getByRole("banner").getByRole("link").last().click();
      await expect(home).toHaveURL(/\/me$/);
      await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
      await expectGood(home, "profile");
    });

    test("the place to learn, a puzzle and its verdict", async ({ home, served }) => {
      const player = new Player(home);
      await home
        .getByRole("navigation")
        .getByRole("link", { name: say("page-learn") })
        .click();
      await expect(home.getByRole("heading", { name: say("page-puzzle-learn") })).toBeVisible();
      await expectGood(home, "learn");
      await home.goto(`${served.url}/learn`);
      await home.getByRole("button", { name: say("page-puzzle-shogun-the-tray") }).click();
      await player.awaken();
      await home.getByRole("button", { name: say("page-puzzle-hint") }).click();
      await expectGood(home, "puzzle");
      await player.step((choices) => choices[0], "hurry");
      await expect(home.getByRole("dialog", { name: say("page-puzzle-missed") })).toBeVisible();
      await expectGood(home, "verdict");
    });

    for (const game of ["rising-sun", "shogun"] as GameName[]) {
      test(`${game}: the table in its phases`, async ({ page, home, served }) => {
        await likeGreedy(page);
        await home.goto(served.url);
        const player = await begin(home, game);
        const seen = new Set<string>();
        const taste = anything(chance(13));
        const wanted = game === "rising-sun" ? ["tea_ceremony", "political", "battle"] : ["draft", "plan", "march"];
        while ((await player.awaken()) && wanted.some((phase) => !seen.has(phase))) {
          const phase = phaseOf(player);
          if (wanted.includes(phase) && !seen.has(phase)) {
            seen.add(phase);
            await expect(player.act).toBeVisible();
            await expectGood(home, phase);
          }
          await player.step(taste, "hurry");
        }
        expect([...seen].sort()).toEqual([...wanted].sort());
      });

      test(`${game}: what is left of a game`, async ({ home, served }) => {
        const table = await finished(home, game);
        await home.goto(`${served.url}/table/${table}`);
        await expect(home.getByRole("dialog")).toBeVisible();
        await expectGood(home, "result");
        await home
          .getByRole("dialog")
          .getByRole("link", { name: say("page-look-back") })
          .click();
        await expect(home.getByRole("heading", { name: say("page-chart-scores") })).toBeVisible();
        await expectGood(home, "history");
        await home.getByRole("link", { name: say("page-watch-replay") }).click();
        await expect(home.getByRole("slider", { name: say("page-replay-moment") })).toBeVisible();
        await expect(home.getByRole("region", { name: say("page-board") })).toBeVisible();
        await expectGood(home, "replay");
      });
    }
  });
}
