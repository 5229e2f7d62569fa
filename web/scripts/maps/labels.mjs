// Where the name of a province is written: where most of it lies on the province, beside the figures if it can be.

import { boundsOf, distance, inside } from "./geometry.mjs";

const STEPS = 24;

/** The middle of the best box of `width` and `height` for a name, given the circle that figures take. */
export function labelOf(rings, { seat, room }, { width, height }) {
  const [left, top, right, bottom] = boundsOf(rings.flat());
  let best = { score: -Infinity };
  for (let i = 0; i <= STEPS; i++) {
    for (let j = 0; j <= STEPS; j++) {
      const at = [left + ((right - left) * i) / STEPS, top + ((bottom - top) * j) / STEPS];
      const score = scoreOf(at);
      if (score > best.score) best = { at, score };
    }
  }
  return best.at;

  function scoreOf(at) {
    let [on, off] = [0, 0];
    for (let u = -4; u <= 4; u++) {
      for (let v = -1; v <= 1; v++) {
        const point = [at[0] + (u * width) / 8, at[1] + (v * height) / 2];
        if (inside(rings, point)) on += 1;
        if (distance(point, seat) > room * 0.9) off += 1;
      }
    }
    return on * 2 + off - distance(at, seat) / room;
  }
}
