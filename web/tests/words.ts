// What the page says, read from the same files: tests look for a message by its name and not for its wording.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { bracket, lengthen } from "../src/core/pseudo";
import { type Args, Voice } from "../src/core/voice";

export const folder = (code: string): string => fileURLToPath(new URL(`../../locales/${code}`, import.meta.url));

/** The page in one language. */
export interface Speech {
  code: string;
  say: (id: string, args?: Args) => string;
  nameOf: (name: string) => string;
}

/** The sentences of a language, or as tests have them made longer. */
export function speech(code: string, isLong = false): Speech {
  const names = readdirSync(folder(code)).filter((file) => /^(page.*|.*-names|.*-cards|bots|table)\.ftl$/.test(file));
  const voice = new Voice(
    code,
    names.sort().map((file) => readFileSync(join(folder(code), file), "utf8")),
    isLong ? lengthen : undefined,
  );
  // Where two files give a message of the page different meanings, only the first is ever shown.
  const twice = voice.twice.filter(({ message }) => message.includes('"page-'));
  if (twice.length > 0) throw new Error(`${code}: ${twice.join("; ")}`);
  const say = (id: string, args?: Args): string => {
    const said = voice.say(id, args);
    if (said === null) throw new Error(`the page has no message ${id}`);
    return isLong ? bracket(said) : said;
  };
  return { code, say, nameOf: (name) => say(`name-${name.replaceAll("_", "-")}`) };
}

export const english = speech("en");
export const { say, nameOf } = english;

/** The page in words that are longer than those of any language. */
export const long = speech("en", true);

/** A document of the server in which every sentence is longer. */
export function lengthened(document: string): string {
  const isSentence = (key: string, value: unknown): value is string => key === "text" && typeof value === "string";
  try {
    return JSON.stringify(JSON.parse(document), (key, value: unknown) =>
      isSentence(key, value) ? bracket(lengthen(value)) : value,
    );
  } catch {
    return document;
  }
}
