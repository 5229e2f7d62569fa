// Pictures of all main screens, into `screenshots/`: for looking at, not for checking.

import config from "./playwright.config";

export default { ...config, testIgnore: [], testMatch: ["screens/*.ts", "pseudo.spec.ts"], timeout: 600_000 };
