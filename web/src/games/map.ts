/** What is drawn of a province, in the units of its map. */
export interface Place {
  path: string;
  /** where the name is written */
  label: [number, number];
  /** the middle of the largest circle that fits */
  seat: [number, number];
  /** its radius */
  room: number;
}

/** A map as `npm run maps` writes it; the keys of the provinces are their names in documents. */
export interface GameMap {
  width: number;
  height: number;
  /** land that is no province, faint */
  elsewhere: string;
  provinces: Record<string, Place>;
  routes: { between: [string, string]; path: string }[];
  /** the coast, for an ink line and water ripples around it */
  coast: string;
}
