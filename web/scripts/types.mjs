// Writes src/api/*.ts from the documents under docs/schema; with --check, says whether they are what it would write.

import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const schemas = new URL("../../docs/schema/", import.meta.url);
const api = new URL("../src/api/", import.meta.url);
const games = ["rising-sun", "shogun"];
// What the page hears of a game, and what it says; each becomes a type of that name.
const heard = ["view", "event", "log-event", "session-view", "facts"];
const said = ["action", "pledge", "player-action", "options"];
const options = {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  rootTypesKeepCasing: true,
  exportType: true,
  // What has a default may be left out.
  defaultNonNullable: false,
};

const read = async (name) => JSON.parse(await readFile(new URL(`${name}.json`, schemas), "utf8"));
const inCamelCase = (name) => name.replace(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase());

/** The same schema with every reference led through `lead`. */
function led(schema, lead) {
  if (Array.isArray(schema)) return schema.map((one) => led(one, lead));
  if (schema === null || typeof schema !== "object") return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === "$ref" ? lead(value) : led(value, lead)]),
  );
}

const here = "#/components/schemas/";

/** Some documents of a game as components by name. */
async function componentsOf(game, documents) {
  const reading = documents.map(async (document) => [inCamelCase(document), await read(`${game}/${document}`)]);
  const roots = await Promise.all(reading);
  // A document that is part of another has one name.
  const names = Object.fromEntries(roots.map(([name, root]) => [root.title, name]));
  const components = {};
  for (const [own, { $schema, $defs = {}, title, ...root }] of roots) {
    const lead = (to) => {
      const name = to === "#" ? own : to.replace("#/$defs/", "");
      return here + (names[name] ?? name);
    };
    for (const [name, schema] of [[own, root], ...Object.entries($defs)]) {
      const known = names[name] ?? name;
      const component = led(schema, lead);
      if (known in components && !same(components[known], component)) {
        throw new Error(`${game}: ${known} means two things`);
      }
      components[known] = component;
    }
  }
  return components;
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** What is heard and what is said; where one name means two things, what is said is called `…Input`. */
function together(heard, said) {
  const two = new Set(Object.keys(said).filter((name) => name in heard && !same(heard[name], said[name])));
  const leads = (schema) => [...two].some((name) => JSON.stringify(schema).includes(`"${here}${name}"`));
  for (let before = -1; before < two.size;) {
    before = two.size;
    for (const name of Object.keys(said)) if (name in heard && leads(said[name])) two.add(name);
  }
  const called = (name) => (two.has(name) ? `${name}Input` : name);
  const lead = (to) => here + called(to.slice(here.length));
  const renamed = Object.entries(said).map(([name, schema]) => [called(name), led(schema, lead)]);
  return { ...heard, ...Object.fromEntries(renamed) };
}

const head = (source) => `// Made from docs/schema/${source} by \`npm run types\`: not written by hand.\n\n`;

async function typesOf(document, source) {
  return head(source) + astToString(await openapiTS(document, options));
}

const files = { "server.ts": await typesOf(await read("openapi"), "openapi.json") };
for (const game of games) {
  const info = { title: game, version: "0" };
  const schemas = together(await componentsOf(game, heard), await componentsOf(game, said));
  const document = { openapi: "3.1.0", info, paths: {}, components: { schemas } };
  const types = await typesOf(document, game);
  // A game has no paths.
  files[`${game}.ts`] = types.replaceAll(/^export type [$a-z]+ = Record<string, never>;\n/gm, "");
}
const modules = games.map((game) => `export type * as ${inCamelCase(game)} from "./${game}";\n`);
files["index.ts"] = head("") + modules.join("") + 'export type * from "./server";\n';

const check = process.argv.includes("--check");
for (const [name, text] of Object.entries(files)) {
  const file = new URL(name, api);
  if (!check) {
    await writeFile(file, text);
  } else if ((await readFile(file, "utf8").catch(() => "")) !== text) {
    console.error(`web/src/api/${name} is not what docs/schema says: run \`cargo xtask schema\``);
    process.exitCode = 1;
  }
}
