// The page in a real browser against the real server. `cargo xtask test` builds the program and names it.

import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  testIgnore: ["measure/**", "screens/**", "unit/**"],
  outputDir: "test-results",
  // Whole games take a while on a small machine, and longer where others work beside them.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 720 },
    locale: "en-GB",
    // What moves is drawn by the processor here, and nothing is proved by waiting for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    },
    trace: "off",
  },
});
