// One click from anywhere to a game against bots.

import { FairDraw } from "./fairness";
import { http, type Schemas } from "./http";
import { person } from "./person.svelte";
import { unique } from "./plain";
import { route } from "./route.svelte";

export type GameName = "rising-sun" | "shogun";

/** Puts up a table with bots on all seats but one's own, and begins. */
export async function playNow(game: GameName, bot = "skilled", seats = 3): Promise<void> {
  await person.arrive();
  const table = await http.post<Schemas["TableCreated"]>("/api/tables", { game, seats, forced: true });
  const order = (key: string, command: Schemas["Command"]) =>
    http.post(`/api/tables/${table.table}/commands`, { idempotency_key: key, command });
  await order("sit", { sit: {} } as Schemas["Command"]);
  for (let seat = 1; seat < seats; seat++) {
    await order(`bot-${seat}`, { add_bot: { bot: `${bot}:any` } } as Schemas["Command"]);
  }
  // The same part in the draw that a page at the table takes by itself: see `fairness.ts`.
  const look = () => http.get<Schemas["TableInfo"]>(`/api/tables/${table.table}`);
  const fair = new FairDraw((command) => order(unique(), command));
  await fair.follow(await look(), person.id);
  await order("start", { start: {} } as Schemas["Command"]);
  await fair.follow(await look(), person.id);
  route.go(`/table/${table.table}`);
}
