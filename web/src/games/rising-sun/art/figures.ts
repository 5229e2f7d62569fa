// The figures as silhouettes, drawn for Tenka. Feet stand on y = 0, and nobody is wider than from -17 to 17 or taller
// than 36. `body` is filled in the colour of its clan, `marks` are cut into it in the colour of the paper.

import type { RisingSun } from "../../../api";

export interface Drawing {
  body: string;
  marks?: string;
  /** Fine lines of paper. */
  lines?: string;
}

const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const rays = (count: number, x: number, y: number, from: number, to: number, width: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    const at = (turn: number, radius: number): string =>
      `${(x + Math.sin(angle + turn) * radius).toFixed(1)} ${(y - Math.cos(angle + turn) * radius).toFixed(1)}`;
    return `M${at(-width, from)}L${at(0, to)}L${at(width, from)}z`;
  }).join("");

export const figures: Record<RisingSun.Figure | "stronghold", Drawing> = {
  // A soldier: horned helmet, wide shoulder plates, a spear.
  bushi: {
    body:
      "M-8 0L-6 -11L-11 -10L-11 -17L-5 -19L5 -19L10 -17L10 -11L6 -11L8 0z" +
      "M-6 -20C-7 -26 -4 -28 0 -28C4 -28 7 -26 6 -20z" +
      "M-5 -27L-10 -33L-2 -28z M5 -27L10 -33L2 -28z M11 0V-34L12.5 -36L14 -34V0z",
    lines: "M-6 -11H6 M-4 -22H4 M0 -19V-11 M-7 -5H7",
  },
  // A priest: tall cap, wide sleeves, a wand with paper streamers.
  shinto: {
    body:
      "M-11 0C-9 -6 -7 -12 -6 -18L6 -18C7 -12 9 -6 11 0z M-6 -18L-14 -6L-8 -5z M6 -18L14 -7L8 -5z" +
      disc(0, -21.5, 4.6) +
      "M-4 -25L-3 -34C0 -36 3 -36 4 -33L4 -25z M12 -7V-26H13.6V-7z M10 -26L16 -24L12 -21L16 -18L12 -15z",
    lines: "M0 -17L-3 0 M0 -17L3 0 M-4 -24.5H4",
  },
  // The lord: crescent on the helmet, a banner on the back, a fan in the hand.
  daimyo: {
    body:
      "M-10 0L-7 -12L-14 -10L-14 -19L-5 -21L5 -21L14 -19L14 -10L7 -12L10 0z" +
      "M-7 -21C-9 -28 -5 -30 0 -30C5 -30 9 -28 7 -21z" +
      "M-12 -36C-9 -31 -5 -30 0 -30C5 -30 9 -31 12 -36C11 -27 6 -26 0 -26C-6 -26 -11 -27 -12 -36z" +
      "M-17 -4V-36H-15.4V-34L-13 -33L-13 -24L-15.4 -25V-4z",
    marks: disc(0, -15.5, 2.8),
    lines: "M-5 -23H5 M-7 -11H7 M-8.5 -5H8.5 M-11 -19V-11 M11 -19V-11",
  },
  stronghold: {
    body:
      "M-15 0L-12 -9H12L15 0z M-11 -10L-10 -16H10L11 -10z M-16 -15C-12 -16 -9 -19 -8 -21H8C9 -19 12 -16 16 -15z" +
      "M-7 -21V-26H7V-21z M-11 -25C-8 -26 -5 -29 -4 -32H4C5 -29 8 -26 11 -25z",
    marks: "M-2.5 0V-6H2.5V0z M-7 -14.5H-4V-11.5H-7z M4 -14.5H7V-11.5H4z M-1.5 -24.5H1.5V-22H-1.5z",
  },
  // A lion dog that sits and watches.
  komainu: {
    body:
      "M-12 0C-14 -8 -11 -14 -6 -16C-9 -20 -9 -27 -4 -30L-2 -34L1 -31C7 -32 12 -28 12 -23L15 -21L13 -17L9 -16" +
      "C11 -12 10 -5 11 0H5L4 -8L1 0z M-12 0C-17 -6 -18 -15 -13 -20C-14 -14 -11 -10 -9 -8z",
    marks: disc(6, -25, 1.5),
    lines: "M-5 -28C-3 -25 -4 -21 -1 -18 M-1 -30C1 -27 0 -24 2 -21 M13 -19L7 -19 M-6 -4C-4 -8 -2 -9 1 -9",
  },
  oni_of_skulls: {
    body:
      "M-12 0L-9 -10L-15 -8L-15 -18L-7 -23L7 -23L15 -18L14 -8L9 -10L12 0H3L0 -6L-3 0z" +
      disc(0, -26, 6.5) +
      "M-6 -29L-10 -37L-2 -32z M6 -29L10 -37L2 -32z",
    marks: disc(-2.5, -26.5, 1.6) + disc(2.5, -26.5, 1.6) + disc(-6, -16, 2.6) + disc(0, -14, 2.6) + disc(6, -16, 2.6),
    lines: "M-2.5 -22.5H2.5",
  },
  // A ghost: long hair, hanging hands, no feet.
  yurei: {
    body:
      "M-4 0C4 -3 -3 -6 2 -10C-6 -9 -8 -14 -8 -19L-15 -13L-14 -19L-7 -25C-8 -33 -4 -36 0 -36C4 -36 8 -33 7 -25" +
      "L14 -19L15 -13L8 -19C9 -12 7 -7 3 -5C6 -4 2 -1 -4 0z",
    marks: "M-3 -31C-1 -32 1 -32 3 -31L3 -24C1 -22 -1 -22 -3 -24z",
    lines: "M-5 -30C-6 -24 -5 -19 -6 -14 M5 -30C6 -24 5 -19 6 -14",
  },
  // The one with the iron club.
  oni_of_blood: {
    body:
      "M-11 0L-9 -11L-14 -9L-14 -18L-6 -22L6 -22L11 -18L13 -24L11 -35L16 -36L17 -22L13 -12L8 -11L10 0H2L0 -6L-2 0z" +
      disc(-1, -26, 6) +
      "M-6 -30L-8 -36L-3 -31z M4 -30L6 -36L1 -31z",
    marks: "M-4.5 -28L-1.5 -26.5L-4 -25.5z M2.5 -28L-0.5 -26.5L2 -25.5z",
    lines: "M-4 -23L-2.5 -21.5L-1 -23L0.5 -21.5L2 -23 M-8 -15L6 -17 M-8 -12L7 -13",
  },
  // Souls fly around its round belly.
  oni_of_souls: {
    body:
      "M-10 0C-14 -8 -13 -20 -6 -23L6 -23C13 -20 14 -8 10 0H3L0 -4L-3 0z" +
      disc(0, -26, 6) +
      "M-2 -31L0 -37L2 -31z" +
      "M-13 -22C-18 -24 -17 -31 -12 -30C-8 -29 -10 -24 -15 -26z M13 -24C18 -26 17 -33 12 -32C8 -31 10 -26 15 -28z",
    marks: disc(0, -12, 5) + disc(-2.3, -27, 1.4) + disc(2.3, -27, 1.4),
    lines: "M-3 -23.5C-1 -22 1 -22 3 -23.5",
  },
  river_dragon: {
    body:
      "M-16 0C-17 -7 -10 -10 -4 -9C3 -8 8 -10 7 -14C6 -18 -6 -16 -9 -21C-12 -27 -6 -33 2 -33L1 -37L6 -34" +
      "L12 -36L11 -32C16 -30 17 -26 15 -24L7 -24L9 -21C4 -20 1 -22 0 -25C-3 -24 -2 -22 2 -21C9 -20 15 -18 14 -11" +
      "C13 -3 3 -2 -3 -3C-8 -3 -9 -1 -6 0z",
    marks: disc(8, -29, 1.6),
    lines: "M-12 -3C-8 -7 -2 -6 3 -6 M10 -15C9 -10 7 -8 3 -7 M-6 -25C-5 -20 -1 -19 3 -18 M14 -27H9",
  },
  // One horn and an axe.
  oni_of_hate: {
    body:
      "M-11 0L-8 -11L-13 -10L-14 -18L-6 -23L6 -23L13 -18L12 -9L8 -11L11 0H3L0 -7L-3 0z" +
      disc(0, -26.5, 5.8) +
      "M-2.5 -31L0 -38L2.5 -31z M-16 -4V-33H-14V-4z M-16 -33C-20 -32 -20 -25 -15 -24L-10 -26L-11 -32z",
    marks: "M-4 -29L-0.5 -27L-4 -26z M4 -29L0.5 -27L4 -26z",
    lines: "M-3 -23L-1.5 -24L0 -23L1.5 -24L3 -23 M-6 -17L6 -17 M-4 -13H4",
  },
  // It crouches, all claws.
  oni_of_spite: {
    body:
      "M-14 0C-15 -6 -12 -11 -8 -13L-15 -12L-17 -20L-13 -17L-12 -21L-9 -17C-9 -21 -6 -24 -4 -25L-8 -33L-1 -28" +
      "L7 -33L5 -25C8 -23 10 -20 10 -17L13 -21L14 -17L17 -19L15 -11L8 -13C13 -11 15 -6 14 0H7L5 -5L-5 -5L-7 0z",
    marks: "M-4.5 -24L-1 -22L-4.5 -20.5z M4.5 -24L1 -22L4.5 -20.5z",
    lines: "M-5 -17L-3 -15.5L-1 -17L1 -15.5L3 -17L5 -15.5 M-6 -10H6",
  },
  // The kami: a robe, and behind it what they rule.
  amaterasu: {
    body: rays(12, 0, -23, 9, 15, 0.17) + disc(0, -23, 7.5) + "M-11 0C-8 -6 -7 -12 -5 -16H5C7 -12 8 -6 11 0z",
    marks: disc(0, -23, 3.4),
    lines: "M0 -15V0 M-6 -4L-3 -14 M6 -4L3 -14",
  },
  fujin: {
    body:
      "M-16 -22C-16 -34 16 -34 16 -22L11 -19C11 -27 -11 -27 -11 -19z" +
      disc(0, -20, 5) +
      "M-10 0L-6 -14H6L10 0H3L0 -5L-3 0z M-6 -14L-15 -21L-12 -23L-4 -17z M6 -14L15 -21L12 -23L4 -17z",
    marks: disc(-1.8, -20.5, 1.1) + disc(1.8, -20.5, 1.1),
    lines: "M-11 -26C-5 -30 5 -30 11 -26 M-5 -8H5",
  },
  hachiman: {
    body:
      "M-9 0L-6 -13L-10 -13L-9 -19H6L14 -20V-17L6 -15L9 0z M-5 -19C-6 -26 -4 -28 -1 -28C3 -28 5 -26 4 -19z" +
      "M12 -35C20 -26 20 -10 12 -1L11 -3C16 -12 16 -24 11 -33z M-4 -27L-1 -35L2 -27z",
    lines: "M12 -34V-2 M-12 -18.5H16 M-6 -12H6 M-4 -22H3 M-7 -6H7",
  },
  raijin: {
    body:
      [-75, -45, -15, 15, 45, 75]
        .map((turn) => {
          const angle = (turn * Math.PI) / 180;
          return disc(Number((Math.sin(angle) * 14).toFixed(1)), Number((-18 - Math.cos(angle) * 14).toFixed(1)), 3.8);
        })
        .join("") +
      disc(0, -19, 4.8) +
      "M-11 0L-6 -14H6L11 0H3L0 -5L-3 0z M-6 -14L-13 -10L-12 -7L-4 -10z M6 -14L13 -10L12 -7L4 -10z",
    marks: disc(-1.7, -19.5, 1) + disc(1.7, -19.5, 1),
    lines: "M-3 -12L1 -9L-1 -6L3 -3",
  },
  ryujin: {
    body:
      "M-12 0C-8 -4 -6 -10 -5 -15H5C6 -10 8 -4 12 0z" +
      disc(0, -19, 4.6) +
      "M-4 -22L-9 -31L-1 -25z M4 -22L9 -31L1 -25z M9 -6C17 -9 18 -20 12 -24C14 -29 10 -33 6 -32C10 -30 9 -26 7 -24" +
      "C13 -22 13 -14 7 -12z",
    marks: disc(-1.7, -19.5, 1) + disc(1.7, -19.5, 1),
    lines: "M-9 -3C-6 -6 -3 -1 0 -4C3 -7 6 -2 9 -4 M-6 -9C-3 -12 -1 -7 2 -10C4 -11 5 -9 6 -9",
  },
  susanoo: {
    body:
      "M-10 0L-6 -13L-12 -9L-13 -13L-6 -19H6L10 -16L12 -34L14 -36L15.5 -34L13 -11L7 -12L10 0H3L0 -6L-3 0z" +
      disc(0, -23, 4.8) +
      "M-5 -24C-8 -30 -4 -34 -2 -30C-2 -36 4 -36 3 -30C6 -34 9 -29 5 -24z",
    marks: disc(-1.7, -23, 1) + disc(1.7, -23, 1),
    lines: "M-5 -13H7 M9 -15L14 -14.5 M-7 -6H7",
  },
  tsukuyomi: {
    body:
      "M2 -37C-12 -37 -17 -22 -9 -13C-4 -8 4 -8 9 -12C-1 -11 -7 -18 -6 -25C-5 -31 -2 -35 2 -37z" +
      disc(3, -21, 4.4) +
      "M-9 0C-5 -5 -4 -11 -3 -16H7C9 -11 11 -5 14 0z",
    lines: "M2 -15L-1 0 M3 -15L7 0 M-5 -3H11",
  },
};
