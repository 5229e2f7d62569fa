// The plan in the making: which card is in the fingers, and the actions that bring it to a field. It sends nothing that
// the server does not offer.

import type { Shogun } from "../../api";
import { tagged, type TagOf } from "../../core/tagged";
import type { Choice, Desk } from "./types";
import { cardKey, isProvince, sameCard } from "./read";

export interface Held {
  card: Shogun.Card;
  /** The field from which it was lifted; nothing for a card of the hand. */
  from: Shogun.Field | null;
}

type Plan = Partial<Record<Shogun.Field, Shogun.SlotDocument | undefined>>;

const offerName = (tag: TagOf<Shogun.Action>, field?: Shogun.Field, card?: Shogun.Card): string =>
  `${tag} ${field ?? ""} ${card ? cardKey(card) : ""}`;

type PlanAction = Extract<Shogun.Action, { plan: unknown } | { leave_empty: unknown } | { take_back: unknown }>;

/** Everything that is offered now, by what it does. */
class Offers {
  readonly byName = new Map<string, Choice>();
  /** The cards of the hand that may lie somewhere. */
  readonly cards = new Set<string>();

  constructor(
    readonly legal: Choice[],
    readonly free: Choice[],
  ) {
    for (const choice of [...legal, ...free]) {
      const { tag, body } = tagged(choice.action);
      const field = "field" in body ? body.field : undefined;
      const card = "card" in body ? body.card : undefined;
      const name = offerName(tag, field, card);
      if (!this.byName.has(name)) this.byName.set(name, choice);
      if (tag === "plan" && card) this.cards.add(cardKey(card));
    }
  }
}

export class Planner {
  held = $state.raw<Held | null>(null);
  /** The field that was picked before a card. */
  wanted = $state<Shogun.Field | null>(null);
  /** Whether actions are on their way. */
  busy = $state(false);
  /** The plan as it will be once they have arrived: a card lies where it was put without waiting. */
  #coming = $state.raw<Plan | null>(null);

  #known = new Offers([], []);

  constructor(readonly desk: Desk) {}

  /** What is offered, for the first open field and for all others, by what it does: every field, card and province asks. */
  get #offers(): Offers {
    const { legal, free } = this.desk;
    if (this.#known.legal !== legal || this.#known.free !== free) this.#known = new Offers(legal, free);
    return this.#known;
  }

  get view(): Shogun.View | undefined {
    return this.desk.live?.view?.game;
  }

  offer(tag: TagOf<Shogun.Action>, field?: Shogun.Field, card?: Shogun.Card): Choice | undefined {
    return this.#offers.byName.get(offerName(tag, field, card));
  }

  /** Whether a card of the hand may lie on an open field now. */
  fits(field: Shogun.Field, card: Shogun.Card): boolean {
    return this.offer("plan", field, card) !== undefined;
  }

  /** Whether a click on the card leads anywhere. */
  isOffered(card: Shogun.Card): boolean {
    return this.#offers.cards.has(cardKey(card));
  }

  isHeld(card: Shogun.Card): boolean {
    return this.held !== null && sameCard(this.held.card, card);
  }

  get plan(): Plan {
    return this.#coming ?? this.view?.plan ?? {};
  }

  on(field: Shogun.Field): Shogun.SlotDocument | undefined {
    return this.plan[field];
  }

  /** The cards that lie on no field, in their order. */
  get hand(): Shogun.Card[] {
    const [hand, plan] = [this.view?.hand ?? [], this.view?.plan ?? {}];
    const all = [...hand, ...Object.values(plan).filter((slot) => slot !== "empty")];
    const laid = Object.values(this.plan).filter((slot) => slot !== undefined && slot !== "empty");
    return all.filter((card) => !laid.some((other) => sameCard(card, other))).sort(inOrder);
  }

  /** Takes a card between the fingers, or lets it go; where a field waits for it, it is laid there. */
  take(card: Shogun.Card, from: Shogun.Field | null = null): void {
    if (this.isHeld(card)) this.held = null;
    else {
      this.held = { card, from };
      if (this.wanted && from === null) void this.lay(this.wanted);
    }
  }

  /** A click on the board of provinces. */
  takeProvince(province: Shogun.Province): void {
    const card = { province };
    const from = Object.entries(this.view?.plan ?? {}).find(([, slot]) => slot !== "empty" && sameCard(slot, card));
    this.take(card, (from?.[0] as Shogun.Field | undefined) ?? null);
  }

  /** A click on a field: lays down what is held, lifts what lies there, or waits for a card. */
  choose(field: Shogun.Field): void {
    const slot = this.on(field);
    if (this.held) void this.lay(field);
    else if (slot === "empty") void this.clear(field);
    else if (slot) this.take(slot, field);
    else this.wanted = this.wanted === field ? null : field;
  }

  /** Lays what is held on a field. What lies there goes where the card came from. */
  lay(field: Shogun.Field): Promise<void> {
    const held = this.held;
    if (!held || held.from === field) {
      this.held = null;
      return Promise.resolve();
    }
    const there = this.on(field);
    const coming = { ...this.plan, [field]: held.card, ...(held.from && { [held.from]: there }) };
    return this.#work(coming, async () => {
      if (held.from && !(await this.#act({ take_back: { field: held.from } }))) return;
      if (there && !(await this.#act({ take_back: { field: field } }))) return;
      const laid = await this.#act({ plan: { field: field, card: held.card } });
      if (laid && held.from && there && there !== "empty") await this.#act({ plan: { field: held.from, card: there } });
      if (!laid && there && there !== "empty") await this.#act({ plan: { field: field, card: there } });
      if (!laid && held.from) await this.#act({ plan: { field: held.from, card: held.card } });
    });
  }

  /** Takes back what was decided for a field. */
  clear(field: Shogun.Field): Promise<void> {
    return this.#work(
      { ...this.plan, [field]: undefined },
      async () => void (await this.#act({ take_back: { field: field } })),
    );
  }

  leaveEmpty(field: Shogun.Field): Promise<void> {
    return this.#work(
      { ...this.plan, [field]: "empty" },
      async () => void (await this.#act({ leave_empty: { field: field } })),
    );
  }

  /** Takes everything back into the hand. */
  clearAll(): Promise<void> {
    const decided = Object.keys(this.view?.plan ?? {}) as Shogun.Field[];
    return this.#work({}, async () => {
      for (const field of decided) if (!(await this.#act({ take_back: { field: field } }))) return;
    });
  }

  /** Sends one action, if it is offered; shows why not, if it is not. */
  async #act(action: PlanAction): Promise<boolean> {
    const { tag, body } = tagged(action);
    const choice = this.offer(tag, body.field, "card" in body ? body.card : undefined);
    const live = this.desk.live;
    if (!live) return false;
    if (!choice) {
      await this.desk.explain(action);
      return false;
    }
    return this.desk.report(live.act(choice.action));
  }

  async #work(coming: Plan, doing: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.held = null;
    this.wanted = null;
    this.#coming = coming;
    this.desk.problem = null;
    try {
      await doing();
    } finally {
      this.busy = false;
      this.#coming = null;
    }
  }
}

/** Provinces in the order of the alphabet, then chests from 0 up. */
function inOrder(one: Shogun.Card, other: Shogun.Card): number {
  if (isProvince(one)) return isProvince(other) ? one.province.localeCompare(other.province) : -1;
  return isProvince(other) ? 1 : one.chests - other.chests;
}

const planners = new WeakMap<Desk, Planner>();

/** The one planner of a desk: the board and the planning board share what is held. */
export function plannerOf(desk: Desk): Planner {
  const known = planners.get(desk);
  if (known) return known;
  const made = new Planner(desk);
  planners.set(desk, made);
  return made;
}
