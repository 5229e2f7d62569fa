// Lines made plainer, smoother and shorter to write.

import { toSegment } from "./geometry.mjs";

/** Leaves out the points that are nearer than `tolerance` to the line without them. */
export function simplified(line, tolerance) {
  const keep = new Set([0, line.length - 1]);
  const open = [[0, line.length - 1]];
  while (open.length > 0) {
    const [first, last] = open.pop();
    // A closed line has its ends in one point and no chord to measure from.
    let [far, at] = [tolerance, -1];
    for (let i = first + 1; i < last; i++) {
      const off = toSegment(line[i], line[first], line[last]);
      if (off > far) [far, at] = [off, i];
    }
    if (at > 0) {
      keep.add(at);
      open.push([first, at], [at, last]);
    }
  }
  return line.filter((_, i) => keep.has(i));
}

/** A ring without the corners that cut off less than `smallest`, the slightest first: thin inlets and spits go. */
export function plainer(ring, smallest) {
  const nodes = ring.map((point) => ({ point }));
  nodes.forEach((node, i) => {
    node.before = nodes.at(i - 1);
    node.after = nodes[(i + 1) % nodes.length];
  });
  const sizeOf = ({ before: { point: a }, point: b, after: { point: c } }) =>
    Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  for (const node of nodes) node.size = sizeOf(node);
  const left = new Set(nodes);
  while (left.size > 4) {
    let least = undefined;
    for (const node of left) if (least === undefined || node.size < least.size) least = node;
    if (least.size >= smallest) break;
    left.delete(least);
    const { before, after } = least;
    before.after = after;
    after.before = before;
    for (const node of [before, after]) node.size = Math.max(least.size, sizeOf(node));
  }
  return nodes.filter((node) => left.has(node)).map((node) => node.point);
}

/** The line with every inner point drawn to the middle of its neighbours, several times. */
export function smoothed(line, times) {
  let points = line;
  for (let time = 0; time < times; time++) {
    points = points.map((point, i) => {
      if (i === 0 || i === points.length - 1) return point;
      const [before, after] = [points[i - 1], points[i + 1]];
      return [0, 1].map((axis) => (before[axis] + 2 * point[axis] + after[axis]) / 4);
    });
  }
  return points;
}

export const rounded = (line) =>
  line
    .map((point) => point.map((value) => Math.round(value * 10) / 10))
    .filter((point, i, all) => i === 0 || point[0] !== all[i - 1][0] || point[1] !== all[i - 1][1]);

/** A number of tenths, as short as a path allows. */
const written = (tenths) => String(tenths / 10).replace(/^(-?)0\./, "$1.");

/** Numbers that follow one another: a sign parts them as well as a space does. */
export const joined = (numbers) =>
  numbers.map((number, i) => (i > 0 && !written(number).startsWith("-") ? " " : "") + written(number)).join("");

const tenths = ([x, y]) => [Math.round(x * 10), Math.round(y * 10)];

/** Closed rings as the `d` of a path: one start each, then steps relative to the point before. */
export function pathOf(rings) {
  return rings
    .map((ring) => {
      const points = ring.map(tenths);
      const steps = points.slice(1).flatMap(([x, y], i) => [x - points[i][0], y - points[i][1]]);
      return `M${joined(points[0])}l${joined(steps)}z`;
    })
    .join("");
}
