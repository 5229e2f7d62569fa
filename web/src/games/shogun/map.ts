import type { Shogun } from "../../api";
import type { GameMap } from "../map";
import map from "./map.json";

export const shogunMap = map as unknown as GameMap<Shogun.Province>;
