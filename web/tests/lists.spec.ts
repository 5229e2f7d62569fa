// Whoever has played for years still finds every game.

import { expect, expectGood, test } from "./support";
import { say } from "./words";

test("more games than one list holds are shown when somebody asks for them", async ({ home, served }) => {
  await home.request.post(`${served.url}/api/guest`, { data: { name: "Veteran" } });
  for (let number = 1; number <= 203; number++) {
    const data = { game: "shogun", seats: 3, open: false, name: `Evening ${number}` };
    expect((await home.request.post(`${served.url}/api/tables`, { data })).ok()).toBe(true);
  }
  await home.goto(`${served.url}/games`);
  const mine = home.locator("section").filter({ has: home.getByRole("heading", { name: say("page-my-running") }) });
  const more = home.getByRole("button", { name: say("page-more-games") });
  await expect(mine.getByRole("listitem")).toHaveCount(200);
  // Nobody knows yet whether one of the rest is over.
  await expect(home.getByText(say("page-no-finished"))).toHaveCount(0);
  await expectGood(home, "a long list");
  await more.focus();
  await home.keyboard.press("Enter");
  await expect(mine.getByRole("listitem")).toHaveCount(203);
  await expect(more).toHaveCount(0);
  await expect(home.getByText(say("page-no-finished"))).toBeVisible();
  await expect(mine.getByText("Evening 1", { exact: true })).toBeVisible();

  // What was asked for stays when the lists are read again.
  const again = home.waitForResponse((response) => response.url().includes("/api/me/tables?after="));
  const data = { game: "shogun", seats: 3, open: false, name: "Evening 204" };
  expect((await home.request.post(`${served.url}/api/tables`, { data })).ok()).toBe(true);
  await home.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await again;
  await expect(mine.getByRole("listitem")).toHaveCount(204);
});
