// Shapes of which crests are made.

export const around = (count: number, part: (angle: number) => string): string =>
  Array.from({ length: count }, (_, index) => part((index * 2 * Math.PI) / count)).join("");

export const at = (angle: number, radius: number): string =>
  `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** A petal that points outwards. */
export const petal = (angle: number, width: number, from: number, to: number): string =>
  `M${at(angle, from)}Q${at(angle - width, (from + to) / 1.6)} ${at(angle, to)}Q${at(angle + width, (from + to) / 1.6)} ${at(angle, from)}z`;

/** A ray with straight sides. */
export const ray = (angle: number, width: number, from: number, to: number): string =>
  `M${at(angle - width / 2, from)}L${at(angle - width, to)}L${at(angle + width, to)}L${at(angle + width / 2, from)}z`;
