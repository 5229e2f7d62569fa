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

test("a browser notices that its number was replaced", async ({ home, served }) => {
  const post = async (path: string, data: unknown): Promise<Record<string, string>> => {
    const answer = await home.request.post(served.url + path, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  await post("/api/guest", { name: "Mio" });
  const { table } = await post("/api/tables", { game: "rising-sun", seats: 3 });
  if (!table) throw new Error("there is no table");
  const command = (idempotency_key: string, what: unknown): Promise<unknown> =>
    post(`/api/tables/${table}/commands`, { idempotency_key, command: what });
  await command("sit", { sit: { seat: 0 } });
  for (const seat of [1, 2]) await command(`bot-${seat}`, { add_bot: { seat, bot: "greedy:plain" } });
  await home.goto(`${served.url}/table/${table}`);
  await expect.poll(async () => Object.keys((await keptBy(home, table))?.committed ?? {})).toEqual(["0"]);
  const contribution = async (): Promise<{ commitment?: string | null; awaited?: boolean } | undefined> => {
    const answer = await home.request.get(`${served.url}/api/tables/${table}`);
    const info = (await answer.json()) as { fairness: { contributions: { commitment?: string; awaited?: boolean }[] } };
    return info.fairness.contributions[0];
  };
  const own = (await keptBy(home, table))?.committed?.[0];
  await expect.poll(async () => (await contribution())?.commitment).toBe(own);

  // As a dishonest server would, something else puts a number that it knows in place of the browser's.
  const value = sha256("a number that somebody else knows");
  await command("commit", { commit_entropy: { seat: 0, commitment: sha256(`tenka contribution\n${value}`) } });
  await command("start", { start: {} });
  await command("reveal", { reveal_entropy: { seat: 0, value } });
  await expect.poll(async () => (await keptBy(home, table))?.receipt?.own.length).toBe(1);
  const receipt = (await keptBy(home, table))?.receipt;
  expect(receipt?.contributions[0]?.value).toBe(value);
  expect(receipt?.own[0]?.value).not.toBe(value);

  // The game is over once bots have played on, and then the page says it too.
  await command("leave", { leave: {} });
  await expect
    .poll(
      async () =>
        ((await (await home.request.get(`${served.url}/api/tables/${table}`)).json()) as { stage: string }).stage,
      {
        timeout: 120_000,
      },
    )
    .toBe("over");
  await home.goto(`${served.url}/game/${table}`);
  await expect(home.locator("[data-verdict]")).toHaveText(say("page-fair-replaced"));
  await expect(home.getByText(say("page-fair-dropped"))).toBeVisible();
});
