import type { RisingSun } from "../../api";
import type { GameMap } from "../map";
import map from "./map.json";

export const risingSunMap = map as unknown as GameMap<RisingSun.Province>;
