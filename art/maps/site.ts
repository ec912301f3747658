import { readFileSync } from 'node:fs';
import pc, { type MultiPolygon, type Polygon } from 'polygon-clipping';
import { wingTurn } from './frame';

/** Metres in the frame of the drawings and renders: the river lies towards -y, and `front` says where on the compass that is. */
export type Spot = [number, number];

/** How a name stands to its point; `middle` is on it. */
export type LabelSide = 'middle' | 'east' | 'west' | 'south';

export type PlaceKind = 'water' | 'district' | 'road' | 'bridge' | 'station' | 'school' | 'park' | 'office';

/** Where a place that the facts name lies on the maps. */
export interface MapPlace {
  at: Spot;
  label: LabelSide;
  /** Where its name stands on the wide map, if elsewhere. */
  far?: Spot;
  /** The one map that shows it. Default: both. */
  only?: 'near' | 'wide';
  kind: PlaceKind;
}

/** The city around, roughly: metres east and north of the site's middle. */
export interface Neighbourhood {
  river: { id: string; width: number; line: Spot[] };
  streams: { width: number; line: Spot[] }[];
  parks: { id: string; ring: Spot[] }[];
  roads: { id: string; width: number; line: Spot[]; only?: 'near' }[];
  metro: Spot[];
  /** Places by the ids of the facts. */
  places: Record<string, MapPlace>;
}

export interface Site {
  /** Degrees north. */
  latitude: number;
  /** Compass bearing of -y: where the middle tower's living rooms look. */
  front: number;
  /** Where the sun stands that throws the shadows of the site layout. */
  sun: { bearing: number; elevation: number };
  neighbourhood: Neighbourhood;
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

/** The ground a tower covers: a slab, or two wings that meet at an angle. */
export function towerShape(t: Site['towers'][number], grow = 0): Polygon {
  const d = 6.2 + grow;
  if (t.plan === 'S') return [turned(rectangle(-30 - grow, -d, 30 + grow, d), t.turn, t.at)];
  const bend = (wingTurn * Math.PI) / 180;
  const [reach, lean] = [29 + grow, d * Math.tan(bend / 2)];
  const along = (k: number, side: number): Spot => [
    k * Math.cos(bend) - side * Math.sin(bend),
    k * Math.sin(bend) + side * Math.cos(bend),
  ];
  const ring: Spot[] = [[-reach, -d], [lean, -d], along(reach, -d), along(reach, d), [-lean, d], [-reach, d]];
  return [turned(ring, t.turn, t.at)];
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
    ...site.towers.map((t): Polygon => towerShape(t, 6)),
    ...site.podiums.map((p) => podiumShape(p, 4)),
    ...site.paths.map(pathShape),
    pondShape(site, 3),
  );
}
