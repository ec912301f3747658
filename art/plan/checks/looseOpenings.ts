import { sidesOf } from '../passages';
import { overlap, slack } from '../shapes';
import { type Opening, type PlacedWall, placeWalls, type Unit, wallOf, wallQuad } from '../unit';

/** Openings lie within their wall, do not run into each other or into a crossing wall, and windows give outside. */
export function looseOpenings(unit: Unit): string[] {
  const walls = placeWalls(unit);
  return unit.openings.flatMap((o, i) => {
    const wall = wallOf(walls, o.wall);
    const faults = [
      ...(o.at - o.w / 2 < 0 || o.at + o.w / 2 > wall.length ? ['reaches beyond its wall'] : []),
      ...crossings(o, wall, walls),
      ...(unit.openings.slice(i + 1).some((other) => runsInto(o, other)) ? ['runs into another'] : []),
      ...(givesOutside(unit, o, wall) ? [] : ['does not give outside']),
    ];
    return faults.map((fault) => `${o.type} ${i} in wall ${o.wall} ${fault}`);
  });
}

function crossings(o: Opening, wall: PlacedWall, walls: Map<string, PlacedWall>): string[] {
  const gap = wallQuad(wall, o.at - o.w / 2, o.at + o.w / 2, wall.t);
  return [...walls.values()]
    .filter((other) => other.id !== o.wall && !isAligned(other, wall))
    .filter((other) => overlap(gap, wallQuad(other, -other.t / 2, other.length + other.t / 2, other.t)) > slack)
    .map((other) => `meets wall ${other.id}`);
}

const isAligned = (a: PlacedWall, b: PlacedWall) => Math.abs(a.along[0] * b.along[1] - a.along[1] * b.along[0]) < 0.01;

const runsInto = (a: Opening, b: Opening) => a.wall === b.wall && Math.abs(b.at - a.at) < (a.w + b.w) / 2;

function givesOutside(unit: Unit, o: Opening, wall: PlacedWall): boolean {
  if (o.type !== 'window' && o.type !== 'louver') return true;
  const sides = sidesOf(unit, o, wall);
  return sides.filter((side) => side === null).length === 1 || sides.some((side) => side?.kind === 'balcony');
}
