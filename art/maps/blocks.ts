import pc, { type Polygon } from 'polygon-clipping';
import { onGround } from './frame';
import { random } from './random';
import type { MapPlace, Site, Spot } from './site';
import { distanceTo, sampled } from './smooth';

/** What stands in a block; a drawing gives each its own hand. */
export type BlockKind = 'homes' | 'complex' | 'shops' | 'green' | 'school' | 'office';

/** Ground between streets, metres east and north, in the direction of its district. */
export interface Block {
  kind: BlockKind;
  district: number;
  rings: Spot[][];
}

/** A part of the city whose streets run in one direction, degrees against the clock from east. */
interface District {
  turn: number;
  holds: (spot: Spot) => boolean;
}

/** From the middle of a street to the middle of the next one, metres. */
export const cell: Spot = [112, 92];
const street = 10;

/** Streets follow the river before the site, 계룡로 on the far bank, and the compass in the new town beyond 갈마로 and 계룡로. */
export function districtsOf({ neighbourhood, front }: Site): District[] {
  const river = sampled(neighbourhood.river.line);
  const road = (id: string) => neighbourhood.roads.find((r) => r.id === id)?.line ?? [];
  const galma = road('galma-ro');
  const south = road('gyeryong-ro').filter(([x]) => x > (galma[0]?.[0] ?? 0));
  const town = sampled([...south.toReversed(), ...galma, [2100, 2600]]);
  const beyond = (p: Spot) => sideOf(river, p) < 0;
  const inTown = (p: Spot) => !beyond(p) && sideOf(town, p) > 0;
  return [
    { turn: 180 - front, holds: (p) => !beyond(p) && !inTown(p) },
    { turn: -14.6, holds: beyond },
    { turn: -3, holds: inTown },
  ];
}

/** The blocks within west, south, east and north, m, `across` cells of a street's grid in each; clear of roads widened by `widen`, water, parks and the site. */
export function blocksOf(
  site: Site,
  places: readonly MapPlace[],
  [west, south, east, north]: readonly number[],
  across: number,
  widen: number,
): Block[] {
  const taken = obstacles(site, widen);
  const next = random(8);
  const reach = Math.hypot((east ?? 0) - (west ?? 0), (north ?? 0) - (south ?? 0));
  const [w, d] = [cell[0] * across, cell[1] * across];
  const gap = (street * Math.sqrt(across)) / 2;
  return districtsOf(site).flatMap(({ turn, holds }, district) => {
    const a = (turn * Math.PI) / 180;
    const place = (x: number, y: number): Spot => [
      x * Math.cos(a) - y * Math.sin(a),
      x * Math.sin(a) + y * Math.cos(a),
    ];
    const found: Block[] = [];
    for (let i = Math.floor(-reach / w); i < reach / w; i++) {
      for (let j = Math.floor(-reach / d); j < reach / d; j++) {
        const [x, y] = place((i + 0.5) * w, (j + 0.5) * d);
        const dice = next();
        if (x < (west ?? 0) - w || x > (east ?? 0) + w || y < (south ?? 0) - w || y > (north ?? 0) + w) continue;
        const [x0, x1, y0, y1] = [i * w + gap, (i + 1) * w - gap, j * d + gap, (j + 1) * d - gap];
        const ground = [place(x0, y0), place(x1, y0), place(x1, y1), place(x0, y1)];
        const near = taken.filter(({ at, radius }) => Math.hypot(at[0] - x, at[1] - y) < radius + Math.hypot(w, d) / 2);
        const parts = near.length ? pc.difference([ground], ...near.map(({ ring }): Polygon => [ring])) : [[ground]];
        const kind = kindOf(places, [x, y], Math.hypot(w, d) * 0.4, dice, near.length > 0);
        for (const part of parts) {
          const rings = part as Spot[][];
          if (holds(middleOf(rings[0] ?? [])) && areaOf(rings[0] ?? []) > 700 * across)
            found.push({ kind, district, rings });
        }
      }
    }
    return found;
  });
}

function kindOf(places: readonly MapPlace[], p: Spot, near: number, dice: number, cut: boolean): BlockKind {
  const here = places.find(
    ({ at, kind }) => (kind === 'school' || kind === 'office') && Math.hypot(at[0] - p[0], at[1] - p[1]) < near,
  );
  if (here) return here.kind as 'school' | 'office';
  if (cut) return dice < 0.6 ? 'shops' : 'homes';
  if (dice < 0.07) return 'green';
  return dice < 0.42 ? 'complex' : 'homes';
}

interface Obstacle {
  at: Spot;
  radius: number;
  ring: Spot[];
}

/** Everything that no house stands on, as convex pieces and rings. */
function obstacles(site: Site, widen: number): Obstacle[] {
  const { river, streams, roads, parks } = site.neighbourhood;
  const lines: (readonly [Spot[], number])[] = [
    [river.line, river.width * 0.92 * Math.max(1, widen * 0.85)],
    ...streams.map((s) => [s.line, (s.width * widen) / 2 + 16] as const),
    ...roads.map((r) => [r.line, (r.width * widen) / 2 + 6] as const),
  ];
  const rings = [
    ...parks.map(({ ring }) => sampled(ring, true)),
    wider(
      site.boundary.map((p) => onGround(site, p)),
      1.14,
    ),
  ];
  return [
    ...lines.flatMap(([line, half]) => capsules(sampled(line), half)),
    ...rings.map((ring) => {
      const at = middleOf(ring);
      return { at, ring, radius: Math.max(...ring.map((p) => Math.hypot(p[0] - at[0], p[1] - at[1]))) };
    }),
  ];
}

/** A line's width as an eight-cornered piece over each of its parts. */
function capsules(line: readonly Spot[], half: number): Obstacle[] {
  return line.slice(1).map((b, i) => {
    const a = line[i] ?? b;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [u, v] = [((b[0] - a[0]) / length) * half, ((b[1] - a[1]) / length) * half];
    const corner = (p: Spot, k: number, s: number): Spot => [p[0] + u * k - v * s, p[1] + v * k + u * s];
    const ring = [
      corner(a, 0, -1),
      corner(b, 0, -1),
      corner(b, 0.7, -0.7),
      corner(b, 0.7, 0.7),
      corner(b, 0, 1),
      corner(a, 0, 1),
      corner(a, -0.7, 0.7),
      corner(a, -0.7, -0.7),
    ];
    return { at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], radius: length / 2 + half, ring };
  });
}

/** A ring grown from its middle. */
export const wider = (ring: readonly Spot[], by: number): Spot[] => {
  const [x, y] = middleOf(ring);
  return ring.map((p) => [x + (p[0] - x) * by, y + (p[1] - y) * by]);
};

export const middleOf = (ring: readonly Spot[]): Spot => [
  ring.reduce((sum, p) => sum + p[0], 0) / Math.max(1, ring.length),
  ring.reduce((sum, p) => sum + p[1], 0) / Math.max(1, ring.length),
];

const areaOf = (ring: readonly Spot[]) =>
  Math.abs(
    ring.reduce(
      (sum, [x, y], i) =>
        sum + x * (ring[(i + 1) % ring.length]?.[1] ?? 0) - y * (ring[(i + 1) % ring.length]?.[0] ?? 0),
      0,
    ),
  ) / 2;

/** Below nought to the left of a line's way, above it to the right. */
function sideOf(line: readonly Spot[], p: Spot): number {
  let [best, side] = [Number.POSITIVE_INFINITY, 0];
  for (const [i, b] of line.slice(1).entries()) {
    const a = line[i] ?? b;
    const far = distanceTo([a, b], p);
    if (far < best) [best, side] = [far, (b[1] - a[1]) * (p[0] - a[0]) - (b[0] - a[0]) * (p[1] - a[1])];
  }
  return side;
}
