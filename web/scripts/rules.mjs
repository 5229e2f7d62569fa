// Says what is wrong with the rules help, if anything is: `npm run check` asks.

import { flaws } from "./rules/check.mjs";

const found = await flaws();
for (const flaw of found) console.error(flaw);
if (found.length > 0) process.exit(1);
