import { createHash } from "node:crypto";

import { beforeEach, expect, test } from "vitest";

import type { Schemas } from "../../src/core/http";
import { FairDraw, isDropped, judge, keptOf } from "../../src/core/fairness";

const lines = (...parts: string[]): string => createHash("sha256").update(parts.join("\n")).digest("hex");

const secret = "s".repeat(64);
const me = "person-1";
type Info = Schemas["TableInfo"];
type Fairness = Schemas["FairnessInfo"];

const table = (stage: Info["stage"], fairness: Partial<Fairness>): Info =>
  ({
    id: "table-1",
    stage,
    setup: { game: "shogun" },
    seats: [{ person: me }, { person: null }],
    fairness: {
      contributions: [{}, {}],
      names: [],
      server_commitment: lines("tenka server secret", secret),
      ...fairness,
    },
  }) as unknown as Info;

/** Goes through a whole draw as one player of two; the other seat is a bot without a value. */
async function draw(): Promise<{ value: string; record: Record<string, unknown> }> {
  const sent: Schemas["Command"][] = [];
  const fair = new FairDraw((command) => Promise.resolve(sent.push(command)));
  await fair.follow(table("lobby", {}), me);
  const [first] = sent;
  if (!first || !("commit_entropy" in first)) throw new Error("no commitment was sent");
  const { commitment } = first.commit_entropy;
  await fair.follow(table("lobby", { reveal_by: 1, contributions: [{ commitment, awaited: true }, {}] }), me);
  const [, second] = sent;
  if (!second || !("reveal_entropy" in second)) throw new Error("no value was revealed");
  const { value } = second.reveal_entropy;
  const seed = lines("tenka seed", "table-1", secret, value, lines("tenka fallback", secret, "1"));
  const names = ["blue", "red"].map((name) => [lines("tenka seats", seed, name), name] as const).sort();
  const contributions = [
    { seat: names[0]?.[1], source: "player", commitment, value },
    { seat: names[1]?.[1], source: "bot" },
  ];
  const seed_commitment = lines("tenka commitment", seed);
  await fair.follow(table("playing", { names: ["blue", "red"], contributions, seed_commitment } as never), me);
  const fairness = { table: "table-1", secret, names: ["blue", "red"], contributions };
  return { value, record: { seed, seats: ["blue", "red"], fairness } };
}

beforeEach(() => localStorage.clear());

test("a page commits once and reveals the value behind its commitment", async () => {
  const { value } = await draw();
  const kept = keptOf("table-1");
  expect(kept?.values[lines("tenka contribution", value)]).toBe(value);
  expect(kept?.receipt?.server_commitment).toBe(lines("tenka server secret", secret));
});

test("a seat of somebody else gets no commitment", async () => {
  const sent: unknown[] = [];
  const fair = new FairDraw((command) => Promise.resolve(sent.push(command)));
  await fair.follow(table("lobby", {}), "person-2");
  expect(sent).toEqual([]);
});

test("an honest record is good", async () => {
  const { record } = await draw();
  expect(await judge(keptOf("table-1"), record)).toBe("good");
});

test("a record with another secret, value or seed is bad", async () => {
  const { record } = await draw();
  const fairness = record["fairness"] as Record<string, unknown>;
  const kept = keptOf("table-1");
  expect(await judge(kept, { ...record, fairness: { ...fairness, secret: "t".repeat(64) } })).toBe("bad");
  const contributions = (fairness["contributions"] as object[]).map((one) => ({ ...one, value: "0".repeat(64) }));
  expect(await judge(kept, { ...record, fairness: { ...fairness, contributions } })).toBe("bad");
  expect(await judge(kept, { ...record, seed: "0".repeat(64) })).toBe("bad");
});

test("a record without a draw is bad where a receipt is kept, and proves nothing elsewhere", async () => {
  const { record } = await draw();
  expect(await judge(keptOf("table-1"), { ...record, fairness: undefined })).toBe("bad");
  expect(await judge(null, { seats: [] })).toBe("unproven");
});

test("a record is not judged where nothing was kept", async () => {
  const { record } = await draw();
  expect(await judge(null, record)).toBe("unkept");
});

test("a page that came after the deal says that it came late", async () => {
  const { record } = await draw();
  const kept = keptOf("table-1");
  if (!kept) throw new Error("nothing was kept");
  expect(await judge({ ...kept, early: false }, record)).toBe("late");
});

test("a receipt shows that the own value is not in the seed", async () => {
  const { record } = await draw();
  const kept = keptOf("table-1");
  if (!kept?.receipt) throw new Error("no receipt was kept");
  expect(kept.receipt.own).toHaveLength(1);
  expect(isDropped(kept)).toBe(false);
  const own = [{ place: 0, value: "0".repeat(64) }];
  const replaced = { ...kept, receipt: { ...kept.receipt, own } };
  expect(isDropped(replaced)).toBe(true);
  expect(await judge(replaced, record)).toBe("replaced");
});
