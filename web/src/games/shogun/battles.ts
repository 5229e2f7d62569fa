// Battles and revolts as the news tell them: what was thrown, what lay in the tray, who lost what.

import type { Shogun } from "../../api";
import type { LogEntry } from "../../core/live.svelte";
import { changed, eventOf, inside, type Cubes } from "./read";

export interface Battle {
  /** The number of the news that decided it. */
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

/** The battles among the news. With the tower as it stands after them, what lay in it before each is worked out. */
export function battlesOf(items: readonly LogEntry[], tower?: Shogun.TowerDocument): Battle[] {
  const found: Battle[] = [];
  let attack: Record<string, unknown> = {};
  let helps: Battle["helps"] = [];
  let thrown: { thrown: Cubes; tray: Cubes } = { thrown: {}, tray: {} };
  for (const { number, what, text } of items) {
    const event = eventOf(what);
    if (!event) continue;
    const { name, body } = event;
    if (name === "attacked" || name === "revolt_broke") {
      attack = body;
      helps = [];
    } else if (name === "reinforced") helps.push(body as (typeof helps)[number]);
    else if (name === "thrown") thrown = body as typeof thrown;
    else if (name === "battle_fought") {
      found.push({
        ...(body as unknown as Battle),
        ...thrown,
        number,
        kind: "battle",
        attacker: body["attacker"] as Shogun.Colour,
        defender: (body["defender"] as Shogun.Colour | null) ?? undefined,
        from: attack["from"] as Shogun.Province,
        marched: (attack["armies"] as number | undefined) ?? 0,
        helps,
        before: undefined,
        text: text ?? "",
      });
    } else if (name === "revolt_fought") {
      found.push({
        ...thrown,
        number,
        kind: "revolt",
        province: body["province"] as Shogun.Province,
        attacker: undefined,
        defender: body["colour"] as Shogun.Colour,
        from: undefined,
        marched: 0,
        helps,
        attackers: 0,
        defenders: body["armies"] as number,
        peasants: body["peasants"] as number,
        ending: body["beaten"] ? "held" : "drawn",
        left: body["left"] as number,
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
