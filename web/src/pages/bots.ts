// Who bots are, by name; one whose character was left to chance is known by its level.

import { botName } from "../core/names";
import { say } from "../core/words.svelte";

import { levels } from "./quick.svelte";

const levelOf = (bot: string): string => bot.split(":")[0] ?? "";
const isNamed = (bot: string): boolean => bot.includes(":") && !bot.endsWith(":any");

export const isBot = (name: string): boolean => (levels as readonly string[]).includes(levelOf(name));

export const botWho = (bot: string): string =>
  isNamed(bot) ? botName(bot) : say("page-bots-of", { count: 1, level: say(`page-level-${levelOf(bot)}`) });

/** Everybody at a table: people and bots by name, bots without one by their number. */
export function everybody(seats: (string | null)[]): string {
  const nameless = new Map<string, number>();
  const names: string[] = [];
  for (const seat of seats) {
    if (seat === null) continue;
    if (!isBot(seat)) names.push(seat);
    else if (isNamed(seat)) names.push(botName(seat));
    else nameless.set(levelOf(seat), (nameless.get(levelOf(seat)) ?? 0) + 1);
  }
  const counted = [...nameless].map(([level, count]) =>
    say("page-bots-of", { count, level: say(`page-level-${level}`) }),
  );
  return [...names, ...counted].join(", ");
}
