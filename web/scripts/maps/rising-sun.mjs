// The plan of Rising Sun's map: the whole country in eight provinces.

import { ELSEWHERE } from "./build.mjs";

const honshu = {
  oshu: [[140.5, 39], [140.9, 38], [140.3, 37.6], [141, 40.5], [139.9, 38.3], [139.5, 37.7]],
  edo: [[139.6, 35.8], [140.2, 35.6], [139.5, 36.4], [140.2, 36.4], [138.7, 35.5], [138.9, 34.95], [138.4, 35.1]],
  kyoto: [
    [136, 35.3], [135.7, 35.1], [136.9, 35.5], [137.9, 36.2], [137.2, 36.7], [138.5, 37.1], [136.8, 37.2], [137.6, 34.9],
    [137, 34.9], [138.1, 36.6], [135.4, 35.5],
  ],
  kansai: [[135.4, 34.7], [135.7, 34], [134.7, 35], [134.1, 34.9], [134.8, 35.5], [136.2, 34.4], [134, 35.3]],
  nagato: [[131.5, 34.3], [132.4, 34.6], [132.8, 35.2], [133, 34.6]],
};

const middleOf = (degrees) => [0, 1].map((axis) => degrees.reduce((sum, point) => sum + point[axis], 0) / degrees.length);
const isHonshu = ({ degrees }) => degrees.length > 2000;

function ownersOf(island) {
  if (isHonshu(island)) return { owners: honshu };
  const [x, y] = middleOf(island.degrees);
  if (y > 41.3) return { owners: "hokkaido", shift: [-90, 60] };
  if (x > 132 && x < 134.8 && y < 34.38 && y > 32.6) return { owners: "shikoku", shift: [30, 75] };
  if (x < 132.2 && y < 34) return { owners: "kyushu", shift: [-20, 60] };
  return { owners: ELSEWHERE };
}

export const risingSun = {
  crate: "rising-sun",
  width: 1000,
  height: 720,
  projection: { centre: [137.5, 37.5], turn: -28, stretch: [1, 1.35] },
  window: [128.8, 30, 146, 46],
  bounds: [-2500, -2500, 2500, 2500],
  smallestIsland: 90,
  noise: { size: 8, length: 110 },
  ownersOf,
  frame: { left: 30, top: 24, right: 970, bottom: 690 },
  framed: (owner) => owner !== ELSEWHERE,
  roomOf: () => [66, 84],
  flow: { steps: 60, haste: 0.12, grain: 15, reach: 1.8 },
  detail: { coast: 0.5, border: 0.3, soft: 4, speck: 25 },
  limits: { room: 0.06, border: 40, gap: 10, island: 0.1 },
  route: { inland: 14, knots: 5 },
  routes: {
    "hokkaido oshu": [],
    "hokkaido kansai": [[138.5, 41], [136.5, 38.5], [134.8, 36]],
    "hokkaido kyushu": [[138, 42.5], [134, 39], [130.5, 35.8]],
    "kansai shikoku": [],
    "kansai kyushu": [[135, 32.6], [133, 31.9]],
    "shikoku kyushu": [],
  },
  name: { letter: 14, height: 26, lengthOf: (name) => name.length },
};
