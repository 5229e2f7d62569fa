// What the page says, read from the same files: tests look for a message by its name and not for its wording.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Say = (id: string, args?: Record<string, FluentVariable>) => string;

/** What the page says in a language. */
export function voice(code: string): Say {
  const folder = fileURLToPath(new URL(`../../locales/${code}`, import.meta.url));
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const file of readdirSync(folder).sort()) {
    if (!/^(page.*|.*-names|.*-cards|bots|table)\.ftl$/.test(file)) continue;
    const twice = bundle.addResource(new FluentResource(readFileSync(join(folder, file), "utf8")));
    // Where two files give a message of the page different meanings, only the first is ever shown.
    const page = twice.filter(({ message }) => message.includes('"page-'));
    if (page.length > 0) throw new Error(`${file}: ${page.join("; ")}`);
  }
  return (id, args = {}) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`the page has no message ${id}`);
    return bundle.formatPattern(message.value, args);
  };
}

export const say = voice("en");

export const nameOf = (name: string): string => say(`name-${name.replaceAll("_", "-")}`);
