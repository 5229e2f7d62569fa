// Sea routes: soft curves from coast to coast over places at sea.

import { between, distance, inside } from "./geometry.mjs";
import { joined } from "./lines.mjs";

const SAMPLES = 40;

/** The control points of the curve from b to c, in a smooth line through a, b, c and d. */
function controls(a, b, c, d) {
  const [one, two, three] = [distance(a, b), distance(b, c), distance(c, d)].map((length) => Math.max(length, 1e-6));
  const along = (p, q, r, s, t) => [0, 1].map((i) => ((q[i] - p[i]) / s + (r[i] - q[i]) / t) / 2);
  const start = along(a, b, c, one, two);
  const end = along(b, c, d, two, three);
  return [
    [b[0] + (start[0] * two) / 3, b[1] + (start[1] * two) / 3],
    [c[0] - (end[0] * two) / 3, c[1] - (end[1] * two) / 3],
  ];
}

function curvesThrough(points) {
  const before = between(points[1], points[0], 2);
  const after = between(points.at(-2), points.at(-1), 2);
  const all = [before, ...points, after];
  return points.slice(1).map((to, i) => ({ from: points[i], by: controls(...all.slice(i, i + 4)), to }));
}

function sampled(curves) {
  return curves.flatMap(({ from, by: [one, two], to }, index) =>
    Array.from({ length: SAMPLES + (index === curves.length - 1 ? 1 : 0) }, (_, i) => {
      const t = i / SAMPLES;
      const [a, b, c] = [between(from, one, t), between(one, two, t), between(two, to, t)];
      return between(between(a, b, t), between(b, c, t), t);
    }),
  );
}

/** A curve between two provinces; it begins and ends a little inland, where it leaves the one and reaches the other. */
export function routeOf(from, via, to, { inland, knots }) {
  const line = sampled(curvesThrough([from.seat, ...via, to.seat]));
  const last = line.findLastIndex((point) => inside(from.rings, point));
  const first = line.findIndex((point, i) => i > last && inside(to.rings, point));
  const start = walk(line, last, -1, inland, from.rings);
  const end = walk(line, first, 1, inland, to.rings);
  const kept = line.slice(start, end + 1);
  const through = evenly(kept, knots);
  const curves = curvesThrough(through);
  return { path: written(curves), line: sampled(curves) };
}

/** How far one gets along a line from `at` without leaving the land, but no further than `length`. */
function walk(line, at, by, length, land) {
  let gone = 0;
  let i = at;
  while (gone < length && line[i + by] !== undefined && inside(land, line[i + by])) {
    gone += distance(line[i], line[i + by]);
    i += by;
  }
  return i;
}

/** Points at even distances along a line. */
function evenly(line, parts) {
  const gone = [0];
  for (let i = 1; i < line.length; i++) gone.push(gone[i - 1] + distance(line[i - 1], line[i]));
  return Array.from(
    { length: parts + 1 },
    (_, i) => line[gone.findIndex((far) => far >= (gone.at(-1) * i) / parts - 1e-6)],
  );
}

const tenths = (point) => point.map((value) => Math.round(value * 10));

function written(curves) {
  const start = tenths(curves[0].from);
  const steps = curves.flatMap(({ from, by, to }) => {
    const origin = tenths(from);
    return [...by, to].flatMap((point) => tenths(point).map((value, axis) => value - origin[axis]));
  });
  return `M${joined(start)}c${joined(steps)}`;
}
