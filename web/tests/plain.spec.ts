// A club's own network: the page over plain HTTP, from a machine that is not this one.

import { anything, begin, chance, likeGreedy } from "./play";
import { expect, expectNoComplaint, test, watch } from "./support";
import { say } from "./words";

const name = "club";
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${name} 127.0.0.1`],
    });
  },
});

test("nothing is missing where the connection is plain", async ({ page, served }) => {
  const url = served.url.replace("127.0.0.1", name);
  watch(page, url);
  await likeGreedy(page);
  await page.goto(url);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const player = await begin(page, "shogun");
  await player.awaken();
  await player.list();
  await player.play(anything(chance(3)), "click", () => player.decisions >= 5);

  // The old way to copy works inside a dialog, too.
  await page.getByRole("button", { name: say("page-menu") }).click();
  await page.getByRole("button", { name: say("page-copy-link") }).click();
  await expect(page.getByRole("button", { name: say("page-copied") })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.goto(`${url}/rules`);
  const field = page.getByRole("searchbox");
  await field.focus();
  await page.keyboard.press("Control+V");
  await expect(field).toHaveValue(new RegExp(`^${url}/table/\\w+`));
  expectNoComplaint(page);
});
