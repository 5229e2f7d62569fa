// The figures of docs/performance.md about the page, one after the other.

import config from "./playwright.config";

export default { ...config, testDir: "tests/measure", testIgnore: [], testMatch: "*.ts", timeout: 600_000, workers: 1 };
