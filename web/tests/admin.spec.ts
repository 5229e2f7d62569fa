// Those whom the host allows it put things in order from the page; nobody else finds anything there.

import { another, expect, expectGood, expectNoComplaint, test } from "./support";
import { say } from "./words";

test("a host sees how things stand, settles a report, closes a table and removes a guest", async ({
  browser,
  home,
  served,
}) => {
  const post = async (path: string, data: unknown, by = home): Promise<Record<string, string>> => {
    const answer = await by.request.post(served.url + path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Record<string, string>;
  };
  await post("/api/guest", { name: "Hanna" });
  await post("/api/me/keep", { password: "correct horse" });
  await home.goto(`${served.url}/admin`);
  await expect(home.getByText(say("page-admin-refused"))).toBeVisible();
  await served.kill();
  await served.again("--admin", "Hanna");

  const rude = await another(browser, served);
  await post("/api/guest", { name: "Rudi" }, rude);
  const { table } = await post("/api/tables", { game: "shogun", seats: 3, name: "Rude table", open: true }, rude);
  await post(`/api/tables/${table}/commands`, { idempotency_key: "sit", command: { sit: {} } }, rude);
  await post(`/api/tables/${table}/reports`, { text: "Look at that name." });

  await home.goto(`${served.url}/me`);
  await home.getByRole("link", { name: say("page-to-admin") }).click();
  await expect(home.getByRole("heading", { level: 1, name: say("page-admin") })).toBeVisible();
  await expect(home.getByText(say("page-admin-figure-people"), { exact: true })).toBeVisible();
  await expectGood(home, "admin");

  // Nothing is done by a single click that cannot be taken back.
  const part = (name: string) =>
    home.locator("section").filter({ has: home.getByRole("heading", { name: say(name), exact: true }) });
  const report = part("page-admin-reports").getByRole("listitem").filter({ hasText: "Look at that name." });
  await report.getByRole("button", { name: say("page-admin-settle"), exact: true }).click();
  await expect(home.getByRole("status").filter({ hasText: say("page-admin-settled") })).toBeVisible();
  await expect(report).toHaveCount(0);

  const row = part("page-admin-tables").getByRole("listitem").filter({ hasText: "Rude table" });
  await row.getByRole("button", { name: say("page-admin-close") }).click();
  await row.getByRole("button", { name: say("page-admin-no") }).click();
  await row.getByRole("button", { name: say("page-admin-close") }).click();
  await row.getByRole("button", { name: say("page-admin-close") }).click();
  await expect(home.getByText(say("page-admin-closed", { name: "Rude table" }))).toBeVisible();
  await expect(row.getByText(say("page-admin-stage-closed"))).toBeVisible();

  const people = part("page-admin-people");
  await people.getByRole("searchbox").fill("rud");
  await people.getByRole("button", { name: say("page-admin-search") }).click();
  await expect(people.getByRole("listitem")).toHaveCount(1);
  const remove = people.getByRole("button", { name: say("page-admin-forget", { name: "Rudi" }) });
  await remove.click();
  await remove.click();
  await expect(people.getByText(say("page-admin-none"))).toBeVisible();
  const me = await rude.request.get(`${served.url}/api/me`);
  expect(((await me.json()) as { person: string | null }).person).toBeNull();
  await rude.context().close();
  expectNoComplaint(home);
  await served.kill();
  await served.again();
});
