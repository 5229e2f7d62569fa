// One click from anywhere to a game against bots.

import type { GameName } from "../api";
import { FairDraw } from "./fairness";
import { answerOf, api, command, tableInfo } from "./http";
import { person } from "./person.svelte";
import { unique } from "./plain";
import { route } from "./route.svelte";

/** Creates a table with bots on all seats but one's own, and starts the game. */
export async function playNow(game: GameName, bot = "skilled", seats = 3): Promise<void> {
  await person.arrive();
  const { table } = await answerOf(api.POST("/api/tables", { body: { game, seats, forced: true } }));
  await command(table, "sit", { sit: {} });
  for (let seat = 1; seat < seats; seat++) await command(table, `bot-${seat}`, { add_bot: { bot: `${bot}:any` } });
  // The same part in the draw that a page at the table takes by itself: see `fairness.ts`.
  const fair = new FairDraw((each) => command(table, unique(), each));
  await fair.follow(await tableInfo(table), person.id);
  await command(table, "start", { start: {} });
  await fair.follow(await tableInfo(table), person.id);
  route.go(`/table/${table}`);
}
