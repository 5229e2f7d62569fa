// Every puzzle is opened from the place to learn and solved by clicks, with the solution that stands in its document.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";

import { type Choice, type GameName, Player } from "./play";
import { expect, test } from "./support";
import { say } from "./words";

const folder = fileURLToPath(new URL("../../lessons/", import.meta.url));
const solutionOf = (name: string): unknown[] =>
  (JSON.parse(readFileSync(`${folder}${name}.json`, "utf8")) as { solution: unknown[] }).solution;
const namesOf = (game: GameName): string[] =>
  readdirSync(folder + game)
    .map((file) => `${game}/${file.replace(".json", "")}`)
    .filter((name) => !name.endsWith("/first-game"));
const about = (name: string, what = ""): string => say(`page-puzzle-${name.replace("/", "-")}${what}`);

const isJudged = (player: Player): boolean => (player.info?.goal ?? "open") !== "open";

/** Opens a puzzle by its card. */
async function open(player: Player, name: string): Promise<void> {
  [player.moment, player.info] = [null, null];
  await player.page.getByRole("button", { name: about(name) }).click();
  await player.until("the table", () => player.moment !== null && player.info !== null);
  await expect(player.page.getByText(about(name, "-task"))).toBeVisible();
  const list = player.act.getByRole("checkbox", { name: say("page-as-list") });
  if (!(await list.isChecked())) await list.check();
}

/** Does what the solution says: what is not asked is passed over, and the table makes the choices that are none. */
async function solve(player: Player, solution: unknown[]): Promise<void> {
  let next = 0;
  for (;;) {
    await player.until("a decision, or the verdict", () => isJudged(player) || player.isDue);
    if (isJudged(player)) return;
    const moment = player.moment;
    const fits = (choice: Choice, index: number): boolean =>
      index >= next && isDeepStrictEqual(choice.action, solution[index]);
    const index = solution.findIndex((_, index) => moment?.legal.some((choice) => fits(choice, index)));
    const choice = moment?.legal.find((choice) => fits(choice, index));
    if (choice) {
      next = index + 1;
      await player.click(choice);
    } else {
      await player.until("a forced choice", () => player.moment !== moment);
    }
  }
}

for (const game of ["rising-sun", "shogun"] as const) {
  test(`puzzles of ${game} are solved by their solutions`, async ({ home, served }) => {
    await home.goto(`${served.url}/learn`);
    const player = new Player(home);
    const names = namesOf(game);
    const verdict = home.getByRole("dialog", { name: say("page-puzzle-solved") });
    for (const name of names) {
      await test.step(name, async () => {
        await open(player, name);
        await solve(player, solutionOf(name));
        await expect(verdict).toContainText(about(name, "-moral"));
        await verdict.getByRole("link", { name: say("page-puzzle-all") }).click();
        await expect(home.getByRole("button", { name: about(name) })).toContainText(say("page-puzzle-is-solved"));
      });
    }
    const progress = say("page-puzzle-progress", { solved: names.length, all: names.length });
    await expect(home.getByText(progress)).toBeVisible();
    // Nobody is left with tables that nobody comes back to.
    const mine = async (): Promise<unknown[]> => {
      const answer = await home.request.get(`${served.url}/api/me/tables`);
      return ((await answer.json()) as { tables: unknown[] }).tables;
    };
    await expect.poll(mine).toEqual([]);
  });
}

test("whoever misses is told why, and tries again; a hint is there for whoever asks", async ({ home, served }) => {
  await home.goto(`${served.url}/learn`);
  const player = new Player(home);
  const name = "shogun/the-tray";
  await open(player, name);
  await home.getByRole("button", { name: say("page-puzzle-hint") }).click();
  await expect(home.getByText(about(name, "-hint"))).toBeVisible();
  await solve(player, [{ march: { to: "hida", armies: 1 } }]);
  const verdict = home.getByRole("dialog", { name: say("page-puzzle-missed") });
  await expect(verdict).toContainText(say("page-puzzle-unmet-provinces", { count: 6 }));
  const old = home.url();
  [player.moment, player.info] = [null, null];
  await verdict.getByRole("button", { name: say("page-puzzle-again") }).click();
  await player.until("the table again", () => player.moment !== null && player.info !== null);
  expect(home.url()).not.toBe(old);
  await solve(player, solutionOf(name));
  const solved = home.getByRole("dialog", { name: say("page-puzzle-solved") });
  await solved.getByRole("button", { name: say("page-puzzle-next") }).click();
  await expect(home.getByText(about("shogun/two-strikes", "-task"))).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the place to learn and a puzzle with its hint stay within the screen", async ({ home, served }) => {
    const expectNoOverflow = async (): Promise<void> =>
      expect(await home.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await home.goto(`${served.url}/learn`);
    const player = new Player(home);
    await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoOverflow();
    await open(player, "shogun/angry-peasants");
    await home.getByRole("button", { name: say("page-puzzle-hint") }).click();
    await expect(home.getByText(about("shogun/angry-peasants", "-hint"))).toBeVisible();
    await expectNoOverflow();
    // What is to be decided can still be seen.
    const sheet = await home.locator("#sheet").boundingBox();
    expect(sheet?.height ?? 0).toBeGreaterThan(200);
  });
});

test("a first game begins with one click", async ({ home, served }) => {
  await home.goto(`${served.url}/learn`);
  const player = new Player(home);
  await home
    .getByRole("button", { name: say("page-puzzle-begin") })
    .first()
    .click();
  await player.until("the table", () => player.moment !== null && player.info !== null);
  expect(player.info?.setup.lesson).toBe("rising-sun/first-game");
  expect(player.viewer).toBe("koi");
});
