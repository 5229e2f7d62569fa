// What lets others in, in the hands of those whose it is: tokens that expire, and invitations that can be changed.

import { expect, test } from "./support";
import { say } from "./words";

test("a token shows when it expires, and can be revoked", async ({ home, served }) => {
  await home.request.post(`${served.url}/api/guest`, { data: { name: "Mio" } });
  await home.goto(`${served.url}/me`);
  await home.getByText(say("page-new-token"), { exact: true }).click();
  await home.getByLabel(say("page-token-label")).fill("my bot");
  const lifetime = home.getByLabel(say("page-token-days"));
  await expect(lifetime).toHaveValue("90");
  await lifetime.selectOption({ label: say("page-token-days-count", { count: 30 }) });
  await home.getByRole("button", { name: say("page-make-token") }).click();
  const row = home.getByRole("listitem").filter({ hasText: "my bot" });
  await expect(row).toContainText(say("page-token-ends", { when: "in 30 days" }));
  await row.getByRole("button", { name: say("page-revoke") }).click();
  await expect(row).toHaveCount(0);
});

test("the owner changes the link of an invitation", async ({ home, served }) => {
  await home.request.post(`${served.url}/api/guest`, { data: { name: "Mio" } });
  const put = await home.request.post(`${served.url}/api/tables`, { data: { game: "shogun", seats: 3 } });
  const { table } = (await put.json()) as { table: string };
  await home.goto(`${served.url}/table/${table}`);
  const link = home.getByLabel(say("page-invite-link"));
  const before = await link.inputValue();
  expect(before).toContain("#invite=");
  await home.getByRole("button", { name: say("page-renew-invite") }).click();
  await expect(home.getByText(say("page-invite-renewed"))).toBeVisible();
  await expect(link).not.toHaveValue(before);
  expect(await link.inputValue()).toContain("#invite=");
});
