import { readFileSync } from 'node:fs';
import pc, { type MultiPolygon, type Polygon } from 'polygon-clipping';

/** Metres; x grows east, y grows north. */
export type Spot = [number, number];

export interface Site {
  boundary: Spot[];
  /** The water's edges at x = 0. */
  river: { south: number; north: number };
  towers: { id: string; at: Spot; turn: number; plan: 'V' | 'S'; floors: number }[];
  podiums: { name: string; at: Spot; size: Spot; turn: number; height: number }[];
  paths: { line: Spot[]; width: number }[];
  pond: { at: Spot; radius: Spot };
  gardens: { name: string; at: Spot }[];
  entrances: { name: string; at: Spot; heading: number }[];
}

/** The site as the pictures have it too. */
export const readSite = () => JSON.parse(readFileSync(new URL('../data/site.json', import.meta.url), 'utf8')) as Site;

/** How far the river's course bends north at x. */
export const shore = (x: number) => 14 * Math.sin(x / 260) + 6 * Math.sin(x / 90 + 1);

const turned = (ring: Spot[], degrees: number, [dx, dy]: Spot): Spot[] => {
  const a = (degrees * Math.PI) / 180;
  return ring.map(([x, y]) => [x * Math.cos(a) - y * Math.sin(a) + dx, x * Math.sin(a) + y * Math.cos(a) + dy]);
};

const rectangle = (x0: number, y0: number, x1: number, y1: number): Spot[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** The ground a tower covers. */
export function towerShape(t: Site['towers'][number], grow = 0): MultiPolygon {
  const d = 6.2 + grow;
  if (t.plan === 'S') return [[turned(rectangle(-30 - grow, -d, 30 + grow, d), t.turn, t.at)]];
  const west: Polygon = [turned(rectangle(-29 - grow, -d, 1 + grow, d), t.turn, t.at)];
  const east: Polygon = [turned(turned(rectangle(-1 - grow, -d, 29 + grow, d), 34, [0, 0]), t.turn, t.at)];
  return pc.union(west, east);
}

/** The ground a podium covers. */
export function podiumShape(p: Site['podiums'][number], grow = 0): Polygon {
  const [w, d] = p.size;
  return [turned(rectangle(-w / 2 - grow, -d / 2 - grow, w / 2 + grow, d / 2 + grow), p.turn, p.at)];
}

/** The pond's edge. */
export function pondShape(site: Site, grow = 0): Polygon {
  const { at, radius } = site.pond;
  const ring = Array.from({ length: 48 }, (_, i): Spot => {
    const a = (i / 48) * 2 * Math.PI;
    return [at[0] + (radius[0] + grow) * Math.cos(a), at[1] + (radius[1] + grow) * Math.sin(a)];
  });
  return [ring];
}

/** A path as a ribbon. */
export function pathShape(p: Site['paths'][number]): Polygon {
  const h = p.width / 2;
  const normals = p.line.map((q, i): Spot => {
    const a = p.line[Math.max(0, i - 1)] ?? q;
    const b = p.line[Math.min(p.line.length - 1, i + 1)] ?? q;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [(-(b[1] - a[1]) / length) * h, ((b[0] - a[0]) / length) * h];
  });
  const side = (k: 1 | -1) =>
    p.line.map((q, i): Spot => [q[0] + k * (normals[i]?.[0] ?? 0), q[1] + k * (normals[i]?.[1] ?? 0)]);
  return [[...side(1), ...side(-1).reverse()]];
}

/** What is green: the site without buildings, forecourts, paths and water. */
export function lawnShape(site: Site): MultiPolygon {
  return pc.difference(
    [site.boundary],
    ...site.towers.map((t) => towerShape(t, 6)),
    ...site.podiums.map((p) => podiumShape(p, 4)),
    ...site.paths.map(pathShape),
    pondShape(site, 3),
  );
}
