// Offers and promises in words.

import { nameOf } from "../core/names";
import { untyped } from "../core/tagged";
import { say } from "../core/words.svelte";
import type { Pledge, PromiseContent } from "../games/game";

/** The value of a field of a pledge, as it is written in a sentence or a list. */
export const fieldName = (key: string, value: string): string =>
  key === "until" ? say(`page-until-${value.replaceAll("_", "-")}`) : nameOf(value);

/** A promise that the table can judge, as part of a sentence. */
export function pledgeText(game: string, pledge: Pledge): string {
  const { tag, body } = untyped(pledge);
  const fields = Object.entries(body as Record<string, string>);
  const named = Object.fromEntries(fields.map(([key, value]) => [key, fieldName(key, value)]));
  return say(`page-pledge-${game}-${tag.replaceAll("_", "-")}`, named);
}

/** A promise as part of a sentence. */
export const promiseText = (game: string, promise: PromiseContent): string =>
  "words" in promise ? say("page-words", { words: promise.words }) : pledgeText(game, promise.pledge);
