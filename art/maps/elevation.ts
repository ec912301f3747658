import { readSite, type Spot, towerShape } from './site';

/** A wall of a tower that the river sees: from and to along the river, and how far it is turned away, degrees. */
export interface ElevationWall {
  from: number;
  to: number;
  turn: number;
  /** Its true length: what is drawn on it narrows with it. */
  length: number;
}

const site = readSite();
const tenth = (v: number) => Math.round(v * 10) / 10;

/** The towers and the low buildings before them as they stand seen from the river, without perspective, metres; north is left. */
export const elevation = () => ({
  /** Height of a floor, as the renders build it: a base of 9 m, then 2.95 m a floor. */
  floor: tenth((9 + 33 * 2.95) / 35),
  towers: site.towers.map((t) => ({ name: t.id, floors: t.floors, walls: wallsOf(towerShape(t)[0] as Spot[]) })),
  low: site.podiums.map(({ at, size, height }) => ({ from: at[0] - size[0] / 2, to: at[0] + size[0] / 2, height })),
});

/** The sides of a ring whose outside looks towards -y. */
function wallsOf(ring: readonly Spot[]): ElevationWall[] {
  const area = ring.reduce(
    (sum, [x, y], i) => sum + x * (ring[(i + 1) % ring.length]?.[1] ?? 0) - y * (ring[(i + 1) % ring.length]?.[0] ?? 0),
    0,
  );
  const around = area > 0 ? ring : ring.toReversed();
  return around
    .map((a, i) => [a, around[(i + 1) % around.length] ?? a] as const)
    .filter(([a, b]) => b[0] - a[0] > 0.2)
    .map(([a, b]) => ({
      from: tenth(a[0]),
      to: tenth(b[0]),
      turn: Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI),
      length: tenth(Math.hypot(b[0] - a[0], b[1] - a[1])),
    }))
    .sort((a, b) => a.from - b.from);
}
