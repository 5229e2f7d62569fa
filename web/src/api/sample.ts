// What the generated types must be able to say, and must refuse. Nobody runs this: `npm run check` reads it.

import type { TagOf } from "../core/tagged";
import type { EventOf, GamePage } from "../games/game";
import type {
  ActionOf,
  ClientMessage,
  GameName,
  GameUpdate,
  LogEventOf,
  RisingSun,
  SetupInput,
  ServerMessage,
  Shogun,
  ViewOf,
} from "./index";

/** A message is one of its kinds, and its name says which. */
export function received(message: ServerMessage): string {
  if ("welcome" in message) return message.welcome.viewer;
  if ("table" in message) return message.table.seats.map((seat) => seat.person_name ?? seat.bot ?? "").join();
  if ("update" in message) return message.update.waiting_for.join();
  if ("chat" in message) return message.chat.text;
  if ("chat_removed" in message) return message.chat_removed.person;
  if ("done" in message) return message.done.idempotency_key;
  if ("refused" in message) return message.refused.error.text;
  if ("preview" in message) return message.preview.error?.code ?? "";
  // Another kind of message would be an error here.
  const none: never = message;
  return none;
}

/** An update has the views, events and actions of its game. */
export function seen(
  update: GameUpdate<RisingSun.SessionView, RisingSun.LogEvent, RisingSun.Action>,
): RisingSun.Province[] {
  const entries = update.log.map(({ what }) => what);
  const events = entries.flatMap((what) => (typeof what === "object" && "game" in what ? [what.game] : []));
  const moved = events.flatMap((event) => (typeof event === "object" && "moved" in event ? [event.moved.to] : []));
  return moved.concat(update.view?.game.war_provinces ?? []);
}

type UpdateOf<Name extends GameName> = GameUpdate<ViewOf<Name>, LogEventOf<Name>, ActionOf<Name>>;

export function misread(risingSun: UpdateOf<"rising-sun">, any: GameUpdate): void {
  // @ts-expect-error A table of Rising Sun shows no cube tower.
  void risingSun.view?.game.tower;
  // @ts-expect-error What every game has can be read of any game, and nothing else.
  void any.view?.game.honor;
  // @ts-expect-error An update of any game is none of Shogun.
  const shogun: UpdateOf<"shogun"> = any;
  void shogun;
  // @ts-expect-error Maps in views have the names of the game as keys.
  void risingSun.view?.game.force["osaka"];
}

export const setup: SetupInput = { game: "shogun", seats: 3, pace: { days: { days: 2 } } };
export const recruit: RisingSun.Action = { announce: { mandate: "recruit" } };
export const plan: Shogun.Action = { plan: { field: "castle", card: { chests: 0 } } };
export const message: ClientMessage = { request: { idempotency_key: "1", command: { act: { action: recruit } } } };

// @ts-expect-error No such mandate.
export const strange: RisingSun.Action = { announce: { mandate: "surrender" } };
// @ts-expect-error A command has a name.
export const empty: ClientMessage = { request: { idempotency_key: "2", command: {} } };
// @ts-expect-error No game has such an action.
export const unknown: ClientMessage = { request: { idempotency_key: "3", command: { act: { action: "fly" } } } };

// A table that lacks one card, clan, step, event or action does not compile: so a new one cannot be forgotten.
type Without<Key extends PropertyKey, Table> = Omit<Table, Key>;
type Cards = Record<RisingSun.Card, RisingSun.CardFacts>;
type Crests = Record<RisingSun.Clan, string>;
type Steps = Record<TagOf<RisingSun.Step>, string | null>;
type Ranks = GamePage<"rising-sun">["ranks"];
type Handles = GamePage<"shogun">["handles"];
type Refusals = GamePage<"shogun">["refusalRules"];
type Fields = Record<Shogun.Field, string>;

export function complete(
  cards: Without<"mercy", Cards>,
  crests: Without<"koi", Crests>,
  steps: Without<"tea", Steps>,
  ranks: Without<"battle_began", Ranks>,
  handles: Without<"march", Handles>,
  refusals: Without<"must_march", Refusals>,
  fields: Without<"bid", Fields>,
): void {
  // @ts-expect-error A card is missing.
  const everyCard: Cards = cards;
  // @ts-expect-error A clan is missing.
  const everyClan: Crests = crests;
  // @ts-expect-error A step is missing.
  const everyStep: Steps = steps;
  // @ts-expect-error An event is missing.
  const everyEvent: Ranks = ranks;
  // @ts-expect-error An action is missing.
  const everyAction: Handles = handles;
  // @ts-expect-error A refusal is missing.
  const everyRefusal: Refusals = refusals;
  // @ts-expect-error A field is missing.
  const everyField: Fields = fields;
  void [everyCard, everyClan, everyStep, everyEvent, everyAction, everyRefusal, everyField];
}

/** An event is told apart by its tag. */
export const eventTag: TagOf<EventOf<"rising-sun">> = "battle_began";
// @ts-expect-error Shogun has no tea ceremony.
export const otherTag: TagOf<EventOf<"shogun">> = "tea_ceremony_began";
