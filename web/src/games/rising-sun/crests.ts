// The crests of the clans, drawn for Tenka.

import type { RisingSun } from "../../api";
import { around, disc, petal } from "../../art/shapes";

export const crests: Record<RisingSun.Clan, string> = {
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
};
