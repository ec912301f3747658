import pc, { type MultiPolygon } from 'polygon-clipping';
import { contains, strip } from './shapes';
import { areaOf, type Opening, onWall, type PlacedWall, type Point, type Room, type Unit } from './unit';

/** The rooms on both sides of an opening; `null` is outside. */
export function sidesOf(unit: Unit, o: Opening, wall: PlacedWall): [Room | null, Room | null] {
  const at = (side: 1 | -1) => {
    const p = onWall(wall, o.at, side * (wall.t / 2 + 60));
    return unit.rooms.find((r) => contains(r.poly, p)) ?? null;
  };
  return [at(1), at(-1)];
}

/** The middle of where two rooms meet without a wall on at least 800 mm; `null` where they do not. */
export function openBetween(a: Room, b: Room, mass: MultiPolygon): Point | null {
  const enough = (800 * 30) / 1e6;
  for (const [i, p] of a.poly.entries()) {
    const q = a.poly[(i + 1) % a.poly.length] ?? p;
    const shared = pc.intersection([strip(p, q, 60)], [b.poly]);
    if (areaOf(shared) <= enough) continue;
    const open = pc.difference(shared, mass).sort((m, n) => areaOf([n]) - areaOf([m]))[0];
    if (!open || areaOf([open]) <= enough) continue;
    const ring = open[0] ?? [];
    const xs = ring.map((r) => r[0]);
    const ys = ring.map((r) => r[1]);
    return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  }
  return null;
}
