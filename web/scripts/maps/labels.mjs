// Where the names of provinces are written: on their own land, beside the figures if there is room.

import { boundsOf, distance, inside } from "./geometry.mjs";

const STEPS = 28;
const PADDING = 4;

const covers = (box, [x, y]) =>
  Math.abs(x - box.at[0]) < box.width / 2 + PADDING && Math.abs(y - box.at[1]) < box.height / 2 + PADDING;
const overlap = (one, other) =>
  Math.abs(one.at[0] - other.at[0]) < (one.width + other.width) / 2 + PADDING &&
  Math.abs(one.at[1] - other.at[1]) < (one.height + other.height) / 2 + PADDING;

/** How good a box is for a name: land under it counts most, then other names and routes, then the circle of figures. */
function scoreOf(box, { rings, seat, room }, taken, lines) {
  let [on, off] = [0, 0];
  for (let u = -4; u <= 4; u++) {
    for (let v = -1; v <= 1; v++) {
      const point = [box.at[0] + (u * (box.width + PADDING)) / 8, box.at[1] + (v * box.height) / 2];
      if (inside(rings, point)) on += 1;
      if (distance(point, seat) > room * 0.95) off += 1;
    }
  }
  const crowded = taken.some((other) => overlap(box, other)) || lines.some((point) => covers(box, point));
  return on * 4 + off - (crowded ? 30 : 0) - distance(box.at, seat) / room;
}

/** The middles of the boxes for all names; those of the provinces with the least room choose first. */
export function labelsOf(shapes, { letter, height, lengthOf, routes }) {
  const lines = routes.flat();
  const taken = [];
  const labels = {};
  for (const [name, shape] of Object.entries(shapes).sort(([, a], [, b]) => a.room - b.room)) {
    const [left, top, right, bottom] = boundsOf(shape.rings.flat());
    const width = letter * lengthOf(name);
    let best = { score: -Infinity };
    for (let i = 0; i <= STEPS; i++) {
      for (let j = 0; j <= STEPS; j++) {
        const at = [left + ((right - left) * i) / STEPS, top + ((bottom - top) * j) / STEPS];
        const box = { at, width, height };
        const score = scoreOf(box, shape, taken, lines);
        if (score > best.score) best = { box, score };
      }
    }
    taken.push(best.box);
    labels[name] = best.box.at;
  }
  return labels;
}
