// Writes src/games/*/map.json, the maps of both games; with --check, says whether they are what it would write.
// Either way it fails if a map is not what the rules say.

import { readFile, writeFile } from "node:fs/promises";
import { build } from "./maps/build.mjs";
import { risingSun } from "./maps/rising-sun.mjs";
import { rulesOf } from "./maps/rules.mjs";
import { shogun } from "./maps/shogun.mjs";

const check = process.argv.includes("--check");

for (const plan of [risingSun, shogun]) {
  const { map, complaints } = await build(plan, await rulesOf(plan.crate));
  const file = new URL(`../src/games/${plan.crate}/map.json`, import.meta.url);
  const text = `${JSON.stringify(map)}\n`;
  for (const complaint of complaints) console.error(`${plan.crate}: ${complaint}`);
  if (complaints.length > 0) process.exitCode = 1;
  if (!check) await writeFile(file, text);
  else if ((await readFile(file, "utf8")) !== text) {
    console.error(`${plan.crate}/map.json is out of date; run \`npm run maps\`.`);
    process.exitCode = 1;
  }
}
