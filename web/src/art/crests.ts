// The crests as paths, drawn for Tenka.

const around = (count: number, part: (angle: number) => string): string =>
  Array.from({ length: count }, (_, index) => part((index * 2 * Math.PI) / count)).join("");

const at = (angle: number, radius: number): string =>
  `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;

const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** A petal that points outwards. */
const petal = (angle: number, width: number, from: number, to: number): string =>
  `M${at(angle, from)}Q${at(angle - width, (from + to) / 1.6)} ${at(angle, to)}Q${at(angle + width, (from + to) / 1.6)} ${at(angle, from)}z`;

/** A ray with straight sides. */
const ray = (angle: number, width: number, from: number, to: number): string =>
  `M${at(angle - width / 2, from)}L${at(angle - width, to)}L${at(angle + width, to)}L${at(angle + width / 2, from)}z`;

export const crests: Record<string, string> = {
  tenka: disc(0, 0, 16) + around(12, (angle) => ray(angle, 0.11, 20, 42)),
  koi:
    "M-4 -38C20 -34 30 -8 14 12C24 20 30 30 26 40C14 38 4 32 0 24C-6 32 -18 36 -28 34C-26 24 -20 16 -10 12C-26 -4 -24 -30 -4 -38z" +
    disc(-2, -22, 5) +
    "M-14 -8C-6 -2 4 -2 12 -8C10 0 -10 0 -14 -8z",
  lotus:
    petal(0, 0.5, 4, 42) +
    petal(0.75, 0.42, 6, 40) +
    petal(-0.75, 0.42, 6, 40) +
    petal(1.45, 0.3, 8, 40) +
    petal(-1.45, 0.3, 8, 40) +
    "M-34 18C-16 34 16 34 34 18C28 40 -28 40 -34 18z",
  turtle:
    "M0 -30L26 -15V15L0 30L-26 15V-15z M0 -18L-15 -9V9L0 18L15 9V-9z" +
    disc(0, -38, 7) +
    around(4, (angle) => petal(angle + Math.PI / 4, 0.35, 27, 44)),
  dragonfly:
    "M-3 -26H3L5 40H-5z" +
    disc(0, -33, 8) +
    "M-4 -20C-20 -34 -40 -30 -44 -20C-38 -12 -18 -12 -4 -14z M4 -20C20 -34 40 -30 44 -20C38 -12 18 -12 4 -14z" +
    "M-4 -8C-18 -8 -36 0 -38 10C-28 14 -12 6 -4 -2z M4 -8C18 -8 36 0 38 10C28 14 12 6 4 -2z",
  bonsai:
    "M-24 34H24L20 44H-20z M-4 34C-2 20 -14 14 -12 2H-4C-4 10 8 18 6 34z" +
    disc(-18, -6, 14) +
    disc(16, -12, 15) +
    disc(-2, -26, 14),
  blue: around(5, (angle) => petal(angle, 0.62, 6, 42)) + disc(0, 0, 6),
  yellow: disc(0, -24, 13) + disc(-22, 14, 13) + disc(22, 14, 13) + "M-42 -8H42V-2H-42z",
  red: petal(0, 0.75, 2, 40) + petal((2 * Math.PI) / 3, 0.75, 2, 40) + petal((4 * Math.PI) / 3, 0.75, 2, 40),
  black: "M0 -42L19 -22L0 -2L-19 -22z M-22 -19L-3 1L-22 21L-41 1z M22 -19L41 1L22 21L3 1z M0 3L19 23L0 43L-19 23z",
  purple:
    petal(0, 0.34, 0, 42) +
    petal(0.7, 0.3, 2, 36) +
    petal(-0.7, 0.3, 2, 36) +
    "M0 8C20 2 38 12 36 26C24 24 12 28 0 44C-12 28 -24 24 -36 26C-38 12 -20 2 0 8z",
};
