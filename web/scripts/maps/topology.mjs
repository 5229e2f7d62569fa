// Pieces of land as arcs between the corners where owners meet, so that neighbours share their borders exactly.

const key = ([x, y]) => `${x} ${y}`;

/** Joins the pieces of each owner and splits all outlines into arcs: `{ points, left, right }`, with ids of points. */
export function topologyOf(pieces) {
  const ids = new Map();
  const points = [];
  const idOf = (point) => {
    const name = key(point);
    if (!ids.has(name)) {
      ids.set(name, points.length);
      points.push(point);
    }
    return ids.get(name);
  };
  // For every directed edge, who lies on its left.
  const left = new Map();
  for (const { owner, ring } of pieces) {
    const around = ring.map(idOf).filter((id, i, all) => id !== all[(i + 1) % all.length]);
    around.forEach((from, i) => left.set(`${from} ${around[(i + 1) % around.length]}`, owner));
  }
  const out = new Map();
  const edges = new Map();
  for (const [name, owner] of left) {
    const [from, to] = name.split(" ").map(Number);
    const other = left.get(`${to} ${from}`);
    if (other === owner) continue;
    edges.set(name, { from, to, left: owner, right: other });
    if (!out.has(from)) out.set(from, []);
    out.get(from).push(edges.get(name));
  }
  const degree = new Map();
  for (const { from, to } of edges.values()) {
    const twin = edges.has(`${to} ${from}`);
    for (const end of [from, to]) degree.set(end, (degree.get(end) ?? 0) + (twin ? 0.5 : 1));
  }
  const isCorner = (id) => degree.get(id) !== 2;
  return { points, arcs: arcsOf(edges, out, isCorner) };
}

function arcsOf(edges, out, isCorner) {
  const used = new Set();
  const arcs = [];
  const walk = (first) => {
    const chain = [first.from, first.to];
    let edge = first;
    used.add(edge);
    while (!isCorner(edge.to) && edge.to !== first.from) {
      const next = out
        .get(edge.to)
        .find((one) => one.left === edge.left && one.right === edge.right && one.to !== edge.from);
      if (next === undefined) throw new Error(`An outline of ${edge.left} is not closed.`);
      used.add(next);
      chain.push(next.to);
      edge = next;
    }
    for (let i = 1; i < chain.length; i++) used.add(edges.get(`${chain[i]} ${chain[i - 1]}`));
    arcs.push({ points: chain, left: first.left, right: first.right });
  };
  for (const edge of edges.values()) if (!used.has(edge) && isCorner(edge.from)) walk(edge);
  for (const edge of edges.values()) if (!used.has(edge)) walk(edge);
  return arcs;
}

/** The closed outlines of the land for which `belongs` holds, from arcs whose points are coordinates. */
export function ringsOf(arcs, belongs) {
  const open = arcs.flatMap((arc) => {
    const [here, there] = [belongs(arc.left), belongs(arc.right)];
    if (here === there) return [];
    return [{ line: here ? arc.points : [...arc.points].reverse() }];
  });
  const starts = new Map();
  for (const one of open) {
    const name = key(one.line[0]);
    if (!starts.has(name)) starts.set(name, []);
    starts.get(name).push(one);
  }
  const rings = [];
  for (const one of open) {
    if (one.used) continue;
    const ring = [];
    for (let next = one; next !== undefined && !next.used;) {
      next.used = true;
      ring.push(...next.line.slice(0, -1));
      next = starts.get(key(next.line.at(-1)))?.find((candidate) => !candidate.used);
    }
    rings.push(ring);
  }
  return rings;
}
