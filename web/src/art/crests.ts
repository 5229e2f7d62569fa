// The crests of all seats, and that of Tenka itself.

import { games } from "../games";
import { around, disc, ray } from "./shapes";

const tenka = disc(0, 0, 16) + around(12, (angle) => ray(angle, 0.11, 20, 42));

const bySeat: ReadonlyMap<string, string> = new Map(games.flatMap(({ crests }) => Object.entries(crests)));

/** The crest of a seat, as a path in a circle of radius 50; that of Tenka for what is no seat. */
export const crestOf = (name: string): string => bySeat.get(name) ?? tenka;
