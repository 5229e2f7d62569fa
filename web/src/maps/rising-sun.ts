import type { GameMap } from "./format";
import map from "./rising-sun.json";

export const risingSunMap = map as unknown as GameMap;
