// The borders and routes as the rules publish them.

import { readFile } from "node:fs/promises";

const api = new URL("../../src/api/", import.meta.url);

const sorted = (pairs) => [...new Set(pairs.map((pair) => [...pair].sort().join(" ")))].sort();

/** The provinces of a game by their names in documents, and its borders and routes as pairs of names. */
export async function rulesOf(game) {
  const { provinces } = JSON.parse(await readFile(new URL(`${game}-facts.json`, api), "utf8"));
  const pairs = (key) => sorted(provinces.flatMap((one) => one[key].map((other) => [one.province, other])));
  return { provinces: provinces.map((one) => one.province), borders: pairs("land"), routes: pairs("sea") };
}
