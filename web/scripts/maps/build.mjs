// From a plan of a map to the map: land, cut into provinces, bent, drawn and checked.

import { complaintsOf } from "./check.mjs";
import { cut } from "./cells.mjs";
import { areaOf, largestCircle } from "./geometry.mjs";
import { labelsOf } from "./labels.mjs";
import { islandsOf, placesOf, projection } from "./land.mjs";
import { pathOf, rounded, simplified, smoothed } from "./lines.mjs";
import { routeOf } from "./routes.mjs";
import { ringsOf, topologyOf } from "./topology.mjs";
import { mainRing, warp } from "./warp.mjs";

export const ELSEWHERE = "elsewhere";

const round = (value) => Math.round(value * 10) / 10;

/** The arcs as they are drawn: coasts keep their character, borders are soft. */
function drawnArcs(points, arcs, { coast, border, soft }) {
  return arcs.map((arc) => {
    const line = arc.points.map((id) => points[id]);
    const isCoast = arc.left === undefined || arc.right === undefined;
    return { ...arc, points: rounded(isCoast ? simplified(line, coast) : simplified(smoothed(line, soft), border)) };
  });
}

const seedsOf = (owners, project) =>
  Object.entries(owners).flatMap(([owner, places]) => placesOf(places).map((place) => ({ owner, at: project(place) })));

/** A point of land that its plan makes larger, seen from a middle, and moves elsewhere. */
const placed = (point, { scale = 1, middle = [0, 0], shift = [0, 0] }) =>
  point.map((value, axis) => middle[axis] + (value - middle[axis]) * scale + shift[axis]);

export async function build(plan, rules) {
  const project = projection(plan.projection);
  const islands = await islandsOf({
    project,
    window: plan.window,
    smallest: plan.smallestIsland,
    plain: plan.detail.plain,
    fills: plan.fills.map(placesOf),
  });
  const pieces = islands.flatMap((island) => {
    const land = plan.ownersOf(island, project);
    if (land.owners === undefined) return [];
    const seeds = typeof land.owners === "string" ? land.owners : seedsOf(land.owners, project);
    return cut(island, seeds, plan).map(({ owner, ring }) => ({
      owner,
      ring: ring.map((point) => placed(point, land)),
    }));
  });
  const { points, arcs } = topologyOf(pieces);
  // Places at sea ride along when the plane is bent.
  const via = Object.values(plan.routes).flatMap((places) => placesOf(places).map(project));
  const bent = [...points.map((point) => [...point]), ...via, ...plan.straits.map(({ at }) => project(at))];
  const straits = plan.straits.map(({ strength }, i) => ({ id: points.length + via.length + i, strength }));
  warp(bent, arcs, {
    ...plan,
    straits,
    provinces: rules.provinces,
    framed: (owner) => owner !== undefined && plan.framed(owner),
  });
  const drawn = drawnArcs(bent, arcs, plan.detail);
  const isClear = (ring) => Math.abs(areaOf(ring)) > plan.detail.speck;
  const clearRings = (belongs) => ringsOf(drawn, belongs).filter(isClear);
  const shapes = Object.fromEntries(
    rules.provinces.map((name) => {
      const rings = clearRings((owner) => owner === name);
      const { middle, radius } = largestCircle([mainRing(rings)], 0.1);
      const seat = middle.map(round);
      return [name, { rings, seat, room: Math.floor(radius * 10) / 10 - 0.1 }];
    }),
  );
  const elsewhere = clearRings((owner) => owner === ELSEWHERE);
  const coast = clearRings((owner) => owner !== undefined);
  let rider = points.length;
  const routes = Object.entries(plan.routes).map(([pair, places]) => {
    const [one, other] = pair.split(" ");
    const riders = placesOf(places).map(() => bent[rider++]);
    return { between: [one, other], ...routeOf(shapes[one], riders, shapes[other], plan.route) };
  });
  const { width, height } = plan;
  const complaints = complaintsOf({
    rules,
    arcs: drawn,
    shapes,
    routes,
    elsewhere,
    coast,
    width,
    height,
    limits: plan.limits,
  });
  const labels = labelsOf(shapes, { routes: routes.map(({ line }) => line), ...plan.name });
  const provinces = Object.fromEntries(
    rules.provinces.map((name) => {
      const { rings, seat, room } = shapes[name];
      return [name, { path: pathOf(rings), label: labels[name].map(round), seat, room: round(room) }];
    }),
  );
  const map = {
    width,
    height,
    elsewhere: pathOf(elsewhere),
    provinces,
    routes: routes.map(({ between, path }) => ({ between, path })),
    coast: pathOf(coast),
  };
  return { map, complaints };
}
