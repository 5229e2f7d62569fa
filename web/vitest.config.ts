// Tests of logic without a browser and without a server; what the page does as a whole is tested by Playwright.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { rules } from "./scripts/rules/plugin.mjs";

export default defineConfig({
  plugins: [svelte(), rules()],
  // As in the browser, so that state reacts.
  resolve: { conditions: ["browser"] },
  test: { include: ["tests/unit/**/*.test.ts"], environment: "happy-dom" },
});
