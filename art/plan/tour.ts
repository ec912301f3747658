import { openBetween, sidesOf } from './passages';
import { contains } from './shapes';
import { type Camera, onWall, type Point, placeWalls, type Room, type Unit, wallMass, wallOf } from './unit';

/** Where two rooms can be walked between. */
export interface Portal {
  between: [string, string];
  at: Point;
}

export interface TourLink {
  /** Camera the link leads to. */
  to: string;
  /** Degrees to the right of the panorama's middle. */
  yaw: number;
  pitch: number;
  /** Degrees to the right of the target panorama's middle to look at on arrival: away from the door just passed. */
  arrive: number;
}

export interface TourNode {
  id: string;
  name: string;
  /** Name of the master. */
  panorama: string;
  links: TourLink[];
}

/** The floor is looked at a little ahead of the door. */
const downward = -12;

/** A walk through a home: one node per camera, linked through doors and openings. */
export function tour(unit: Unit): TourNode[] {
  const portals = findPortals(unit);
  return unit.cameras.map((from) => ({
    id: from.id,
    name: from.name,
    panorama: `pano-${unit.type}-${from.id}`,
    links: unit.cameras.flatMap((to) => {
      const way = to === from ? null : shortest(unit, portals, from, to);
      const first = way?.[0];
      const last = way?.at(-1);
      if (!first || !last) return [];
      return [
        {
          to: to.id,
          yaw: relative(from, bearing([from.x, from.y], first.at)),
          pitch: downward,
          arrive: relative(to, bearing(last.at, [to.x, to.y])),
        },
      ];
    }),
  }));
}

/** Compass bearing in degrees; y grows south. */
export const bearing = ([x1, y1]: Point, [x2, y2]: Point) => (Math.atan2(x2 - x1, y1 - y2) * 180) / Math.PI;

/** The shortest turn that is the same: -180 to 180 degrees. */
export const shortestTurn = (degrees: number) => (((degrees % 360) + 540) % 360) - 180;

const relative = (camera: Camera, heading: number) => Math.round(shortestTurn(heading - camera.yaw) * 10) / 10;

/** All doors and open boundaries between rooms. */
export function findPortals(unit: Unit): Portal[] {
  const walls = placeWalls(unit);
  const mass = wallMass(unit);
  const portals: Portal[] = [];
  for (const o of unit.openings) {
    const wall = wallOf(walls, o.wall);
    const [a, b] = sidesOf(unit, o, wall);
    const walkable = o.type !== 'entry' && (o.type !== 'window' || (o.sill ?? 0) < 200);
    if (a && b && walkable) portals.push({ between: [a.id, b.id], at: onWall(wall, o.at, 0) });
  }
  for (const [i, a] of unit.rooms.entries()) {
    for (const b of unit.rooms.slice(i + 1)) {
      const at = openBetween(a, b, mass);
      if (at) portals.push({ between: [a.id, b.id], at });
    }
  }
  return portals;
}

/** The room a camera stands in. */
export function roomOf(unit: Unit, camera: Camera): Room {
  const room = unit.rooms.find((r) => contains(r.poly, [camera.x, camera.y]));
  if (!room) throw new Error(`camera "${camera.id}" stands in no room`);
  return room;
}

/** The fewest portals from one camera to another that pass no third camera's room. */
function shortest(unit: Unit, portals: readonly Portal[], from: Camera, to: Camera): Portal[] | null {
  const start = roomOf(unit, from).id;
  const goal = roomOf(unit, to).id;
  const closed = new Set(unit.cameras.filter((c) => c !== from && c !== to).map((c) => roomOf(unit, c).id));
  const ways = new Map<string, Portal[]>([[start, []]]);
  for (const [room, way] of ways) {
    if (room === goal) return way;
    for (const portal of portals) {
      const [a, b] = portal.between;
      const next = a === room ? b : b === room ? a : null;
      if (next && !ways.has(next) && !closed.has(next)) ways.set(next, [...way, portal]);
    }
  }
  return null;
}
