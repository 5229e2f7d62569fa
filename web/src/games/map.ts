/** What is drawn of a province, in the units of its map. */
export interface Place {
  path: string;
  /** Where the name is written. */
  label: [number, number];
  /** The middle of the largest circle that fits. */
  seat: [number, number];
  /** The radius of that circle. */
  room: number;
}

/** A map as `npm run maps` writes it. */
export interface GameMap<Province extends string> {
  width: number;
  height: number;
  /** Land that is no province, drawn faintly. */
  elsewhere: string;
  provinces: Record<Province, Place>;
  routes: { between: [Province, Province]; path: string }[];
  /** The coast, for an ink line and ripples around it. */
  coast: string;
}
