// What may be done now, as the page offers it. An action is `"name"` or `{"name": {…}}`, and the places, figures and
// cards in it are plain names: enough to light up what can be clicked without knowing a rule.

import type { Choice } from "./live.svelte";

/** What an action is called. */
export function tagOf(action: unknown): string {
  if (typeof action === "string") return action;
  return Object.keys(action as object)[0] ?? "";
}

/** What stands in an action under its name. */
export function bodyOf<Body = Record<string, unknown>>(action: unknown): Body {
  return (typeof action === "string" ? {} : (Object.values(action as object)[0] ?? {})) as Body;
}

/** Every plain word in an action: provinces, clans, cards, figures, whatever can be clicked. */
export function mentions(action: unknown): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown, isTag: boolean): void => {
    if (typeof value === "string") {
      if (!isTag) found.add(value);
    } else if (Array.isArray(value)) value.forEach((one) => walk(one, false));
    else if (value && typeof value === "object") {
      for (const [key, one] of Object.entries(value)) {
        found.add(key);
        walk(one, false);
      }
    }
  };
  walk(typeof action === "string" ? action : bodyOf(action), typeof action === "string");
  return found;
}

/** The choices of one kind, in the order in which they came. */
export function grouped(choices: readonly Choice[]): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const tag = tagOf(choice.action);
    const group = groups.get(tag);
    if (group) group.push(choice);
    else groups.set(tag, [choice]);
  }
  return groups;
}

/** The choice whose action is exactly this. */
export function find(choices: readonly Choice[], action: unknown): Choice | undefined {
  const wanted = JSON.stringify(action);
  return choices.find((choice) => JSON.stringify(choice.action) === wanted);
}
