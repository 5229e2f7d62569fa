// The borders and routes as the rules know them: the tables of the two games are the only place where they are written.

import { readFile } from "node:fs/promises";

const crates = new URL("../../../crates/", import.meta.url);

const listOf = (text) => text.split(",").flatMap((word) => word.trim() || []);
const sorted = (pairs) => [...new Set(pairs.map((pair) => [...pair].sort().join(" ")))].sort();

/** The provinces of a game by their names in documents, and its borders and routes as pairs of names. */
export async function rulesOf(crate) {
  const source = await readFile(new URL(`${crate}/src/province.rs`, crates), "utf8");
  const row = /^ +row\((\w+), "(\w+)",.*?&\[([\w, ]*)\], &\[([\w, ]*)\]/gm;
  const rows = [...source.matchAll(row)].map(([, word, name, land, sea]) => ({ word, name, land, sea }));
  const names = new Map(rows.map(({ word, name }) => [word, name]));
  const pairs = (key) => sorted(rows.flatMap((one) => listOf(one[key]).map((other) => [one.name, names.get(other)])));
  return { provinces: rows.map((one) => one.name), borders: pairs("land"), routes: pairs("sea") };
}
