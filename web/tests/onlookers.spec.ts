// Those who look on see the table and no secret; a game that is over can be looked at again, with any eyes.

import { anything, begin, chance, finished, likeGreedy, Player, type TableInfo } from "./play";
import { another, expect, expectNoComplaint, test } from "./support";
import { nameOf, say } from "./words";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a spectator sees the table, and neither secrets nor choices", async ({ browser, page, home, served }) => {
  await likeGreedy(page);
  await home.goto(served.url);
  const player = await begin(home, "shogun");
  const taste = anything(chance(2));
  await player.play(taste, "hurry", () => Object.keys(player.game["plan"] ?? {}).length > 3);

  // Nobody finds a table that is not open; the link from its menu leads there.
  await home.getByRole("button", { name: say("page-menu") }).click();
  await home
    .getByRole("dialog")
    .getByRole("button", { name: say("page-copy-link") })
    .click();
  const link = await home.evaluate(() => navigator.clipboard.readText());
  await home
    .getByRole("dialog")
    .getByRole("button", { name: say("page-close"), exact: true })
    .click();
  const stranger = await another(browser, served, `/table/${player.info?.id}`);
  await expect(stranger.getByRole("heading", { name: say("page-no-table") })).toBeVisible();
  await stranger.context().close();
  const seats = await another(browser, served, "/games");
  const watcher = new Player(seats);
  await seats.goto(link);
  await watcher.until("the table", () => watcher.moment !== null);
  expect(watcher.viewer).toBe("spectator");
  await expect(seats.getByRole("main", { name: say("page-board") })).toBeVisible();
  await expect(seats.getByRole("group", { name: say("page-shogun-map") })).toBeVisible();
  await expect(seats.getByText(say("page-you-look-on", { count: 1 }))).toBeVisible();

  // Neither the cards nor the plan of anybody are sent, and nothing is offered.
  expect(watcher.game["hand"] ?? null).toBeNull();
  expect(Object.keys(watcher.game["plan"] ?? {})).toEqual([]);
  expect(watcher.moment?.legal).toEqual([]);
  await expect(seats.getByRole("region", { name: say("page-shogun-planning") })).toHaveCount(0);
  await expect(seats.getByRole("button", { name: say("page-undo"), exact: true })).toHaveCount(0);
  await expect(watcher.act.getByRole("listitem").getByRole("button")).toHaveCount(0);

  // What happens is seen at once: nobody waits for a spectator, so battles are shown as they are fought.
  const before = watcher.moment;
  await player.play(anything(chance(2), 1), "hurry", () => watcher.moment !== before);
  await watcher.until("news", () => watcher.moment !== before);
  const isFought = (): boolean => watcher.heard.some((message) => message.includes('"battle_fought"'));
  await player.play(anything(chance(2), 0.2), "hurry", isFought);
  await watcher.until("a battle", isFought);
  await expect(seats.getByRole("button", { name: say("page-shogun-throw-again") })).toBeVisible();
  expectNoComplaint(seats);
  await seats.context().close();
});

test("a spectator with a phone sees a battle", async ({ browser, page, home, served }) => {
  await likeGreedy(page);
  await home.goto(served.url);
  const player = await begin(home, "rising-sun");
  const isBattle = (): boolean => player.isDue && player.game["battle"] != null;
  await player.play(anything(chance(11), 0.3), "hurry", isBattle);
  expect(isBattle()).toBe(true);
  const { province } = player.game["battle"] as { province: string };
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const seen = await another(browser, served, `/table/${player.info?.id}#invite=${player.info?.invite}`, phone);
  const battle = seen.getByRole("region", { name: say("page-rs-battle-for", { province: nameOf(province) }) });
  await expect(battle).toBeVisible();
  await expect(battle.getByRole("table")).toBeInViewport();
  await expect(battle.getByRole("row", { name: say("page-rs-force") })).toBeInViewport();
  // Nothing to decide, and nothing that is still secret.
  await expect(battle.getByRole("spinbutton")).toHaveCount(0);
  expectNoComplaint(seen);
  await seen.context().close();
});

test("a game that is over can be scrubbed, linked to and seen by others", async ({ browser, home, served }) => {
  const table = await finished(home, "rising-sun");
  await home.goto(`${served.url}/game/${table}`);
  await home.getByRole("link", { name: say("page-watch-replay") }).click();

  const line = home.getByRole("slider", { name: say("page-replay-moment") });
  await expect(line).toBeVisible();
  await expect(home.getByRole("group", { name: say("page-rs-map") })).toBeVisible();
  const last = Number(await line.getAttribute("max"));
  expect(last).toBeGreaterThan(40);
  const shows = (at: number) => home.getByText(say("page-replay-at", { at, last }), { exact: true });

  await line.fill("30");
  await expect(shows(30)).toBeVisible();
  await line.press("ArrowRight");
  await expect(shows(31)).toBeVisible();
  await home.getByRole("button", { name: say("page-replay-on") }).click();
  await expect(shows(32)).toBeVisible();
  await expect(home).toHaveURL(/[?&]at=32(&|$)/);

  // The link leads somebody else to the same moment.
  await home.getByRole("button", { name: say("page-copy-moment") }).click();
  await expect(home.getByRole("button", { name: say("page-copied") })).toBeVisible();
  const link = await home.evaluate(() => navigator.clipboard.readText());
  const other = await another(browser, served, link.replace(served.url, ""));
  await expect(other.getByText(say("page-replay-at", { at: 32, last }), { exact: true })).toBeVisible();
  expectNoComplaint(other);
  await other.context().close();

  // Other eyes: those of one who played, and of one from whom nothing was hidden.
  const clan = (
    (await home.request.get(`${served.url}/api/tables/${table}`).then((answer) => answer.json())) as TableInfo
  ).seats[0]?.name as string;
  const eyes = home.getByLabel(say("page-replay-eyes"));
  const story = home.getByRole("list", { name: say("page-log") });
  const told = (): Promise<number> => story.innerText().then((text) => text.length);
  await home.getByRole("button", { name: say("page-replay-last") }).click();
  await expect(shows(last)).toBeVisible();
  await expect.poll(told).toBeGreaterThan(0);
  const openly = await told();
  await eyes.selectOption({ label: nameOf(clan) });
  await expect(home).toHaveURL(new RegExp(`[?&]as=${clan}(&|#|$)`));
  await eyes.selectOption({ label: say("page-eyes-all") });
  await expect(home.getByText(say("page-eyes-all-line"))).toBeVisible();
  await expect.poll(told).toBeGreaterThanOrEqual(openly);

  // Time runs by itself, and stops at the end.
  await home.getByRole("button", { name: say("page-replay-first") }).click();
  await expect(shows(0)).toBeVisible();
  await home.getByRole("button", { name: say("page-replay-play"), exact: true }).click();
  await expect(shows(0)).toHaveCount(0);
  await home.getByRole("button", { name: say("page-replay-pause") }).click();
});

test("the two years of a game are told apart when it is looked at again", async ({ home, served }) => {
  const table = await finished(home, "shogun");
  await home.goto(`${served.url}/game/${table}?at=0`);
  const line = home.getByRole("slider", { name: say("page-replay-moment") });
  const seasons = ["spring", "summer", "autumn"];
  const found: number[] = [];
  for (const year of [1, 2]) {
    for (const season of seasons) {
      const name = say("page-shogun-when", { year, season: nameOf(season) });
      const button = home.getByRole("button", { name, exact: true });
      await button.click();
      // The board shows the season to which the line was moved.
      await expect(home.locator("aside").getByText(name, { exact: true })).toBeVisible();
      found.push(Number(await line.inputValue()));
    }
    await expect(home.getByText(say("page-replay-year", { year }), { exact: true })).toBeVisible();
  }
  expect(found).toEqual([...found].sort((one, other) => one - other));
  expect(new Set(found).size).toBe(6);
});
