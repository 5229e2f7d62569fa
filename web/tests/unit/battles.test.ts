import { expect, test } from "vitest";

import type { Shogun } from "../../src/api";
import { battlesOf, wayOf } from "../../src/games/shogun/battles";
import { sumOf, wintersOf } from "../../src/games/shogun/scores";
import type { LogEntry } from "../../src/games/shogun/types";

const pile = (counts: Partial<Shogun.Pile>): Shogun.Pile => ({
  ...{ blue: 0, yellow: 0, red: 0, black: 0, purple: 0, peasants: 0 },
  ...counts,
});

const log = (...events: Shogun.Event[]): LogEntry[] =>
  events.map((game, index) => ({ number: index + 1, what: { game }, text: `entry ${index + 1}` }));

const attack: Shogun.Event = { attacked: { colour: "blue", from: "kai", to: "shinano", armies: 3, defender: "red" } };
const thrown: Shogun.Event = {
  thrown: { thrown: pile({ blue: 4, red: 2 }), tray: pile({ blue: 3, red: 3, peasants: 1 }) },
};
const fought: Shogun.Event = {
  battle_fought: {
    ...{ province: "shinano", attacker: "blue", defender: "red", attackers: 3, defenders: 3, peasants: 1 },
    ...{ ending: "held", left: 1 },
  },
};

test("a battle has the march, the help and the throw before it", () => {
  const help: Shogun.Event = { reinforced: { colour: "blue", help: "attack" } };
  const [battle, ...others] = battlesOf(log(attack, help, thrown, fought));
  expect(others).toEqual([]);
  expect(battle).toMatchObject({
    ...{ number: 4, kind: "battle", province: "shinano", attacker: "blue", defender: "red", from: "kai" },
    ...{ marched: 3, helps: [{ colour: "blue", help: "attack" }], attackers: 3, ending: "held", text: "entry 4" },
  });
});

test("a battle against peasants alone has no defender", () => {
  const alone: Shogun.Event = { battle_fought: { ...fought.battle_fought, defender: null } };
  expect(battlesOf(log(attack, thrown, alone))[0]?.defender).toBeUndefined();
});

test("help of one battle does not count for the next", () => {
  const help: Shogun.Event = { reinforced: { colour: "blue", help: "attack" } };
  const battles = battlesOf(log(attack, help, thrown, fought, attack, thrown, fought));
  expect(battles.map(({ helps }) => helps.length)).toEqual([1, 0]);
});

test("a revolt is held when it is beaten, and has no attacker", () => {
  const broke: Shogun.Event = { revolt_broke: { colour: "red", province: "kai", peasants: 2 } };
  const revolt = (beaten: boolean): Shogun.Event => ({
    revolt_fought: { colour: "red", province: "kai", armies: 2, peasants: 1, beaten, left: 1 },
  });
  const battles = battlesOf(log(broke, thrown, revolt(true), broke, thrown, revolt(false)));
  expect(battles.map(({ kind, attacker, ending }) => [kind, attacker, ending])).toEqual([
    ["revolt", undefined, "held"],
    ["revolt", undefined, "drawn"],
  ]);
});

test("what was in the tower before each battle is worked out backwards", () => {
  const tower = { floors: [pile({ blue: 1 }), pile({ red: 2 })] } as Shogun.TowerDocument;
  const [first, second] = battlesOf(log(attack, thrown, fought, attack, thrown, fought), tower);
  // After: 1 blue, 2 red. Each throw leaves one blue more inside, and brings a red and a peasant out.
  expect(second?.before).toEqual(pile({ red: 3, peasants: 1 }));
  expect(first?.before).toEqual(pile({ red: 4, peasants: 2 }));
});

test("the way of a throw is what stayed in the tower and what came loose", () => {
  const [battle] = battlesOf(log(attack, thrown, fought));
  if (!battle) throw new Error("no battle was found");
  expect(wayOf(battle)).toEqual({ stayed: pile({ blue: 1 }), loose: pile({ red: 1, peasants: 1 }) });
});

test("the points of a winter are summed by player", () => {
  const [winter, ...others] = wintersOf(
    log(
      { winter_came: { year: 1, event: "rich_harvest_3", loss: 3 } },
      { rice_lost: { colour: "red", lost: 3, left: 1 } },
      { unsupplied: { colour: "red", provinces: 2, revolts: 1, peasants: 1 } },
      { revolt_fought: { colour: "red", province: "kai", armies: 2, peasants: 1, beaten: true, left: 1 } },
      { scored: { colour: "red", provinces: 5, buildings: 2 } },
      {
        majority_scored: {
          colour: "red",
          region: "green",
          building: "castle",
          points: 3,
          tied: false,
        },
      },
      { majority_scored: { colour: "red", region: "red", building: "castle", points: 2, tied: true } },
    ),
  );
  expect(others).toEqual([]);
  expect(winter).toMatchObject({ year: 1, loss: 3, revolts: ["entry 4"], scored: true });
  expect(winter?.scores.get("red")).toEqual({ provinces: 5, buildings: 2, castle: 5, temple: 0, theater: 0 });
  expect(sumOf(winter?.scores.get("red"))).toBe(12);
  expect(sumOf(winter?.scores.get("blue"))).toBe(0);
});

test("points without a winter are ignored", () => {
  expect(wintersOf(log({ scored: { colour: "red", provinces: 5, buildings: 2 } }))).toEqual([]);
});
