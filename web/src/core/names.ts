// The names of things, as documents write them: `oni_of_skulls` is the message `name-oni-of-skulls`.

import { say, words } from "./words.svelte";

const kebab = (name: string): string => name.replaceAll("_", "-");

export const nameOf = (name: string): string => say(`name-${kebab(name)}`);

/** What a card, a kami, a clan or an event does, where the words say so. */
export function effectOf(kind: string, name: string): string {
  const id = `${kind}-${kebab(name)}-effect`;
  return words.has(id) ? words.say(id) : "";
}

/** What a bot is called: `skilled:raider` is a person of that character, `skilled:any` keeps its character to itself. */
export function botName(bot: string): string {
  const [level = "", character] = bot.split(":");
  const id = `person-${kebab(character ?? "plain")}`;
  return words.has(id) ? words.say(id) : words.say("page-bot-any", { level });
}
