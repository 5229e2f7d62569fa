// What people are told about their data, how they get a copy of it, and how it goes away.

import { readFile } from "node:fs/promises";

import { another, expect, expectGood, expectNoComplaint, test } from "./support";
import { say, speech } from "./words";

test("the privacy page names the days of this server, in every language", async ({ browser, home, served }) => {
  await home.getByRole("link", { name: say("page-privacy") }).click();
  await expect(home).toHaveURL(`${served.url}/privacy`);
  await expect(home.getByRole("heading", { level: 1, name: say("page-privacy") })).toBeVisible();
  await expect(home.getByText(say("page-privacy-account-days", { days: 365 }))).toBeVisible();
  await expect(home.getByText(say("page-privacy-games-days", { days: 0 }))).toBeVisible();
  await expectGood(home, "privacy");
  await served.kill();
  await served.again("--guest-retention-days", "21", "--table-retention-days", "30");
  for (const [code, locale] of [
    ["en", "en-GB"],
    ["de", "de-DE"],
    ["pl", "pl-PL"],
  ] as const) {
    const page = await another(browser, served, "/privacy", { locale, viewport: { width: 390, height: 844 } });
    const words = speech(code);
    await expect(page.getByText(words.say("page-privacy-account-days", { days: 21 }))).toBeVisible();
    await expect(page.getByText(words.say("page-privacy-games-days", { days: 30 }))).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, code).toBeLessThanOrEqual(390);
    expectNoComplaint(page);
    await page.context().close();
  }
  await served.kill();
  await served.again();
});

test("somebody downloads their data, deletes their account, and their messages vanish", async ({
  browser,
  home,
  served,
}) => {
  const post = async (path: string, data: unknown, by = home): Promise<Record<string, string>> => {
    const answer = await by.request.post(served.url + path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Record<string, string>;
  };
  await post("/api/guest", { name: "Mio" });
  const { table } = await post("/api/tables", { game: "shogun", seats: 3, open: true });
  const friend = await another(browser, served);
  await post("/api/guest", { name: "Nao" }, friend);
  for (const [by, key] of [
    [home, "mio"],
    [friend, "nao"],
  ] as const) {
    await post(`/api/tables/${table}/commands`, { idempotency_key: `sit-${key}`, command: { sit: {} } }, by);
    await post(
      `/api/tables/${table}/commands`,
      { idempotency_key: key, command: { say: { to: "table", text: `I am ${key}` } } },
      by,
    );
  }
  await friend.goto(`${served.url}/table/${table}`);
  const chat = friend.getByRole("log", { name: say("page-chat") });
  await expect(chat.getByText("I am mio")).toBeVisible();

  await home.goto(`${served.url}/me`);
  const saved = home.waitForEvent("download");
  await home.getByRole("button", { name: say("page-my-data-download") }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("tenka-my-data.json");
  const data = JSON.parse(await readFile(await file.path(), "utf8")) as {
    account: { name: string };
    messages: { text: string }[];
  };
  expect(data.account.name).toBe("Mio");
  expect(data.messages.map(({ text }) => text)).toEqual(["I am mio"]);

  // Nothing is deleted by a single click, and the page says what stays.
  await home.getByRole("button", { name: say("page-delete-account") }).click();
  await expect(home.getByText(say("page-delete-line"))).toBeVisible();
  const forGood = home.getByRole("button", { name: say("page-delete-for-good") });
  await expect(forGood).toBeDisabled();
  await home.getByRole("textbox", { name: say("page-delete-type", { name: "Mio" }) }).fill("Mio");
  await expectGood(home, "deleting");
  await forGood.click();
  await expect(home).toHaveURL(`${served.url}/`);

  await expect(chat.getByText(say("page-message-deleted"))).toBeVisible();
  await expect(chat.getByText("I am mio")).toHaveCount(0);
  await expect(chat.getByText("I am nao")).toBeVisible();
  await friend.reload();
  await expect(chat.getByText(say("page-message-deleted"))).toBeVisible();
  await expect(chat.getByText("I am mio")).toHaveCount(0);
  expectNoComplaint(friend);
  await friend.context().close();
});
