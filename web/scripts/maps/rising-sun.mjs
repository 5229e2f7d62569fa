// The plan of Rising Sun's map: the whole country in eight provinces.

import { ELSEWHERE } from "./build.mjs";

const honshu = {
  oshu: "140.5 39, 140.9 38, 140.3 37.6, 141 40.5, 139.9 38.3, 139.5 37.7",
  edo: "139.6 35.8, 140.2 35.6, 139.5 36.4, 140.2 36.4, 138.7 35.5, 138.9 34.95, 138.4 35.1, 138.5 35.8",
  kyoto:
    "136 35.3, 135.7 35.1, 136.9 35.5, 137.9 36.2, 137.2 36.7, 138.5 37.1, 136.8 37.2, 137.6 34.9, 137 34.9, 138.1 36.6, 138.3 36.2, 137.95 35.5, 135.95 35.6",
  kansai:
    "135.4 34.7, 135.7 34, 134.7 35, 134.1 34.9, 134.8 35.5, 136.2 34.4, 134 35.3, 135.15 35.5, 136.45 34.7, 136.85 34.35",
  nagato: "131.5 34.3, 132.4 34.6, 132.8 35.2, 133 34.6",
};

const middleOf = (degrees) =>
  [0, 1].map((axis) => degrees.reduce((sum, point) => sum + point[axis], 0) / degrees.length);
const isHonshu = ({ degrees }) => degrees.length > 2000;

function ownersOf(island, project) {
  if (isHonshu(island)) return { owners: honshu };
  const [x, y] = middleOf(island.degrees);
  if (y > 41.3) return { owners: "hokkaido", shift: [150, 0] };
  if (x > 132 && x < 134.8 && y < 34.38 && y > 32.6)
    return { owners: "shikoku", scale: 1.36, middle: project([133.5, 33.7]), shift: [-48, 116] };
  if (x < 132.2 && y < 34) return { owners: "kyushu", scale: 1.12, middle: project([131, 32.8]), shift: [-160, 105] };
  const isShodoshima = x > 134 && x < 134.5 && y > 34.38 && y < 34.6;
  return { owners: isShodoshima ? undefined : ELSEWHERE };
}

export const risingSun = {
  crate: "rising-sun",
  width: 1000,
  height: 720,
  projection: { centre: [137.5, 37.5], turn: -20, stretch: [1, 1.1] },
  window: [128.8, 30, 146, 46],
  bounds: [-2500, -2500, 2500, 2500],
  smallestIsland: 90,
  noise: { size: 9, length: 150 },
  // The inner bay of Wakasa, whose many arms would be hairs here.
  fills: [
    "135.2 35.35, 135.2 35.5, 135.36 35.6, 135.5 35.58, 135.64 35.64, 135.83 35.62, 135.97 35.7, 136.1 35.66, 136.1 35.35",
  ],
  ownersOf,
  frame: { left: 30, top: 24, right: 970, bottom: 690 },
  framed: (owner) => owner !== ELSEWHERE,
  roomOf: () => [63.5, 78],
  flow: { steps: 46, haste: 0.16, grain: 16 },
  reachOf: (province) => (province === "kansai" ? 1.4 : 2.4),
  // Tsugaru, the bay of Wakasa, the bay of Ise, and the waters west, north and east of Shikoku.
  straits: [
    { at: [140.8, 41.5], strength: 5 },
    { at: [141.3, 41.8], strength: 4 },
    { at: [135.75, 35.85], strength: 5 },
    { at: [136.75, 34.72], strength: 4 },
    { at: [139.8, 35.4], strength: 2 },
    { at: [138.6, 34.9], strength: 1 },
    { at: [134.75, 33.9], strength: 5 },
    { at: [133.9, 34.2], strength: 3 },
    { at: [132, 33], strength: 3 },
  ],
  detail: { plain: 5, coast: 0.4, border: 0.3, soft: 14, speck: 25 },
  limits: { room: 0.06, border: 40, gap: 10, island: 0.1 },
  route: { inland: 10, knots: 6 },
  routes: {
    "hokkaido oshu": "143.3 41.3",
    "hokkaido kansai": "139 41.3, 136.8 39.2, 135 36.4",
    "hokkaido kyushu": "138.6 42.6, 134.4 39.4, 130.4 36, 129.9 34.4",
    "kansai shikoku": "134.25 34.45",
    "kansai kyushu": "135.7 33.9, 135.2 32.2, 133.5 30.9, 132.1 31",
    "shikoku kyushu": "",
  },
  // The name, and below it what the province is worth.
  name: { letter: 14, height: 36, lengthOf: (name) => name.length },
};
