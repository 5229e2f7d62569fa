// Pictures of all main screens, into `screenshots/`: for looking at, not for checking.

import config from "./playwright.config";

export default { ...config, testDir: "tests/screens", testIgnore: [], testMatch: "*.ts", timeout: 600_000 };
