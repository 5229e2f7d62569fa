// The log of a long game: its end is drawn, and the rest comes to whoever goes up.

import { anything, begin, chance, likeGreedy } from "./play";
import { expect, test } from "./support";

test("whoever goes up in the log finds all that happened, and comes back to its end", async ({ page, home }) => {
  await likeGreedy(page);
  const player = await begin(home, "shogun");
  const log = home.getByRole("log");
  const lines = log.locator("li");
  const isAtEnd = (): Promise<boolean> =>
    log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight < 40);
  const first = (await lines.first().textContent()) ?? "";
  await player.play(anything(chance(5), 0.6), "hurry", () => player.isDue && player.decisions > 60);
  await expect.poll(isAtEnd).toBe(true);
  const few = await lines.count();
  const earlier = log.locator("> button");
  await expect(earlier).toBeVisible();

  await expect(async () => {
    await log.evaluate((box) => box.scrollTo({ top: 0 }));
    await expect(earlier).toBeHidden({ timeout: 200 });
  }).toPass();
  expect(await lines.count()).toBeGreaterThan(2 * few);
  await expect(lines.first()).toHaveText(first);

  await log.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
  await expect.poll(() => lines.count()).toBeLessThanOrEqual(few);
  await expect.poll(isAtEnd).toBe(true);
});
