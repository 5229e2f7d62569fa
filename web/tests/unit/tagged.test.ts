import { expect, test } from "vitest";

import type { RisingSun } from "../../src/api";
import { find, grouped, mentions } from "../../src/core/choices";
import { bodyOf, tagged, tagOf, untyped } from "../../src/core/tagged";

const announce: RisingSun.Action = { announce: { mandate: "recruit" } };
const replace: RisingSun.Action = {
  replace: { clan: "koi", figure: "bushi", site: { province: "edo" }, with: "shinto" },
};

test("a plain name is its own tag and has no body", () => {
  expect(tagged<RisingSun.Action>("done")).toEqual({ tag: "done", body: {} });
  expect(bodyOf<RisingSun.Action, "done">("done", "done")).toEqual({});
});

test("an object has the tag of its only key", () => {
  expect(tagOf<RisingSun.Action>(announce)).toBe("announce");
  expect(bodyOf<RisingSun.Action, "announce">(announce, "announce")).toEqual({ mandate: "recruit" });
});

test("a tag that is also a method of strings does not match a plain name", () => {
  expect(bodyOf<RisingSun.Action, "replace">("done", "replace")).toBeUndefined();
  expect(bodyOf<RisingSun.Action, "replace">(replace, "replace")).toMatchObject({ clan: "koi" });
});

test("a value of unknown type has an empty tag unless it has a key", () => {
  expect(untyped(null)).toEqual({ tag: "", body: {} });
  expect(untyped({ refused: { not_now: {} } })).toEqual({ tag: "refused", body: { not_now: {} } });
});

test("an action mentions every word below its tag, but not the tag", () => {
  expect([...mentions(replace)].sort()).toEqual(
    ["bushi", "clan", "edo", "figure", "koi", "province", "shinto", "site", "with"].sort(),
  );
  expect(mentions("done").size).toBe(0);
});

test("choices are grouped by tag in the order in which they came", () => {
  const choices = [{ action: announce }, { action: "done" as const }, { action: { announce: { mandate: "train" } } }];
  const groups = [...grouped<{ action: RisingSun.Action }>(choices as { action: RisingSun.Action }[])];
  expect(groups.map(([tag, { length }]) => [tag, length])).toEqual([
    ["announce", 2],
    ["done", 1],
  ]);
});

test("a choice is found by its whole action", () => {
  const choices: { action: RisingSun.Action }[] = [{ action: announce }, { action: "done" }];
  expect(find(choices, { announce: { mandate: "recruit" } })).toBe(choices[0]);
  expect(find(choices, { announce: { mandate: "betray" } })).toBeUndefined();
});
