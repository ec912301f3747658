import pc, { type MultiPolygon, type Polygon } from 'polygon-clipping';
import { areaOf, insideOf, type Point, type Room, serviceShapes, type Unit, wallMass } from './unit';

/** A floor between walls (안목치수): what counts as exclusive area and what as service area, m², and its clear size, mm. */
export interface RoomArea {
  room: Room;
  exclusive: number;
  service: number;
  /** Width and depth of the largest rectangle that fits between the walls. */
  clear: [width: number, depth: number];
}

/** The two areas of a home, m², each with the walls that stand within the outer ones. */
export interface HomeArea {
  exclusive: number;
  service: number;
  walls: { exclusive: number; service: number };
}

/** The floors of a home in the order of its data. */
export function roomAreas(unit: Unit): RoomArea[] {
  const mass = wallMass(unit);
  const zones = serviceShapes(unit);
  return unit.rooms.map((room) => {
    const floor = pc.difference([room.poly], mass);
    return {
      room,
      exclusive: areaOf(pc.difference(floor, ...zones)),
      service: areaOf(within(floor, zones)),
      clear: clearSize(floor),
    };
  });
}

/** The areas of a home to the inner faces of its outer walls. */
export function homeArea(unit: Unit): HomeArea {
  const inside = insideOf(unit);
  const zones = serviceShapes(unit);
  const walls = pc.intersection(inside, wallMass(unit));
  return {
    exclusive: areaOf(pc.difference(inside, ...zones)),
    service: areaOf(within(inside, zones)),
    walls: { exclusive: areaOf(pc.difference(walls, ...zones)), service: areaOf(within(walls, zones)) },
  };
}

function within(shape: MultiPolygon, zones: readonly Polygon[]): MultiPolygon {
  const [first, ...rest] = zones;
  return first ? pc.intersection(shape, pc.union(first, ...rest)) : [];
}

/** The largest upright rectangle within a floor whose walls stand square; its sides lie on the floor's own edges. */
function clearSize(floor: MultiPolygon): [number, number] {
  const corners = floor.flat(2) as Point[];
  const sorted = (axis: 0 | 1) => [...new Set(corners.map((p) => Math.round(p[axis])))].sort((a, b) => a - b);
  const [xs, ys] = [sorted(0), sorted(1)];
  let best: [number, number] = [0, 0];
  for (const [i, left] of xs.entries()) {
    for (const right of xs.slice(i + 1)) {
      for (const [k, top] of ys.entries()) {
        for (const bottom of ys.slice(k + 1)) {
          const [width, depth] = [right - left, bottom - top];
          if (width * depth <= best[0] * best[1]) continue;
          const rectangle: Polygon = [
            [
              [left, top],
              [right, top],
              [right, bottom],
              [left, bottom],
            ],
          ];
          if (areaOf(pc.difference(rectangle, floor)) < 1e-4) best = [width, depth];
        }
      }
    }
  }
  return best;
}
