// The land of Japan in kilometres on a plane, from Natural Earth (public domain).

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { geoAzimuthalEqualArea } from "d3-geo";
import clipping from "polygon-clipping";
import { feature } from "topojson-client";
import { areaOf, inside } from "./geometry.mjs";
import { plainer } from "./lines.mjs";

const JAPAN = "392";
const EARTH_RADIUS = 6371;

/** Places as the plans write them: longitudes and latitudes, with commas between the places. */
export const placesOf = (text) => (text === "" ? [] : text.split(", ").map((place) => place.split(" ").map(Number)));

/** A projection that turns the country by `turn` degrees and then stretches it across. */
export function projection({ centre, turn, stretch = [1, 1] }) {
  const plane = geoAzimuthalEqualArea()
    .rotate([-centre[0], -centre[1], turn])
    .scale(EARTH_RADIUS)
    .translate([0, 0])
    .precision(0);
  return (place) => {
    const [x, y] = plane(place);
    return [x * stretch[0], y * stretch[1]];
  };
}

/** An outline with the bays that `fills` cover made land. */
function filled(outline, fills) {
  const touching = fills.filter((fill) => fill.some((point) => inside([outline], point)));
  if (touching.length === 0) return outline;
  return clipping.union([outline], ...touching.map((fill) => [fill]))[0][0];
}

/** The islands of a part of the country, the largest first, each as its outline on the plane and in degrees. */
export async function islandsOf({ project, window, smallest, plain, fills }) {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  const atlas = JSON.parse(await readFile(file, "utf8"));
  const japan = atlas.objects.countries.geometries.find((one) => one.id === JAPAN);
  const [west, south, east, north] = window;
  return feature(atlas, japan)
    .geometry.coordinates.map(([outline]) => filled(outline, fills).slice(0, -1))
    .filter((outline) => outline.some(([x, y]) => x > west && x < east && y > south && y < north))
    .map((degrees) => ({ degrees, ring: plainer(degrees.map(project), plain) }))
    .map((island) => ({ ...island, area: Math.abs(areaOf(island.ring)) }))
    .filter(({ area }) => area > smallest)
    .sort((a, b) => b.area - a.area);
}
