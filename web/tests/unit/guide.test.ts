import { beforeEach, expect, test } from "vitest";

import type { LiveTable, LogEntry } from "../../src/core/live.svelte";
import { Guide } from "../../src/guide/guide.svelte";
import { appliesTo, type Book, isAbout, type Lesson, me } from "../../src/guide/lesson";

const lesson = (id: string, more: Partial<Lesson> = {}): Lesson => ({ id, at: [], weight: 50, ...more });
const entry = (number: number, game: object | string): LogEntry => ({ number, what: { game } }) as LogEntry;

class Table {
  id = "table-1";
  viewer = "koi";
  mine = true;
  view = {} as never;
  update = { legal: [] as { action: unknown }[], undo: 0 };
  log: LogEntry[] = [];
  part = "spring";
}

function guideOf(lessons: Lesson[], table = new Table(), isNew = true): { guide: Guide; table: Table } {
  const book: Book = { lessons, isNew: () => isNew, part: () => table.part };
  return { guide: new Guide("rising-sun", table as unknown as LiveTable, book), table };
}

beforeEach(() => localStorage.clear());

test("a lesson is about an event by its tag, its body and the learner", () => {
  const ready = lesson("tea", { heard: [["declared_ready", { clan: me }]] });
  expect(isAbout(ready, entry(1, { declared_ready: { clan: "koi" } }), "koi")).toBe(true);
  expect(isAbout(ready, entry(1, { declared_ready: { clan: "lotus" } }), "koi")).toBe(false);
  expect(isAbout(ready, entry(1, "winter_began"), "koi")).toBe(false);
});

test("a lesson applies when its action is offered or its condition holds", () => {
  const scene = { view: {} as never, me: "koi", offered: new Set(["ready" as const]), undo: false };
  expect(appliesTo(lesson("tea", { offered: ["ready"] }), scene)).toBe(true);
  expect(appliesTo(lesson("undo", { seen: ({ undo }) => undo }), scene)).toBe(false);
  expect(appliesTo(lesson("undo", { seen: ({ undo }) => undo }), { ...scene, undo: true })).toBe(true);
});

test("the weightiest lesson that is due is shown, and then the next", () => {
  const { guide, table } = guideOf([
    lesson("light", { seen: () => true, weight: 10 }),
    lesson("heavy", { heard: ["winter_began"], weight: 20 }),
  ]);
  table.log = [entry(1, "winter_began")];
  guide.update();
  expect(guide.shown?.id).toBe("heavy");
  guide.understand();
  expect(guide.shown?.id).toBe("light");
  guide.understand();
  expect(guide.shown).toBeNull();
});

test("a lesson waits for the one before it to be read", () => {
  const { guide } = guideOf([
    lesson("second", { after: "first", seen: () => true, weight: 90 }),
    lesson("first", { seen: () => true, weight: 10 }),
  ]);
  guide.update();
  expect(guide.shown?.id).toBe("first");
  guide.understand();
  expect(guide.shown?.id).toBe("second");
});

test("two cards come between decisions, and more after the next one", () => {
  const lessons = ["a", "b", "c"].map((id) => lesson(id, { seen: () => true }));
  const { guide, table } = guideOf(lessons);
  guide.update();
  guide.understand();
  guide.understand();
  expect(guide.shown).toBeNull();
  table.update.legal = [{ action: "done" }];
  guide.update();
  expect(guide.shown?.id).toBe("c");
});

test("a pressing lesson comes however many were just read", () => {
  const lessons = ["a", "b"].map((id) => lesson(id, { seen: () => true }));
  const { guide, table } = guideOf([...lessons, lesson("now", { heard: ["winter_began"], weight: 100 })]);
  guide.update();
  guide.understand();
  guide.understand();
  table.log = [entry(1, "winter_began")];
  guide.update();
  expect(guide.shown?.id).toBe("now");
});

test("what happened in an earlier part of the game is not shown any more", () => {
  const { guide, table } = guideOf([
    lesson("a", { seen: () => true, weight: 99 }),
    lesson("b", { heard: ["winter_began"] }),
  ]);
  table.log = [entry(1, "winter_began")];
  guide.update();
  table.part = "summer";
  guide.understand();
  expect(guide.shown).toBeNull();
  expect(guide.met).toContain("b");
});

test("a card that was open is open again after a reload", () => {
  const lessons = [lesson("a", { seen: () => true }), lesson("b", { seen: () => true })];
  const { guide, table } = guideOf(lessons);
  guide.update();
  guide.understand();
  expect(guide.shown?.id).toBe("b");
  const { guide: again } = guideOf(lessons, table);
  expect(again.shown?.id).toBe("b");
  expect(again.isRead("a")).toBe(true);
  expect(again.unread).toBe(1);
});

test("a game that began on another device lists what happened and shows nothing by itself", () => {
  const table = new Table();
  table.log = [entry(1, "winter_began")];
  const { guide } = guideOf([lesson("winter", { heard: ["winter_began"] })], table, false);
  guide.update();
  expect(guide.isListed).toBe(true);
  expect(guide.met).toEqual(["winter"]);
  expect(guide.shown).toBeNull();
});

test("a guide that is turned off shows nothing until it is turned on", () => {
  const { guide } = guideOf([lesson("a", { seen: () => true })]);
  guide.turn(false);
  expect(guide.shown).toBeNull();
  guide.turn(true);
  expect(guide.shown?.id).toBe("a");
});
