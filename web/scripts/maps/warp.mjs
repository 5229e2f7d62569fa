// Bends the plane so that every province gets the room it needs. While a province is too small, every bit of its land
// swells and pushes all else away, as a source does in a flow; while it is too large, its land shrinks. Such a flow
// keeps coasts what they are and makes narrow land broader rather than longer. Many small steps keep it from folding.

import { areaOf, boundsOf, distance, inside, largestCircle } from "./geometry.mjs";
import { ringsOf } from "./topology.mjs";

/** Moves and scales all points so that those of the provinces fill the frame. */
function fit(points, ids, { left, top, right, bottom }) {
  const [x0, y0, x1, y1] = boundsOf(ids.map((id) => points[id]));
  const scale = Math.min((right - left) / (x1 - x0), (bottom - top) / (y1 - y0));
  const dx = (left + right) / 2 - ((x0 + x1) / 2) * scale;
  const dy = (top + bottom) / 2 - ((y0 + y1) / 2) * scale;
  for (const point of points) {
    point[0] = point[0] * scale + dx;
    point[1] = point[1] * scale + dy;
  }
}

export const mainRing = (rings) => rings.reduce((a, b) => (Math.abs(areaOf(b)) > Math.abs(areaOf(a)) ? b : a));

/** The bits of a province's land within a circle, on a grid, each with how strongly it pushes. */
function sourcesOf(ring, growth, grain, { middle, reach }) {
  const [left, top, right, bottom] = boundsOf(ring);
  const bits = [];
  for (let x = Math.ceil(left / grain) * grain; x < right; x += grain) {
    for (let y = Math.ceil(top / grain) * grain; y < bottom; y += grain) {
      if (distance([x, y], middle) < reach && inside([ring], [x, y])) bits.push([x, y]);
    }
  }
  const strength = (growth * grain * grain) / (2 * Math.PI);
  return bits.map((at) => ({ at, strength }));
}

/**
 * Bends `points` in place. `roomOf` says between which radii a province's largest circle should lie, and `reachOf` how
 * much land around it swells with it; `straits` are ids of points at sea that swell too, each as much as it says.
 */
export function warp(
  points,
  arcs,
  { provinces, straits, roomOf, reachOf, frame, framed, flow: { steps, haste, grain } },
) {
  const ids = [...new Set(arcs.filter((arc) => framed(arc.left) || framed(arc.right)).flatMap((arc) => arc.points))];
  const softness = grain * grain;
  for (let step = 0; step < steps; step++) {
    fit(points, ids, frame);
    const drawn = arcs.map((arc) => ({ ...arc, points: arc.points.map((id) => points[id]) }));
    const land = provinces.flatMap((province) => {
      const ring = mainRing(ringsOf(drawn, (owner) => owner === province));
      const { middle, radius } = largestCircle([ring], 0.5);
      const [least, most] = roomOf(province);
      const wanted = Math.min(most, Math.max(least, radius));
      const growth = 2 * haste * Math.max(-0.3, Math.min(0.3, Math.log(wanted / radius)));
      return growth === 0 ? [] : sourcesOf(ring, growth, grain, { middle, reach: wanted * reachOf(province) });
    });
    const sea = straits.map(({ id, strength }) => ({ at: [...points[id]], strength }));
    const sources = [...land, ...sea];
    for (const point of points) {
      let [dx, dy] = [0, 0];
      for (const { at, strength } of sources) {
        const [x, y] = [point[0] - at[0], point[1] - at[1]];
        const pull = strength / (x * x + y * y + softness);
        dx += x * pull;
        dy += y * pull;
      }
      point[0] += dx;
      point[1] += dy;
    }
  }
  fit(points, ids, frame);
}
