// The plan of Shogun's map: 45 provinces from Aki to Mutsu. The seeds follow the old provinces; where the board
// differs from them (Wakasa holds Tango, Hoki holds Inaba, Totomi reaches Kai) the seeds follow the board.

import { ELSEWHERE } from "./build.mjs";
import { placesOf } from "./land.mjs";

const honshu = {
  aki: "132.45 34.47, 132.75 34.4, 132.35 34.6, 132.95 34.36, 132.6 34.58",
  bingo: "133.35 34.5, 133.1 34.75, 133 34.95, 133.25 34.9, 132.8 34.82, 133.15 34.55",
  bitchu: "133.65 34.58, 133.6 34.82, 133.52 35.02",
  bizen: "134 34.65, 133.93 34.82, 134.2 34.8",
  mimasaka: "133.8 35.08, 134.05 35.06, 134.24 35.1",
  hoki: "133.4 35.35, 133.7 35.36, 133.95 35.42, 134.2 35.42, 134.38 35.38, 133.33 35.15",
  iwami: "131.8 34.58, 132.1 34.8, 132.4 35, 132.52 34.86",
  izumo: "132.75 35.3, 133.02 35.42, 132.82 35.12, 133.12 35.28",
  tajima: "134.6 35.5, 134.8 35.4, 134.82 35.6, 134.68 35.34",
  harima: "134.38 34.92, 134.72 34.86, 134.95 34.86, 134.5 35.14, 134.75 35.1",
  tamba: "135.2 35.08, 135.38 35.2, 135.5 35.12, 135.12 35.25, 135.5 35.27, 135.66 35.2",
  wakasa: "135.2 35.6, 135.1 35.7, 135.35 35.48, 135.65 35.45, 135.9 35.55",
  omi: "136.1 34.98, 136.22 35.3, 135.98 35.36, 136.24 35.12, 135.98 35.15, 136.22 35.48",
  settsu: "135.25 34.8, 135.5 34.85, 135.57 34.58, 135.42 34.42, 135.68 35, 135.74 34.9",
  yamato: "135.85 34.6, 135.88 34.3, 135.95 34.1, 135.86 34.76, 136 34.8",
  kii: "135.2 34.12, 135.5 33.92, 135.6 33.65, 135.9 33.75, 136.1 34.02, 135.4 34.2",
  ise: "136.5 34.72, 136.42 34.5, 136.25 34.42, 136.56 35.03, 136.2 34.7, 136.33 34.22",
  shima: "136.84 34.36, 136.66 34.26",
  owari: "136.95 35.2, 136.88 35.1, 136.9 34.85, 136.95 35.34",
  mikawa: "137.12 34.98, 137.38 34.88, 137.54 35.05, 137.3 35.15, 137.2 34.65, 137.58 35.2, 137.06 34.6",
  totomi: "137.75 34.8, 137.86 35, 138.02 34.75, 138 35.2, 138.12 35.42",
  suruga: "138.3 35, 138.4 35.2, 138.72 35.2, 138.55 35.24",
  kai: "138.55 35.65, 138.38 35.75, 138.8 35.6, 138.35 35.55, 138.5 35.45",
  izu: "138.95 34.95, 138.88 34.75, 139 35.08",
  sagami: "139.3 35.4, 139.1 35.35, 139.48 35.4, 139.62 35.25",
  musashi: "139.4 35.95, 139.6 35.75, 139.1 36, 139.6 35.58, 138.85 35.98, 139.2 35.78",
  kozuke: "138.9 36.45, 138.65 36.42, 139.15 36.36, 139.1 36.7, 139.22 36.88",
  shimotsuke: "139.75 36.6, 139.9 36.8, 139.68 36.42, 140.08 36.75",
  shimosa: "140.1 35.75, 140.5 35.75, 139.95 36, 139.75 36.12, 139.52 36.22",
  kazusa: "140.1 35.45, 140.3 35.48, 140.1 35.32, 140.3 35.32, 139.88 35.32",
  awa_boso: "139.95 35.08, 139.85 35, 140.12 35.14",
  hitachi: "140.3 36.2, 140.5 36.5, 140.35 36.7, 140.52 36, 140.05 36.3",
  mutsu: "140.4 37.4, 139.9 37.5, 140.9 37.3, 140.6 37, 139.55 37.2, 140.9 37.7, 140.4 37.75, 139.85 37.75",
  echigo: "138.9 37.5, 138.3 37.1, 138.8 37.08, 139.3 37.98, 138.05 36.95, 139.15 37.6",
  shinano:
    "138.2 36.6, 138 36.2, 138.35 36.2, 137.9 35.82, 137.72 35.7, 137.95 35.5, 137.75 35.4, 137.85 36.6, 138.48 36.05, 138.45 36.8, 138.1 35.9",
  hida: "137.25 36.15, 137.05 36.12, 137.3 36.3, 137.3 35.97",
  mino: "136.7 35.6, 136.9 35.55, 137.2 35.55, 136.58 35.33, 137.36 35.46, 136.9 35.78",
  echizen: "136.2 36, 136.1 35.8, 136.5 35.92, 136.25 36.18, 136.72 35.96",
  kaga: "136.6 36.4, 136.4 36.32, 136.66 36.58, 136.72 36.25, 136.76 36.74",
  noto: "136.9 37.2, 136.8 36.9, 137.1 37.4, 136.86 37.05",
  etchu: "137.2 36.7, 137 36.68, 137.5 36.85, 137 36.48, 137.42 36.6",
  [ELSEWHERE]:
    "131.5 34.2, 132.05 34.15, 131 34.2, 131.55 34.45, 132.1 34.32, 139.7 38.4, 140.15 38.15, 140.6 38.2, 141 38.1, 140 39, 141 39, 140.5 40.5",
};

const shikoku = {
  sanuki: "134 34.25, 133.75 34.17, 134.3 34.25",
  awa_shikoku: "134.3 34, 134 34, 133.84 33.95, 134.4 33.8, 134.2 33.8",
  tosa: "133.5 33.6, 133 33.2, 133.9 33.55, 132.9 32.9, 134.1 33.4, 133.3 33.55",
  iyo: "132.8 33.85, 133.2 33.93, 132.5 33.45, 132.6 33.2, 133.5 33.95",
};

const KYUSHU = [131, 32.5];
const owners = [
  { near: KYUSHU, within: 2.2, owner: ELSEWHERE },
  { near: [142.5, 43.5], within: 3.6, owner: ELSEWHERE },
  // Sado, Awaji, Oki, the islands off Izu.
  { near: [138.4, 38.05], within: 0.5, owner: ELSEWHERE },
  { near: [134.85, 34.4], within: 0.4, owner: ELSEWHERE },
  { near: [133.2, 36.2], within: 0.5, owner: ELSEWHERE },
  { near: [139.4, 34.4], within: 0.45, owner: ELSEWHERE },
];
const middleOf = (degrees) =>
  [0, 1].map((axis) => degrees.reduce((sum, point) => sum + point[axis], 0) / degrees.length);
const isHonshu = ({ degrees }) => degrees.length > 2000;
const isShikoku = ({ degrees }) => degrees.length > 400 && degrees.length < 500;

function ownersOf(island) {
  if (isHonshu(island)) return { owners: honshu };
  if (isShikoku(island)) return { owners: shikoku, shift: [0, 12] };
  const [x, y] = middleOf(island.degrees);
  const off = (at) => Math.hypot(at[0] - x, at[1] - y);
  if (y < 33.6 && x > 138) return { owners: undefined };
  const known = owners.find(({ near, within }) => off(near) < within);
  if (known !== undefined) return { owners: known.owner };
  const all = Object.entries({ ...honshu, ...shikoku }).flatMap(([owner, places]) =>
    placesOf(places).map((at) => ({ owner, off: off(at) })),
  );
  return { owners: all.reduce((a, b) => (b.off < a.off ? b : a)).owner };
}

export const shogun = {
  crate: "shogun",
  width: 1000,
  height: 720,
  projection: { centre: [136.6, 35.4], turn: 0 },
  window: [129, 30.8, 142.5, 41],
  bounds: [-1500, -1500, 1500, 1500],
  smallestIsland: 30,
  noise: { size: 4, length: 46 },
  fills: [],
  ownersOf,
  frame: { left: 40, top: 24, right: 976, bottom: 700 },
  framed: (owner) => owner !== ELSEWHERE,
  roomOf: () => [27, 36],
  flow: { steps: 60, haste: 0.12, grain: 11 },
  reachOf: () => 1.7,
  straits: [],
  detail: { plain: 2, coast: 0.4, border: 0.3, soft: 8, speck: 12 },
  limits: { room: 0.022, border: 12, gap: 3, island: 0.12 },
  route: { inland: 7, knots: 4 },
  routes: {
    "aki iyo": "132.6 34.05",
    "harima sanuki": "134.5 34.55",
    "kii awa_shikoku": "134.95 33.85",
    "kaga tajima": "136.05 36.6, 135.1 36.3, 134.72 35.85",
    "shima izu": "137.3 34.1, 138.2 34.2",
    "izu awa_boso": "139.35 34.95",
  },
  name: { letter: 6.4, height: 12, lengthOf: (name) => name.replace(/_.*/, "").length },
};
