// Small plane geometry on points [x, y] and rings of them; a ring's last point is not its first.

export const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const between = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Twice the signed area is summed edge by edge; the sign tells the direction. */
export const areaOf = (ring) =>
  ring.reduce((sum, a, i) => {
    const b = ring[(i + 1) % ring.length];
    return sum + (a[0] * b[1] - b[0] * a[1]) / 2;
  }, 0);

export function boundsOf(points) {
  const bounds = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    bounds[0] = Math.min(bounds[0], x);
    bounds[1] = Math.min(bounds[1], y);
    bounds[2] = Math.max(bounds[2], x);
    bounds[3] = Math.max(bounds[3], y);
  }
  return bounds;
}

/** Whether a point lies in the rings, by the even-odd rule. */
export function inside(rings, [x, y]) {
  let is = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[i], ring[j]];
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) is = !is;
    }
  }
  return is;
}

export function toSegment(p, a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length;
  return distance(p, between(a, b, Math.min(1, Math.max(0, t))));
}

/** How far a point is from the edge of the rings; negative outside of them. */
export function depth(rings, p) {
  let least = Infinity;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
      least = Math.min(least, toSegment(p, ring[i], ring[j]));
  }
  return inside(rings, p) ? least : -least;
}

/** The middle and the radius of the largest circle that fits, found by ever finer squares that may still hold it. */
export function largestCircle(rings, precision = 0.5) {
  const [left, top, right, bottom] = boundsOf(rings.flat());
  let half = Math.max(right - left, bottom - top) / 12;
  const squares = [];
  for (let x = left + half; x < right + half; x += 2 * half) {
    for (let y = top + half; y < bottom + half; y += 2 * half) squares.push([x, y]);
  }
  let best = { middle: squares[0], radius: -Infinity };
  let open = squares;
  while (half > precision / 4 && open.length > 0) {
    const measured = open.map((middle) => ({ middle, radius: depth(rings, middle) }));
    for (const one of measured) if (one.radius > best.radius) best = one;
    const reach = half * Math.SQRT2;
    half /= 2;
    open = measured
      .filter(({ radius }) => radius + reach > best.radius + precision)
      .flatMap(({ middle: [x, y] }) => [-half, half].flatMap((dx) => [-half, half].map((dy) => [x + dx, y + dy])));
  }
  return best;
}
