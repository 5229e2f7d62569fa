// The crests of the colors, drawn for Tenka.

import type { Shogun } from "../../api";
import { around, disc, petal } from "../../art/shapes";

export const crests: Record<Shogun.Colour, string> = {
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
