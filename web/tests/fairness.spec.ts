// The page takes part in the draw of the seed by itself, keeps a receipt before the first decision, and checks the record.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

import { type Page } from "@playwright/test";

import { type Kept } from "../src/core/fairness";
import { plainSha256 } from "../src/core/sha256";
import { anything, begin, chance, likeGreedy } from "./play";
import { expect, test } from "./support";
import { say } from "./words";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What the browser keeps about a table. */
const keptBy = (page: Page, table: string): Promise<Kept | null> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as Kept | null, `tenka-fairness-${table}`);

const tableOf = (page: Page): string => /\/table\/([^?#/]+)/.exec(page.url())?.[1] ?? "";

/** Lets the page contribute the same value each time. Everything else stays random: the keys of orders must never come twice. */
async function seeded(page: Page, value: number): Promise<void> {
  await page.addInitScript((byte: number) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (numbers) =>
      numbers instanceof Uint8Array && numbers.length === 32 ? numbers.fill(byte) : draw(numbers);
  }, value);
}

test("SHA-256 without the browser's help is SHA-256", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 255);
    expect(Buffer.from(plainSha256(bytes)).toString("hex")).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("one click contributes to the seed, keeps a receipt before the first move and checks it at the end", async ({
  page,
  home,
  served,
}) => {
  await seeded(page, 7);
  await likeGreedy(page);
  await home.goto(served.url);
  const player = await begin(home, "shogun");
  const table = tableOf(home);
  // Before anybody has decided anything: the receipt is kept, and the page's own value is part of the seed.
  await expect.poll(async () => (await keptBy(home, table))?.receipt ?? null).not.toBeNull();
  const kept = await keptBy(home, table);
  const receipt = kept?.receipt;
  if (!kept || !receipt) throw new Error("nothing was kept");
  expect(player.decisions).toBe(0);
  expect(kept.early).toBe(true);
  const [own] = receipt.contributions;
  expect(own?.source).toBe("player");
  expect(own?.commitment).toBe(sha256(`tenka contribution\n${own?.value}`));
  expect(own?.value).toBe("07".repeat(32));
  expect(Object.values(kept.values)).toEqual([own?.value]);
  expect(receipt.server_commitment).toBe(kept.server);
  // It is shown while the game runs, and not only with the result.
  await home.getByRole("button", { name: say("page-menu") }).click();
  const menu = home.getByRole("dialog");
  await menu.getByText(say("page-fair-how")).click();
  await expect(menu).toContainText(receipt.server_commitment);
  await expect(menu).toContainText(receipt.seed_commitment);
  const saving = home.waitForEvent("download");
  await menu.getByRole("button", { name: say("page-fair-receipt") }).click();
  const file = JSON.parse(await readFile(await (await saving).path(), "utf8")) as unknown;
  expect(file).toEqual(receipt);
  await menu.getByRole("button", { name: say("page-close"), exact: true }).click();

  await player.awaken();
  await player.list();
  await player.play(anything(chance(7)), "press");
  expect((await keptBy(home, table))?.receipt).toEqual(receipt);
  await home.goto(`${served.url}/game/${table}`);
  await expect(home.locator("[data-verdict]")).toHaveText(say("page-fair-good"));

  // A server that swaps the seed afterwards, and everything that belongs to it, is found out by the receipt.
  await home.route(`**/api/tables/${table}/record`, async (route) => {
    const answer = await route.fetch();
    const record = (await answer.json()) as { seed: string; fairness: { secret: string; server_commitment: string } };
    record.fairness.secret = sha256("another secret");
    record.fairness.server_commitment = sha256(`tenka server secret\n${record.fairness.secret}`);
    record.seed = sha256("another seed");
    await route.fulfill({ response: answer, json: record });
  });
  await home.reload();
  await expect(home.locator("[data-verdict]")).toHaveText(say("page-fair-bad"));
  await home.unroute(`**/api/tables/${table}/record`);
  // Whoever kept nothing is told that nothing can be told.
  await home.evaluate((name) => localStorage.removeItem(name), `tenka-fairness-${table}`);
  await home.reload();
  await expect(home.locator("[data-verdict]")).toHaveText(say("page-fair-unkept"));
});
