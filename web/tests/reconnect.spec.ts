// The server is gone in the middle of a decision, and comes back: nothing of the decision is lost.

import type { Page } from "@playwright/test";

import { anything, begin, chance, likeGreedy, thrifty } from "./play";
import { expect, type Served, test } from "./support";
import { nameOf, say } from "./words";

/** Ends the server and starts it again; the page says so and comes back by itself. */
async function interrupt(page: Page, served: Served): Promise<void> {
  const notice = page.getByRole("alert").filter({ hasText: say("page-reconnecting") });
  await served.kill();
  await expect(notice).toBeVisible();
  await served.again();
  await expect(notice).toHaveCount(0, { timeout: 30_000 });
}

test("a plan that is half made outlives the server", async ({ page, home, served }) => {
  await likeGreedy(page);
  await home.goto(served.url);
  const player = await begin(home, "shogun");
  await player.play(anything(chance(5)), "hurry", () => JSON.stringify(player.game["step"]).startsWith('{"plan"'));

  const plan = (): Record<string, unknown> => (player.game["plan"] ?? {}) as Record<string, unknown>;
  const board = home.getByRole("region", { name: say("page-shogun-planning") });
  const cards = board
    .getByRole("list", { name: say("page-shogun-hand") })
    .getByRole("button")
    .and(home.locator(":enabled"));
  const open = (field: string) =>
    board.getByRole("button", { name: say("page-shogun-field-open", { field: nameOf(field) }), exact: true });
  const lay = async (field: string): Promise<void> => {
    await cards.first().click();
    await open(field).click();
    await player.until(`a card on ${field}`, () => plan()[field] !== undefined);
    await expect(open(field)).toHaveCount(0);
  };
  for (const field of ["tax", "rice", "castle"]) await lay(field);
  const before = JSON.stringify(plan());
  // One more card is in the fingers when the lights go out.
  await cards.first().click();
  await expect(home.getByRole("button", { pressed: true }).and(board.getByRole("button"))).toHaveCount(1);

  await interrupt(home, served);

  await expect(home.getByRole("button", { pressed: true }).and(board.getByRole("button"))).toHaveCount(1);
  for (const field of ["tax", "rice", "castle"]) await expect(open(field)).toHaveCount(0);
  expect(JSON.stringify(plan())).toBe(before);
  await open("temple").click();
  await player.until("a card on the temple", () => plan()["temple"] !== undefined);
  await player.play(anything(chance(5), 1), "hurry", () => !player.isDue);
  expect(player.isDue).toBe(false);
});

test("bids that are not yet down outlive the server", async ({ page, home, served }) => {
  await likeGreedy(page);
  await home.goto(served.url);
  const player = await begin(home, "rising-sun");
  const coins = (): number =>
    (player.game["players"] as { clan: string; coins: number }[]).find(({ clan }) => clan === player.viewer)?.coins ??
    0;
  const isBidding = (): boolean =>
    player.isDue && JSON.stringify(player.moment?.legal).includes('"bid"') && coins() > 0;
  await player.play(thrifty(anything(chance(9))), "hurry", isBidding);
  expect(isBidding()).toBe(true);

  const seppuku = nameOf("seppuku");
  await home.getByRole("button", { name: say("page-rs-bid-more", { advantage: seppuku }) }).click();
  const amount = home.getByRole("slider", { name: say("page-rs-bid-on", { advantage: seppuku }) });
  await expect(amount).toHaveValue("1");

  await interrupt(home, served);

  await expect(amount).toHaveValue("1");
  const before = player.moment;
  await home.getByRole("button", { name: say("page-rs-bid-commit") }).click();
  await player.until("the bids", () => player.moment !== before && !isBidding());
  const told = `${nameOf(player.viewer)} bid 1 on ${seppuku}`;
  await expect(home.getByText(told).first()).toBeAttached();
});
