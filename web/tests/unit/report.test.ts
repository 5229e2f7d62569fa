import { expect, test } from "vitest";

import type { RisingSun } from "../../src/api";
import { advantagesWon, battleSoFar, lastWar, winterGains } from "../../src/games/rising-sun/panel/report";
import type { LogEntry } from "../../src/games/rising-sun/types";

const log = (...events: RisingSun.Event[]): LogEntry[] =>
  events.map((game, index) => ({ number: index + 1, what: { game }, text: `entry ${index + 1}` }));

const begun: RisingSun.Event = { battle_began: { province: "edo" } };
const revealed: RisingSun.Event = {
  bids_revealed: { clan: "koi", province: "edo", seppuku: 1, take_hostage: 0, hire_ronin: 0, imperial_poets: 0 },
};
const seppuku: RisingSun.Event = { advantage_won: { advantage: "seppuku", clan: "koi" } };
const killed: RisingSun.Event = { killed: { by: "koi", clan: "lotus", figure: "bushi", province: "edo" } } as never;
const won: RisingSun.Event = { token_won: { clan: "koi", province: "edo", season: "spring" } };

test("no war is reported before one is over", () => {
  expect(lastWar(log("war_phase_began", begun, killed))).toEqual([]);
  expect(lastWar(log(won, "war_phase_began"))).toEqual([]);
});

test("a war is reported from its battle to its token", () => {
  expect(lastWar(log("war_phase_began", begun, revealed, killed, won))).toEqual([
    { number: 2, text: "entry 2", isHead: true },
    { number: 4, text: "entry 4", isHead: false },
    { number: 5, text: "entry 5", isHead: true },
  ]);
});

test("a province that was won without a battle does not repeat the battle of another", () => {
  const quiet: RisingSun.Event = { token_won: { clan: "lotus", province: "kyoto", season: "spring" } };
  expect(lastWar(log("war_phase_began", begun, won, quiet)).map(({ number }) => number)).toEqual([4]);
});

test("advantages of an earlier battle are not shown for the present one", () => {
  expect(advantagesWon(log(begun, seppuku))).toEqual({ seppuku: "koi" });
  expect(advantagesWon(log(begun, seppuku, begun))).toEqual({});
});

test("a battle tells its last six lines since the bids, without advantages", () => {
  const lines = battleSoFar(log(begun, killed, revealed, seppuku, ...Array<RisingSun.Event>(7).fill(killed)));
  expect(lines.map(({ number }) => number)).toEqual([6, 7, 8, 9, 10, 11]);
  expect(battleSoFar(log(begun, killed))).toEqual([]);
});

test("only points since the beginning of Winter are gains of Winter", () => {
  const gain = (vp: number): RisingSun.Event => ({ vp_gained: { clan: "koi", source: "komainu", vp } });
  expect(winterGains(log(gain(1)))).toEqual({});
  expect(winterGains(log(gain(1), "winter_began", gain(2), gain(3)))).toEqual({
    koi: [
      { source: "komainu", vp: 2 },
      { source: "komainu", vp: 3 },
    ],
  });
});
