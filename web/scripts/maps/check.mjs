// What must be true of a map, whoever changes its seeds. Every complaint is a sentence; no complaint, no fault.

import clipping from "polygon-clipping";
import { areaOf, boundsOf, depth, distance, inside, toSegment } from "./geometry.mjs";

const pairOf = (one, other) => [one, other].sort().join(" ");
const lengthOf = (line) => line.slice(1).reduce((sum, point, i) => sum + distance(line[i], point), 0);

/** How long the border of every two provinces is that share one. */
function bordersOf(arcs, provinces) {
  const borders = new Map();
  for (const { left, right, points } of arcs) {
    if (!provinces.includes(left) || !provinces.includes(right)) continue;
    const pair = pairOf(left, right);
    borders.set(pair, (borders.get(pair) ?? 0) + lengthOf(points));
  }
  return borders;
}

function gap(one, other) {
  let least = Infinity;
  for (const [from, to] of [
    [one, other],
    [other, one],
  ]) {
    for (const point of from.flat()) {
      for (const ring of to) {
        for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
          if (Math.abs(ring[i][0] - point[0]) > least + 40) continue;
          least = Math.min(least, toSegment(point, ring[i], ring[j]));
        }
      }
    }
  }
  return least;
}

const overlapOf = (one, other) =>
  clipping
    .intersection(...[one, other].map((rings) => rings.map((ring) => [ring])))
    .reduce((sum, [outline]) => sum + Math.abs(areaOf(outline)), 0);

const near = (a, b, by) => a[0] - by < b[2] && b[0] - by < a[2] && a[1] - by < b[3] && b[1] - by < a[3];

function checkBorders({ rules, arcs, shapes, limits }) {
  const complaints = [];
  const drawn = bordersOf(arcs, rules.provinces);
  for (const pair of rules.borders) {
    const length = drawn.get(pair) ?? 0;
    if (length < limits.border) complaints.push(`${pair}: the border is ${length.toFixed(1)} long.`);
  }
  for (const pair of drawn.keys())
    if (!rules.borders.includes(pair)) complaints.push(`${pair}: no border in the rules.`);
  const boxes = Object.fromEntries(rules.provinces.map((name) => [name, boundsOf(shapes[name].rings.flat())]));
  rules.provinces.forEach((one, i) => {
    for (const other of rules.provinces.slice(i + 1)) {
      if (!near(boxes[one], boxes[other], limits.gap)) continue;
      if (rules.borders.includes(pairOf(one, other))) {
        const overlap = overlapOf(shapes[one].rings, shapes[other].rings);
        if (overlap > 2) complaints.push(`${one} ${other}: they overlap by ${overlap.toFixed(1)}.`);
        continue;
      }
      const apart = gap(shapes[one].rings, shapes[other].rings);
      if (apart < limits.gap) complaints.push(`${one} ${other}: only ${apart.toFixed(1)} apart.`);
    }
  });
  return complaints;
}

function checkShapes({ rules, shapes, limits, width, height }) {
  return rules.provinces.flatMap((name) => {
    const { rings, seat, room } = shapes[name];
    const sizes = rings.map((ring) => Math.abs(areaOf(ring))).sort((a, b) => b - a);
    const [left, top, right, bottom] = boundsOf(rings.flat());
    const complaints = [];
    if (room < limits.room * width) complaints.push(`${name}: room for ${((100 * room) / width).toFixed(2)} % only.`);
    if (depth(rings, seat) < room - 0.2) complaints.push(`${name}: the circle does not fit.`);
    if (sizes[1] > sizes[0] * limits.island) complaints.push(`${name}: it has two parts.`);
    if (left < 0 || top < 0 || right > width || bottom > height) complaints.push(`${name}: it leaves the map.`);
    return complaints;
  });
}

function checkRoutes({ rules, routes, shapes, elsewhere, width, height }) {
  const complaints = [];
  const pairs = routes.map(({ between: [one, other] }) => pairOf(one, other)).sort();
  if (pairs.join() !== rules.routes.join()) complaints.push(`The routes are ${pairs.join(", ")}.`);
  for (const { between: ends, line } of routes) {
    for (const name of rules.provinces) {
      if (ends.includes(name)) continue;
      const over = line.some((point) => inside(shapes[name].rings, point));
      if (over) complaints.push(`${ends.join(" ")}: the route crosses ${name}.`);
    }
    if (line.some((point) => inside(elsewhere, point))) complaints.push(`${ends.join(" ")}: the route crosses land.`);
    const out = line.some(([x, y]) => x < 4 || y < 4 || x > width - 4 || y > height - 4);
    if (out) complaints.push(`${ends.join(" ")}: the route leaves the map.`);
    for (const end of ends) {
      const tip = end === ends[0] ? line[0] : line.at(-1);
      if (!inside(shapes[end].rings, tip)) complaints.push(`${ends.join(" ")}: the route does not reach ${end}.`);
    }
  }
  return complaints;
}

/** Land runs one way around; an outline that runs the other way is a hole where provinces should meet. */
const checkCoast = ({ coast }) =>
  coast.filter((ring) => areaOf(ring) < 0).map((ring) => `There is a hole in the land at ${ring[0].join(" ")}.`);

export const complaintsOf = (map) => [
  ...checkBorders(map),
  ...checkShapes(map),
  ...checkRoutes(map),
  ...checkCoast(map),
];
