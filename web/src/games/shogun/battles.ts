// Battles and revolts as the log tells them: what was thrown, what was in the tray, who lost what.

import type { Shogun } from "../../api";
import type { LogEntry } from "./types";
import { changed, eventOf, inside, type Cubes } from "./read";

export interface Battle {
  /** The number of the log entry that decided it. */
  number: number;
  kind: "battle" | "revolt";
  province: Shogun.Province;
  /** Nobody in a revolt: there the peasants attack. */
  attacker: Shogun.Colour | undefined;
  defender: Shogun.Colour | undefined;
  from: Shogun.Province | undefined;
  /** How many armies marched. */
  marched: number;
  helps: { colour: Shogun.Colour; help: Shogun.Help }[];
  thrown: Cubes;
  tray: Cubes;
  /** What counted in the tray for either side. */
  attackers: number;
  defenders: number;
  peasants: number;
  ending: Shogun.Ending;
  left: number;
  /** What lay inside the tower before, where that can be told. */
  before: Cubes | undefined;
  /** How it ended, in words. */
  text: string;
}

/** The battles in a part of the log. With the tower as it is after them, what was in it before each is worked out. */
export function battlesOf(entries: readonly LogEntry[], tower?: Shogun.TowerDocument): Battle[] {
  const found: Battle[] = [];
  let march: { from: Shogun.Province; armies: number } | undefined;
  let helps: Battle["helps"] = [];
  let thrown: { thrown: Cubes; tray: Cubes } = { thrown: {}, tray: {} };
  for (const { number, what, text } of entries) {
    const event = eventOf(what);
    if (event?.tag === "attacked" || event?.tag === "revolt_broke") {
      march = event.tag === "attacked" ? event.body : undefined;
      helps = [];
    } else if (event?.tag === "reinforced") helps.push(event.body);
    else if (event?.tag === "thrown") thrown = event.body;
    else if (event?.tag === "battle_fought") {
      found.push({
        ...event.body,
        ...thrown,
        number,
        kind: "battle",
        defender: event.body.defender ?? undefined,
        from: march?.from,
        marched: march?.armies ?? 0,
        helps,
        before: undefined,
        text: text ?? "",
      });
    } else if (event?.tag === "revolt_fought") {
      const { province, colour, armies, peasants, beaten, left } = event.body;
      found.push({
        ...thrown,
        number,
        kind: "revolt",
        province,
        attacker: undefined,
        defender: colour,
        from: undefined,
        marched: 0,
        helps,
        attackers: 0,
        defenders: armies,
        peasants,
        ending: beaten ? "held" : "drawn",
        left,
        before: undefined,
        text: text ?? "",
      });
    }
  }
  if (tower) {
    let after = inside(tower);
    for (const battle of [...found].reverse()) {
      battle.before = changed(after, battle.tray, battle.thrown);
      after = battle.before;
    }
  }
  return found;
}

/** The difference that the tower made. */
export interface Way {
  stayed: Cubes;
  loose: Cubes;
}

/** Of each colour: how many more stayed inside than came loose, or the other way round. */
export function wayOf(battle: Battle): Way {
  return { stayed: changed(battle.thrown, {}, battle.tray), loose: changed(battle.tray, {}, battle.thrown) };
}
