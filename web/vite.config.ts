// The page: one small start, and a part for each game that is fetched when somebody plays it.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    // The page may fetch nothing but files: a picture inside a style sheet would be refused.
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
  },
  server: {
    // While the page is being written, `tenka serve` answers for the rest.
    proxy: { "/api": { target: process.env["TENKA"] ?? "http://127.0.0.1:7300", ws: true } },
    fs: { allow: [".."] },
  },
});
