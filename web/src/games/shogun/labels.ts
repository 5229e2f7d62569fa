// Names on a map so small that not all of them fit: each in letters that can be read, the most important first, and none on
// another one or on the armies of a neighbour.

export interface Wish {
  name: string;
  at: readonly [number, number];
  /** The smaller, the sooner it is written. */
  rank: number;
  /** How much of the map the armies there take. */
  piece: Box | null;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Label {
  name: string;
  x: number;
  /** The line on which it is written. */
  y: number;
  rank: number;
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** How wide a letter is, of its height; and how far letters go above their line, and below it. */
const letter = 0.54;
const above = 0.76;
const below = 0.2;

/** Writes as many as there is room for, in letters of this height. */
export function labelsOf(wishes: readonly Wish[], height: number): Label[] {
  const taken = wishes.flatMap(({ piece }) => piece ?? []);
  const labels: Label[] = [];
  for (const { name, at, rank, piece } of [...wishes].sort((one, other) => one.rank - other.rank)) {
    const [x, middle] = at;
    const half = (name.length * letter * height) / 2;
    const lines = piece ? [piece.top - below * height, piece.bottom + above * height] : [middle + (above / 2) * height];
    for (const y of lines) {
      const box = { left: x - half, right: x + half, top: y - above * height, bottom: y + below * height };
      if (taken.some((other) => other !== piece && meet(box, other))) continue;
      taken.push(box);
      labels.push({ name, x, y, rank });
      break;
    }
  }
  return labels;
}
