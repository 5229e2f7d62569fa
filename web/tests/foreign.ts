// What does not belong into a language: names of messages, what was not filled in, sentences of English.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";

import { folder } from "./words";

interface Written {
  ids: Set<string>;
  pieces: Set<string>;
}

/** The names of all messages of a language, and what stands in them between what is filled in. */
function written(code: string): Written {
  const [ids, pieces] = [new Set<string>(), new Set<string>()];
  const walk = (part: unknown): void => {
    if (typeof part === "string") pieces.add(part.replace(/\s+/g, " ").trim());
    else if (Array.isArray(part)) part.forEach(walk);
    else if (part && typeof part === "object" && "variants" in part) {
      for (const { value } of part.variants as { value: unknown }[]) walk(value);
    }
  };
  for (const file of readdirSync(folder(code)).filter((name) => name.endsWith(".ftl"))) {
    for (const { id, value, attributes } of new FluentResource(readFileSync(join(folder(code), file), "utf8")).body) {
      ids.add(id);
      [value, ...Object.values(attributes)].forEach(walk);
    }
  }
  return { ids, pieces };
}

/** The texts in which something stands that is not of this language, each with what it is. */
export function foreign(texts: string[], code: string): string[] {
  const { ids, pieces } = written("en");
  const own = [...written(code).pieces].join("\n");
  // Two words of English that no sentence of the other language has.
  const english = [...pieces].filter((piece) => /\p{L}{3,} \p{L}{2,}/u.test(piece) && !own.includes(piece));
  const found: string[] = [];
  for (const text of texts) {
    const id = text.match(/[a-z]+(?:-[a-z0-9]+)+/g)?.find((word) => ids.has(word));
    const hole = /[⟨⟩]|\{\s*\$|undefined|\[object|\b[a-z]+_[a-z_]+\b/.exec(text)?.[0];
    const sentence = english.find((piece) => text.includes(piece));
    const what = id ?? hole ?? sentence;
    if (what !== undefined) found.push(`“${what}” in “${text}”`);
  }
  return found;
}
