// Everything that has an effect of its own, in the reader's words: cards, kami, clans, mandates, events, actions. What
// each does is said in the Fluent files, and nowhere else; each game lists its own.

import type { Component } from "svelte";
import { mentions } from "virtual:rules";

import { nameOf } from "../core/names";
import { entryPlace } from "./place";

export interface Entry {
  /** What it is called in addresses: `card-komainu`. */
  id: string;
  book: string;
  group: string;
  /** As documents name it: `oni_of_hate`. */
  thing: string;
  name: string;
  /** What is printed on it beside its effect. */
  line: string;
  texts: string[];
  /** By what it can be chosen: types, seasons and sets. */
  traits: string[];
  /** Where the books speak of it. */
  rules: string[];
}

/** The catalogue of a game; the entries of an expansion are in that of its game. */
export interface Catalogue {
  /** The groups in the order in which they are listed. */
  groups: readonly string[];
  /** What the group `card` can be filtered by. */
  traits: Record<string, readonly string[]>;
  entries: () => Entry[];
  Icon: Component<{ entry: Entry }>;
}

/** An entry as a game lists it. */
export interface Row {
  thing: string;
  name?: string;
  line?: string;
  texts: string[];
  traits?: string[];
  rules: string[];
}

/** The entries of a group. Their ids begin with the kind, which is the name of the group if nothing else is said. */
export const listed = (book: string, group: string, rows: Row[], kind: string = group): Entry[] =>
  rows.map(({ thing, name = nameOf(thing), line = "", texts, traits = [], rules }) => ({
    id: `${kind}-${thing.replaceAll("_", "-")}`,
    book,
    group,
    thing,
    name,
    line,
    texts,
    traits,
    rules: [...new Set([...(mentions[entryPlace(book, kind, thing)] ?? []), ...rules])],
  }));
