// What the made types must be able to say. Nobody runs this: `npm run types:check` reads it.

import type { ClientMessage, GameUpdate, RisingSun, SetupInput, Shogun, ServerMessage } from "./index";

/** A message is one of its kinds, and its name says which. */
export function heard(tell: ServerMessage): string {
  if ("welcome" in tell) return tell.welcome.viewer;
  if ("table" in tell) return tell.table.seats.map((seat) => seat.person_name ?? seat.bot ?? "").join();
  if ("update" in tell) return tell.update.waiting_for.join();
  if ("chat" in tell) return tell.chat.text;
  if ("chat_removed" in tell) return tell.chat_removed.person;
  if ("done" in tell) return tell.done.idempotency_key;
  if ("refused" in tell) return tell.refused.error.text;
  if ("preview" in tell) return tell.preview.error?.code ?? "";
  // Another kind of message would be an error here.
  const none: never = tell;
  return none;
}

/** What comes with a moment is what its game says. */
export function seen(moment: GameUpdate): RisingSun.Province[] {
  const view = moment.view as RisingSun.SessionView;
  const news = moment.log.map((item) => item.what as RisingSun.LogEvent);
  const events = news.flatMap((one) => (typeof one === "object" && "game" in one ? [one.game] : []));
  const moved = events.flatMap((event) => (typeof event === "object" && "moved" in event ? [event.moved.to] : []));
  return moved.concat(view.game.war_provinces ?? []);
}

export const setup: SetupInput = { game: "shogun", seats: 3, pace: { days: { days: 2 } } };
export const recruit: RisingSun.Action = { announce: { mandate: "recruit" } };
export const plan = { plan: { field: "build_castle", card: "none" } } as unknown as Shogun.Action;
export const ask: ClientMessage = { request: { idempotency_key: "1", command: { act: { action: recruit } } } };

// @ts-expect-error No such mandate.
export const strange: RisingSun.Action = { announce: { mandate: "surrender" } };
// @ts-expect-error A command has a name.
export const empty: ClientMessage = { request: { idempotency_key: "2", command: {} } };
