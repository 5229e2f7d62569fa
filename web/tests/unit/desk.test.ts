import { beforeEach, expect, test, vi } from "vitest";

import type { Choice, LiveTable } from "../../src/core/live.svelte";
import { Refused } from "../../src/core/http";
import { settings } from "../../src/core/settings.svelte";
import { Desk } from "../../src/table/desk.svelte";

type Name = "rising-sun";

const move = (from: "edo" | "kyoto", to: "oshu" | "kansai"): Choice<Name> => ({
  action: { move_figure: { figure: "bushi", from, to } },
});
const [a, b, c] = [move("edo", "oshu"), move("edo", "kansai"), move("kyoto", "kansai")];

function deskWith(legal: Choice<Name>[], act = vi.fn(() => Promise.resolve())) {
  const update = { legal, free: [], undo: 1 };
  const live = { update, act, undo: vi.fn(() => Promise.resolve()) };
  return { desk: new Desk<Name>(live as unknown as LiveTable<Name>), live, act };
}

beforeEach(() => settings.set("confirm", true));

test("what is picked narrows the actions down", () => {
  const { desk, act } = deskWith([a, b, c]);
  desk.pick("kansai");
  expect(desk.matching).toEqual([b, c]);
  expect(desk.isLit("oshu")).toBe(false);
  expect(act).not.toHaveBeenCalled();
});

test("picking something again drops it", () => {
  const { desk } = deskWith([a, b, c]);
  desk.pick("kansai");
  desk.pick("kansai");
  expect(desk.picked).toEqual([]);
});

test("the last action that is left is done", () => {
  const { desk, act } = deskWith([a, b, c]);
  desk.pick("kyoto");
  expect(act).toHaveBeenCalledExactlyOnceWith(c.action);
  expect(desk.picked).toEqual([]);
});

test("words that no action mentions cannot be picked", () => {
  const { desk } = deskWith([a]);
  desk.narrow("shikoku");
  expect(desk.picked).toEqual([]);
});

test("an action that cannot be taken back is confirmed first", async () => {
  const { desk, act } = deskWith([]);
  const final = { ...a, final: true };
  await desk.do(final);
  expect(desk.asked).toEqual(final);
  expect(act).not.toHaveBeenCalled();
  await desk.do(final);
  expect(act).toHaveBeenCalledOnce();
});

test("a second action waits until the first is answered", async () => {
  let answer = (): void => undefined;
  const act = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { desk } = deskWith([a, b], act);
  const first = desk.do(a);
  await desk.do(b);
  expect(act).toHaveBeenCalledExactlyOnceWith(a.action);
  answer();
  await first;
  expect(desk.busy).toBe(false);
});

test("a refusal is shown with its reason", async () => {
  const reason = { refused: "no_bonus" };
  const act = vi.fn(() => Promise.reject(new Refused(409, "refused", "There is no bonus.", reason)));
  const { desk } = deskWith([a], act);
  await desk.do(a);
  expect(desk.problem).toBe("There is no bonus.");
  expect(desk.reason).toEqual(reason);
  desk.problem = null;
  expect(desk.reason).toBeNull();
});

test("what is picked stays while the legal actions do, and goes when they change", () => {
  const { desk, live } = deskWith([a, b, c]);
  desk.settle();
  desk.pick("kansai");
  desk.settle();
  expect(desk.picked).toEqual(["kansai"]);
  live.update.legal = [a];
  const later = new Desk<Name>(live as unknown as LiveTable<Name>);
  later.narrow("edo");
  later.settle();
  expect(later.picked).toEqual([]);
});

test("an undo waits for a decision that is on its way", async () => {
  let answer = (): void => undefined;
  const { desk, live } = deskWith(
    [a],
    vi.fn(() => new Promise<void>((resolve) => (answer = resolve))),
  );
  const done = desk.do(a);
  const undone = desk.undo();
  expect(live.undo).not.toHaveBeenCalled();
  answer();
  await done;
  await undone;
  expect(live.undo).toHaveBeenCalledOnce();
});
