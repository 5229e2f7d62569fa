// What may be done now, as the page offers it. The places, figures and cards in an action are plain names: enough to light
// up what can be clicked without knowing a rule.

import { type TaggedValue, type TagOf, tagged, tagOf } from "./tagged";

/** Every plain word in an action: provinces, clans, cards, figures, whatever can be clicked. */
export function mentions(value: TaggedValue): Set<string> {
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    if (typeof part === "string") found.add(part);
    else if (Array.isArray(part)) part.forEach(walk);
    else if (part && typeof part === "object") {
      for (const [key, inner] of Object.entries(part)) {
        found.add(key);
        walk(inner);
      }
    }
  };
  if (typeof value !== "string") walk(tagged<TaggedValue>(value).body);
  return found;
}

/** The choices of one kind, in the order in which they came. */
export function grouped<Choice extends { action: TaggedValue }>(
  choices: readonly Choice[],
): Map<TagOf<Choice["action"]>, Choice[]> {
  const groups = new Map<TagOf<Choice["action"]>, Choice[]>();
  for (const choice of choices) {
    const tag = tagOf<Choice["action"]>(choice.action);
    const group = groups.get(tag);
    if (group) group.push(choice);
    else groups.set(tag, [choice]);
  }
  return groups;
}

/** The choice whose action is exactly this. */
export function find<Choice extends { action: unknown }>(
  choices: readonly Choice[],
  action: Choice["action"],
): Choice | undefined {
  const wanted = JSON.stringify(action);
  return choices.find((choice) => JSON.stringify(choice.action) === wanted);
}
