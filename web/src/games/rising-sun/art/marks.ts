// Small signs: what is counted, what is decreed, what is bid for. Each is drawn in a square from -12 to 12.

import type { RisingSun } from "../../../api";

const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Shapes are filled, with holes where paths lie in each other; `line` is drawn with a stroke. */
export interface Mark {
  shape?: string;
  line?: string;
}

const flower = (petals: number, radius: number, size: number): string =>
  Array.from({ length: petals }, (_, index) => {
    const angle = (index * 2 * Math.PI) / petals;
    return disc(Number((Math.sin(angle) * radius).toFixed(1)), Number((-Math.cos(angle) * radius).toFixed(1)), size);
  }).join("");

export type MarkName =
  | RisingSun.Advantage
  | RisingSun.CardType
  | RisingSun.Mandate
  | RisingSun.Season
  | "cards"
  | "coin"
  | "force"
  | "honor"
  | "hostage"
  | "kami"
  | "ronin"
  | "stronghold"
  | "tea_ceremony"
  | "vp"
  | "war";

export const marks: Record<MarkName, Mark> = {
  // Goods
  coin: { shape: disc(0, 0, 11) + "M-3.5 -3.5H3.5V3.5H-3.5z" },
  vp: { shape: "M0 -12L3 -4L11 -4L5 1.5L7.5 10L0 5L-7.5 10L-5 1.5L-11 -4L-3 -4z" },
  ronin: { shape: "M-11 2C-8 -5 -3 -9 0 -10C3 -9 8 -5 11 2z M-6 4H6C6 8 4 11 0 11C-4 11 -6 8 -6 4z" },
  honor: {
    shape: "M0 12L-11 -4C-6 -11 6 -11 11 -4z M-7.5 -3.5L-1 6L-3.5 -5.6z M7.5 -3.5L1 6L3.5 -5.6z M-1.2 -6L0 5L1.2 -6z",
  },
  cards: { shape: "M-9 -6L-2 -10L2 -3L-2 9L-8 5z M0 -11H9V8H1L4 -3z" },
  force: { line: "M-9 9L8 -9M8 -9V-4M8 -9H3M9 9L-8 -9M-8 -9V-4M-8 -9H-3" },
  hostage: { line: "M-8 -4H8M-8 4H8M-4 -9L-4 9M4 -9L4 9M-10 -10L10 10" },
  war: {
    shape:
      "M-9 -11L2 0L0 2L-11 -9z M9 -11L-2 0L0 2L11 -9z M-7 5L-3 9L-7 12L-10 9z M7 5L3 9L7 12L10 9z M-5 2L-2 5L-6 8L-8 6z M5 2L2 5L6 8L8 6z",
  },
  // Mandates
  recruit: { shape: "M-1.5 -12H1V12H-1.5z M1 -11L11 -9L8 -5L11 -1L1 0z M-8 12C-8 9 8 9 8 12z" },
  marshal: { shape: "M-11 4H2V-3L12 6L2 12V9H-11z M-11 -7H-4V-11L3 -6L-4 -1V-4H-11z" },
  train: { shape: "M-11 -9C-6 -11 -2 -10 0 -8C2 -10 6 -11 11 -9V9C6 7 2 8 0 10C-2 8 -6 7 -11 9z M-1 -5V6H1V-5z" },
  harvest: {
    shape:
      "M-1 12V-8H1V12z M0 -12C3 -9 3 -6 0 -4C-3 -6 -3 -9 0 -12z M1 -1C2 -6 6 -8 10 -7C10 -3 6 0 1 -1z" +
      "M-1 -1C-2 -6 -6 -8 -10 -7C-10 -3 -6 0 -1 -1z M1 6C2 1 6 -1 10 0C10 4 6 7 1 6z M-1 6C-2 1 -6 -1 -10 0C-10 4 -6 7 -1 6z",
  },
  betray: {
    shape:
      "M-2 -12H2L2.5 2H-2.5z M-7 3H7V6H-7z M-1.5 6H1.5V12H-1.5z M7 -9C10 -5 11 -3 11 -1A2.6 2.6 0 0 1 5.5 -1C5.5 -3 6 -5 7 -9z",
  },
  // War advantages
  seppuku: { shape: "M-12 8L8 -8L12 -10L10 -6L-10 10z M-7 1L-1 8L-3 9L-9 3z" },
  take_hostage: { line: "M-7 0A4 4 0 1 1 1 0A4 4 0 1 1 -7 0M-1 0A4 4 0 1 1 7 0A4 4 0 1 1 -1 0M-12 0H-7M7 0H12" },
  hire_ronin: { shape: "M-12 0C-8 -8 -3 -11 0 -12C3 -11 8 -8 12 0z M-6 2H6C6 7 4 11 0 11C-4 11 -6 7 -6 2z" },
  imperial_poets: { shape: "M9 -12C2 -9 -5 -3 -8 5L-10 12L-4 8C3 5 8 -3 9 -12z M-11 12L-3 0L-2 1L-9 12z" },
  // Seasons
  spring: { shape: flower(5, 6.4, 4.8) + disc(0, 0, 2.2) },
  summer: { shape: "M0 -12C8 -8 11 -1 8 6L1 11V0H-1V11L-8 6C-11 -1 -8 -8 0 -12z" },
  autumn: {
    shape: "M0 -12L2.5 -5L8 -8L6 -2L12 -1L6 3L7 8L1 5L1 12H-1L-1 5L-7 8L-6 3L-12 -1L-6 -2L-8 -8L-2.5 -5z",
  },
  winter: {
    line: "M0 -11V11M-9.5 -5.5L9.5 5.5M-9.5 5.5L9.5 -5.5M-3 -9L0 -6L3 -9M-3 9L0 6L3 9M-9 -1L-5 -3L-6 -7M9 1L5 3L6 7M9 -1L5 -3L6 -7M-9 1L-5 3L-6 7",
  },
  // What a season goes through
  tea_ceremony: {
    shape:
      "M-10 -4H8C8 6 5 10 -1 10C-7 10 -10 6 -10 -4z M8 -2C13 -3 13 4 7 4V2C10 2 10 0 8 0z M-5 -12C-3 -10 -7 -9 -5 -6H-3C-5 -9 -1 -10 -3 -12z M1 -12C3 -10 -1 -9 1 -6H3C1 -9 5 -10 3 -12z",
  },
  kami: {
    shape:
      "M-12 -11C-6 -9 6 -9 12 -11V-7C6 -5 -6 -5 -12 -7z M-10 -3H10V0H-10z M-7 -5.5H-4.4V-3H-7z M4.4 -5.5H7V-3H4.4z M-7 0H-4.4V12H-7z M4.4 0H7V12H4.4z",
  },
  // Card types
  enhancement: { shape: "M0 -12L8 -2H3V12H-3V-2H-8z" },
  virtue: { shape: flower(8, 7, 3.2) + disc(0, 0, 4) },
  monster: {
    shape: "M-9 -11L-3 -6H3L9 -11L8 3C7 8 3 11 0 11C-3 11 -7 8 -8 3z M-5 -2L-1 0L-5 2z M5 -2L1 0L5 2z M-3 6H3V7.5H-3z",
  },
  war_upgrade: { shape: "M-10 -12L4 2L2 4L-12 -10z M1 5L5 1L8 4L4 8z M7 9L9 7L12 10L10 12z" },
  winter_upgrade: { line: "M0 -11V11M-9.5 -5.5L9.5 5.5M-9.5 5.5L9.5 -5.5" },
  stronghold: {
    shape: "M-12 11L-9 4H9L12 11z M-8 3V-1H8V3z M-12 -1L-6 -5H6L12 -1z M-5 -5V-8H5V-5z M-8 -8L0 -12L8 -8z",
  },
};
