// What somebody sets for themselves is there again when they come back.

import { expect, test } from "./support";
import { say } from "./words";

test("a webhook has switches of its own, and they are kept", async ({ home, served }) => {
  await home.request.post(`${served.url}/api/guest`, { data: { name: "Mio" } });
  await home.goto(`${served.url}/me`);
  const url = home.getByRole("textbox", { name: say("page-webhook") });
  const told = home.getByRole("group", { name: say("page-webhook") });
  const over = told.getByRole("checkbox", { name: say("page-notice-over") });
  await expect(over).toBeChecked();
  await url.fill("https://example.org/tenka");
  await over.uncheck();
  const answer = home.waitForResponse(
    (response) => response.url().endsWith("/api/me/notices") && response.request().method() === "PUT",
  );
  await home
    .locator("form")
    .filter({ has: url })
    .getByRole("button", { name: say("page-save") })
    .click();
  expect((await answer).ok()).toBe(true);

  await home.reload();
  await expect(url).toHaveValue("https://example.org/tenka");
  await expect(over).not.toBeChecked();
  for (const kind of ["turn", "talk"]) {
    await expect(told.getByRole("checkbox", { name: say(`page-notice-${kind}`) })).toBeChecked();
  }
});
