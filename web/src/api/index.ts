// Made from docs/schema/ by `npm run types`: not written by hand.

export type * as RisingSun from "./rising-sun";
export type * as Shogun from "./shogun";
export type * from "./games";
export type * from "./server";
