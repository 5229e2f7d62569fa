import type { GameMap } from "./format";
import map from "./shogun.json";

export const shogunMap = map as unknown as GameMap;
