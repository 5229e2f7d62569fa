// Cuts islands into provinces: every piece of land belongs to the nearest seed, with wandering borders.

import { Delaunay } from "d3-delaunay";
import clipping from "polygon-clipping";
import { areaOf, between, distance } from "./geometry.mjs";
import { wander } from "./noise.mjs";

const STEP = 2.5;
const snap = (value) => Math.round(value * 1000) / 1000;

/** An edge with points along it that do not depend on the direction, moved as the noise says. */
function edge(a, b, noise) {
  const forward = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  const [from, to] = forward ? [a, b] : [b, a];
  const count = Math.max(1, Math.ceil(distance(from, to) / STEP));
  const points = Array.from({ length: count + 1 }, (_, i) => wander(between(from, to, i / count), noise).map(snap));
  return (forward ? points : points.reverse()).slice(0, -1);
}

/** The cells of the seeds, each the land that is nearest to it. */
function cellsOf(seeds, { bounds, noise }) {
  const voronoi = Delaunay.from(seeds.map((seed) => seed.at)).voronoi(bounds);
  return seeds.map(({ owner }, index) => {
    const corners = voronoi
      .cellPolygon(index)
      .slice(0, -1)
      .map((point) => point.map((value) => Math.round(value * 1e6) / 1e6));
    const distinct = corners.filter((point, i) => distance(point, corners[(i + 1) % corners.length]) > 1e-4);
    return { owner, ring: distinct.flatMap((point, i) => edge(point, distinct[(i + 1) % distinct.length], noise)) };
  });
}

/** The pieces of an island that several own, or the island whole if `seeds` is the name of one owner. */
export function cut(island, seeds, options) {
  const ring = island.ring.map((point) => point.map(snap));
  if (typeof seeds === "string") return [{ owner: seeds, ring: areaOf(ring) < 0 ? ring.reverse() : ring }];
  return cellsOf(seeds, options).flatMap(({ owner, ring: cell }) =>
    clipping.intersection([ring], [cell]).flatMap((polygon) =>
      polygon.map((piece, index) => {
        const points = piece.slice(0, -1).map((point) => point.map(snap));
        // Outlines run one way and holes the other, so that what is left of an edge is always its owner.
        const right = areaOf(points) > 0 === (index === 0);
        return { owner, ring: right ? points : points.reverse() };
      }),
    ),
  );
}
