// The page: one small start, and a part for each game that is fetched when somebody plays it.

import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin, defineConfig } from "vite";

import { rules } from "./scripts/rules/plugin.mjs";

/** Packs every file once, so that the server never does. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    async closeBundle() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|json|webmanifest)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const whole = await readFile(file);
        const small = brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } });
        if (small.length < whole.length * 0.9) await writeFile(`${file}.br`, small);
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), rules(), packed()],
  build: {
    target: "es2022",
    // The page may fetch nothing but files: a picture inside a style sheet would be refused.
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    // While the page is being written, `tenka serve` answers for the rest.
    proxy: { "/api": { target: process.env["TENKA"] ?? "http://127.0.0.1:7300", ws: true } },
    fs: { allow: [".."] },
  },
});
