// Writes src/api/*.ts from the documents under docs/schema; with --check, says whether they are what it would write.

import { readFile, readdir, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const schemas = new URL("../../docs/schema/", import.meta.url);
const api = new URL("../src/api/", import.meta.url);
/** Every game has a folder. */
const games = (await readdir(schemas, { withFileTypes: true })).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
// The documents of a game that the page receives, and those that it sends; each becomes a type of that name.
const received = ["view", "event", "log-event", "session-view", "facts", "refusal"];
const sent = ["action", "pledge", "player-action", "options"];
/** The values in the server's messages whose types differ from game to game, by the type of the game. */
const slots = {
  View: ["GameUpdate.view", "Preview.view", "Scene.view"],
  LogEvent: ["LogEntry.what"],
  Action: ["Choice.action"],
  PlayerAction: ["Command.act.action", "ClientMessage.preview.action"],
};
/** The document of a game that fills each slot. */
const fillings = { View: "SessionView", LogEvent: "LogEvent", Action: "Action", PlayerAction: "PlayerAction" };
const options = {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  rootTypesKeepCasing: true,
  exportType: true,
  // What has a default may be left out.
  defaultNonNullable: false,
  transform: (schema) => (schema["x-slot"] ? ts.factory.createTypeReferenceNode(schema["x-slot"]) : undefined),
};

/** A map whose keys are listed, with each of them as a property: so that its type names them, too. */
function unfolded(_key, schema) {
  const names = schema?.propertyNames?.enum;
  if (!names) return schema;
  const { propertyNames, additionalProperties: value, ...rest } = schema;
  return { ...rest, properties: Object.fromEntries(names.map((name) => [name, value])), additionalProperties: false };
}

const read = async (name) => JSON.parse(await readFile(new URL(`${name}.json`, schemas), "utf8"), unfolded);
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

/** What is received and what is sent; where one name means two things, what is sent is called `…Input`. */
function together(received, sent) {
  const two = new Set(Object.keys(sent).filter((name) => name in received && !same(received[name], sent[name])));
  const leads = (schema) => [...two].some((name) => JSON.stringify(schema).includes(`"${here}${name}"`));
  for (let before = -1; before < two.size;) {
    before = two.size;
    for (const name of Object.keys(sent)) if (name in received && leads(sent[name])) two.add(name);
  }
  const called = (name) => (two.has(name) ? `${name}Input` : name);
  const lead = (to) => here + called(to.slice(here.length));
  const renamed = Object.entries(sent).map(([name, schema]) => [called(name), led(schema, lead)]);
  return { ...received, ...Object.fromEntries(renamed) };
}

/** The schema of a property by its path; a variant of an enum is a step of the path, too. */
function property(schema, [name, ...rest]) {
  const variants = schema?.oneOf ?? [schema];
  const found = variants.map((variant) => variant?.properties?.[name]).find(Boolean);
  return rest.length === 0 || !found ? found : property(found, rest);
}

/** Marks the slots, so that they are written as type parameters. */
function markSlots({ components }) {
  for (const [slot, paths] of Object.entries(slots)) {
    for (const path of paths) {
      const [name, ...rest] = path.split(".");
      const schema = property(components.schemas[name], rest);
      if (!schema || "$ref" in schema || "type" in schema) throw new Error(`${path} is no slot for a game's ${slot}`);
      schema["x-slot"] = slot;
    }
  }
}

/** The slots in a component and in all that it contains. */
function slotsOf({ components: { schemas } }, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  const text = JSON.stringify(schemas[name]);
  for (const [, other] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
    slotsOf({ components: { schemas } }, other, seen);
  return seen;
}

const all = Object.keys(slots);
const parameters = (names) => names.map((name) => `${name} = Any${name}`).join(", ");

/** Makes types generic over what a game says: `GameUpdate<View, LogEvent, Action>`. */
function generic(text, document) {
  const { schemas } = document.components;
  const used = (name) => {
    const parts = [...slotsOf(document, name)].map((part) => JSON.stringify(schemas[part])).join();
    return all.filter((slot) => parts.includes(`"x-slot":"${slot}"`));
  };
  const start = text.indexOf("export type components = {");
  const end = text.indexOf("\n};\n", start);
  const within = text
    .slice(start, end)
    .replace("export type components", `export type components<${parameters(all)}>`)
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, (whole, name) =>
      used(name).length > 0 ? whole.replace("components", `components<${all.join(", ")}>`) : whole,
    );
  const after = text.slice(end).replaceAll(/export type (\w+) = components\['schemas'\]\['\w+'\];/g, (whole, name) => {
    const own = used(name);
    if (own.length === 0) return whole;
    const given = all.map((slot) => (own.includes(slot) ? slot : `Any${slot}`)).join(", ");
    return `export type ${name}<${parameters(own)}> = components<${given}>["schemas"]["${name}"];`;
  });
  return text.slice(0, start) + within + after;
}

const head = (source) => `// Made from docs/schema/${source} by \`npm run types\`: not written by hand.\n\n`;

async function typesOf(document, source) {
  return head(source) + astToString(await openapiTS(document, options));
}

const openapi = await read("openapi");
markSlots(openapi);
const imports = `import type { ${all.map((slot) => `Any${slot}`).join(", ")} } from "./games";\n\n`;
const server = await openapiTS(openapi, options);
const files = { "server.ts": head("openapi.json") + imports + generic(astToString(server), openapi) };
for (const game of games) {
  const info = { title: game, version: "0" };
  const schemas = together(await componentsOf(game, received), await componentsOf(game, sent));
  const document = { openapi: "3.1.0", info, paths: {}, components: { schemas } };
  const types = await typesOf(document, game);
  // A game has no paths.
  files[`${game}.ts`] = types.replaceAll(/^export type [$a-z]+ = Record<string, never>;\n/gm, "");
}

const lower = (name) => name[0].toLowerCase() + name.slice(1);
const parts = { ...fillings, Options: "Options", Refusal: "Refusal" };
const rows = games.map((game) => {
  const types = Object.entries(parts).map(([part, type]) => `    ${lower(part)}: ${inCamelCase(game)}.${type};\n`);
  return `  "${game}": {\n${types.join("")}  };\n`;
});
files["games.ts"] =
  `${head("")}${games.map((game) => `import type * as ${inCamelCase(game)} from "./${game}";\n`).join("")}
/** What each game writes, by the name of the game. */
export interface Games {
${rows.join("")}}

export type GameName = keyof Games;
${Object.keys(parts)
  .map((part) => `export type ${part}Of<Name extends GameName> = Games[Name]["${lower(part)}"];\n`)
  .join("")}
${Object.keys(parts)
  .map((part) => `export type Any${part} = ${part}Of<GameName>;\n`)
  .join("")}`;
const modules = games.map((game) => `export type * as ${inCamelCase(game)} from "./${game}";\n`);
files["index.ts"] = `${head("")}${modules.join("")}export type * from "./games";\nexport type * from "./server";\n`;

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
