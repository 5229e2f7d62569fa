// What a viewer is putting together: this figure, from there, to there. Board and panel share it. Whether it leads to
// something is read off the legal actions alone.

import type { RisingSun } from "../../api";
import type { Drag } from "../../core/drag";
import { tagged } from "../../core/tagged";
import type { Choice, Desk } from "./types";
import { settings } from "../../core/settings.svelte";
import type { Piece, Spot } from "./read";

/** An action taken apart: what, whose, from where, to where, with what. */
export interface Parts {
  what?: Piece | undefined;
  whose?: RisingSun.Clan | undefined;
  from?: Spot | undefined;
  to?: Spot | undefined;
  with?: RisingSun.Figure | undefined;
}

const spotOf = (site: RisingSun.Site): Spot => ("province" in site ? site.province : site.shrine);

/** `scene` is the province of the present battle: actions do not repeat it. */
export function partsOf(action: RisingSun.Action, scene?: RisingSun.Province): Parts {
  const { tag, body } = tagged(action);
  switch (tag) {
    case "summon":
      return { what: body.figure, to: body.province };
    case "place_figure":
      return { what: body.figure, to: spotOf(body.site) };
    case "move_figure":
    case "move_worshipper":
      return { what: body.figure, from: body.from, to: body.to };
    case "move_stronghold":
      return { what: "stronghold", from: body.from, to: body.to };
    case "build_stronghold":
      return { what: "building", to: body.province };
    case "replace":
      return { what: body.figure, whose: body.clan, from: spotOf(body.site), with: body.with };
    case "kill_figure":
      return { what: body.figure, whose: body.clan, from: body.province };
    case "take_hostage":
      return { what: body.figure, whose: body.clan, from: scene };
    case "worship":
      return { to: body.kami };
    case "place_kami":
      return { to: body.province };
    case "ready":
    case "not_ready":
    case "choose_mandate":
    case "announce":
    case "stay":
    case "demand_toll":
    case "waive_toll":
    case "buy_card":
    case "give_coin":
    case "take_from_richest":
    case "spare":
    case "kill":
    case "rise_to_top":
    case "bid":
    case "take_back_bids":
    case "execute":
    case "done":
      return {};
  }
}

/** The place that is drawn at a point of the window. */
function placeAt(x: number, y: number): Spot | undefined {
  const found = document.elementsFromPoint(x, y).map((one) => one.closest<SVGElement>("[data-place]"));
  return found.find(Boolean)?.dataset["place"] as Spot | undefined;
}

/** What actions do not name, though it can be picked. */
const unspoken: string[] = ["stronghold", "building"];

interface Held {
  parts: Parts;
  /** What the desk had picked with it: once that is let go, so is this. */
  picked: string[];
}

export class Plan {
  readonly desk: Desk;
  readonly #parts = new WeakMap<object, Parts>();
  #held = $state.raw<Held | null>(null);
  /** How many times it is to be done. */
  count = $state(1);
  /** Whether what a decision needs lies over the board, or is put aside to see the map. */
  isStaged = $state(true);

  /** What is being dragged, and the place below it, where it may go there. */
  dragged = $state.raw<{ parts: Parts; to: Spot | null } | null>(null);

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** Drags these to a place, where there is one to which they may go. */
  dragOf(parts: Parts): Drag | null {
    if (!this.matching(parts).some(({ action }) => this.partsOf(action).to)) return null;
    return {
      start: () => void (this.dragged = { parts, to: null }),
      move: (x, y) => {
        const place = placeAt(x, y);
        const to = place && this.matching({ ...parts, to: place }).length > 0 ? place : null;
        if (to !== this.dragged?.to) this.dragged = { parts, to };
      },
      end: (over) => {
        const to = over && this.dragged?.to;
        this.dragged = null;
        if (to) this.hold({ ...parts, to });
      },
    };
  }

  /** What is held, if it still is. */
  get held(): Parts {
    return this.#held && this.#held.picked === this.desk.picked ? this.#held.parts : {};
  }

  get isEmpty(): boolean {
    return Object.keys(this.held).length === 0;
  }

  /** What may be done with what is held. */
  get leads(): Choice[] {
    return this.matching(this.held);
  }

  /** Where a click leads somewhere. Not kept: a plan outlives the part that made it. */
  get #lit(): Set<Spot | undefined> {
    const found = this.leads.map(({ action }) => this.partsOf(action));
    if (this.held.from && this.held.what) return new Set(found.map(({ to }) => to));
    // What stands somewhere comes first: where something could be built is shown to whoever wants to build.
    const sources = found.map(({ from }) => from).filter(Boolean);
    return new Set(sources.length > 0 ? sources : found.map(({ to }) => to));
  }

  /** Every place and every figure asks after every action: each is taken apart once. */
  partsOf(action: RisingSun.Action): Parts {
    if (typeof action !== "object") return {};
    const known = this.#parts.get(action);
    if (known) return known;
    const parts = partsOf(action, this.desk.live?.view?.game.battle?.province);
    this.#parts.set(action, parts);
    return parts;
  }

  matching(parts: Parts): Choice[] {
    const wanted = Object.entries(parts) as [keyof Parts, string | undefined][];
    if (wanted.length === 0) return this.desk.legal;
    return this.desk.legal.filter(({ action }) => {
      const found = this.partsOf(action);
      return wanted.every(([part, value]) => found[part] === value);
    });
  }

  /** Whether a click on this place leads somewhere. */
  isLit(place: Spot): boolean {
    if (this.dragged) return this.matching({ ...this.dragged.parts, to: place }).length > 0;
    return this.isHeld(place) || (!this.held.to && this.#lit.has(place));
  }

  isHeld(place: Spot): boolean {
    return this.held.from === place || this.held.to === place;
  }

  /** Whether this figure can be picked where it stands. */
  isOpen(whose: RisingSun.Clan, what: Piece, from: Spot): boolean {
    const mine = whose === this.desk.live?.viewer;
    return this.desk.legal.some(({ action }) => {
      const parts = this.partsOf(action);
      return parts.from === from && parts.what === what && (parts.whose ? parts.whose === whose : mine);
    });
  }

  hold(parts: Parts): void {
    const leads = this.matching(parts);
    if (leads.length === 0) return;
    const [only, ...others] = leads;
    if (only && others.length === 0) {
      void this.perform(only);
      return;
    }
    const words = (Object.values(parts) as (string | undefined)[]).filter(
      (word) => word !== undefined && !unspoken.includes(word),
    ) as string[];
    this.desk.picked = words;
    this.#held = { parts, picked: words };
    this.count = 1;
  }

  letGo(): void {
    this.#held = null;
    this.desk.clear();
  }

  /** A place was clicked: where to, where from, or nothing. */
  click(place: Spot): void {
    const held = this.held;
    const isSource = held.from === place && !held.to;
    if (isSource || held.to === place) {
      this.letGo();
      return;
    }
    if (!this.isEmpty && this.matching({ ...held, to: place }).length > 0) {
      this.hold({ ...held, to: place });
      return;
    }
    if (this.matching({ from: place }).length > 0) this.hold({ from: place });
    else this.hold({ to: place });
  }

  /** Does it, as often as was asked for and is allowed. */
  async perform(choice: Choice): Promise<void> {
    const times = this.count;
    this.count = 1;
    this.#held = null;
    if (times === 1 || (choice.final && settings.get("confirm"))) {
      await this.desk.do(choice);
      return;
    }
    await this.repeat(
      (legal) => legal.find(({ action }) => JSON.stringify(action) === JSON.stringify(choice.action)),
      times,
    );
  }

  /** Does what is found among the legal actions, again and again, until nothing is found. */
  async repeat(find: (legal: Choice[]) => Choice | undefined, times: number): Promise<void> {
    const { desk } = this;
    desk.clear();
    for (let time = 0; time < times; time++) {
      const next = find(desk.live?.update?.legal ?? []);
      if (!next || desk.problem) return;
      await desk.report(desk.live?.act(next.action));
    }
  }
}

const plans = new WeakMap<Desk, Plan>();

export function planOf(desk: Desk): Plan {
  const plan = plans.get(desk) ?? new Plan(desk);
  plans.set(desk, plan);
  return plan;
}
