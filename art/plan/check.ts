import pc, { type MultiPolygon, type Polygon } from 'polygon-clipping';
import {
  areaOf,
  exclusiveArea,
  footprintOf,
  type Opening,
  onWall,
  type PlacedWall,
  type Point,
  placeWalls,
  type Room,
  type Unit,
  wallMass,
  wallOf,
  wallQuad,
} from './unit';

/** Floor that a person with a camera needs, mm. */
const STANDING = 400;
/** Overlaps smaller than this are drawing tolerance, m². */
const SLACK = 0.004;
/** Lie on the floor or hang: others may stand on or before them. */
const UNDERFOOT = new Set(['rug', 'curtain', 'art', 'tvwall']);
/** What may be pushed under or against another piece. */
const TUCKED = new Set(['chair dining', 'chair desk', 'coffee rug']);
const SWINGS = new Set(['entry', 'door']);

/** Everything that is wrong with a home, in words; empty when it can be built and lived in. */
export function problems(unit: Unit): string[] {
  return [
    ...wrongArea(unit),
    ...brokenRooms(unit),
    ...looseOpenings(unit),
    ...blockedFloor(unit),
    ...unreachableRooms(unit),
    ...crowdedCameras(unit),
  ];
}

/** Cameras stand on free floor: a visitor who looks down should see no seat under the feet. */
function crowdedCameras(unit: Unit): string[] {
  const pieces = unit.furniture.filter((f) => !UNDERFOOT.has(f.t));
  return unit.cameras.flatMap((camera) => {
    const around = square([camera.x, camera.y], STANDING);
    return pieces
      .filter((piece) => areaOf(pc.intersection([around], [footprintOf(piece)])) > 0)
      .map((piece) => `camera ${camera.id} stands in ${piece.t} at ${piece.x},${piece.y}`);
  });
}

const square = ([x, y]: Point, side: number): Point[] => [
  [x - side / 2, y - side / 2],
  [x + side / 2, y - side / 2],
  [x + side / 2, y + side / 2],
  [x - side / 2, y + side / 2],
];

function wrongArea(unit: Unit): string[] {
  const area = exclusiveArea(unit);
  return Math.abs(area / unit.figure - 1) <= 0.01
    ? []
    : [`exclusive area is ${area.toFixed(2)} m², not ${unit.figure}`];
}

/** Rooms fill the outline without overlapping, and each edge of a room lies on a wall or borders another room. */
function brokenRooms(unit: Unit): string[] {
  const found: string[] = [];
  for (const [i, a] of unit.rooms.entries()) {
    for (const b of unit.rooms.slice(i + 1)) {
      const shared = areaOf(pc.intersection([a.poly], [b.poly]));
      if (shared > SLACK) found.push(`${a.id} and ${b.id} overlap by ${shared.toFixed(2)} m²`);
    }
  }
  const [first, ...rest] = unit.rooms.map((r): Polygon => [r.poly]);
  const union = first ? pc.union(first, ...rest) : [];
  const gap = areaOf(pc.xor([unit.outline], union));
  if (gap > SLACK) found.push(`rooms leave or exceed ${gap.toFixed(2)} m² of the outline`);
  const mass = wallMass(unit);
  for (const room of unit.rooms) {
    for (const [i, p] of room.poly.entries()) {
      const q = room.poly[(i + 1) % room.poly.length] ?? p;
      if (!closed(p, q, mass) && !borders(unit, room, p, q, mass)) {
        found.push(`${room.id} is open from ${p.join(',')} to ${q.join(',')}`);
      }
    }
  }
  return found;
}

function closed(p: Point, q: Point, mass: MultiPolygon): boolean {
  const line = strip(p, q, 4);
  return areaOf(pc.difference([line], mass)) < areaOf([[line]]) * 0.02 + 1e-6;
}

/** Open on purpose: living room, kitchen, hall and entrance flow into each other. */
function borders(unit: Unit, room: Room, p: Point, q: Point, mass: MultiPolygon): boolean {
  const flows = new Set(['living', 'kitchen', 'hall', 'entry']);
  if (!flows.has(room.kind)) return false;
  const line = strip(p, q, 40);
  const others = unit.rooms.filter((r) => r !== room && flows.has(r.kind)).map((r): Polygon => [r.poly]);
  const rest = pc.difference([line], [room.poly], mass, ...others);
  return areaOf(rest) < SLACK;
}

function strip(p: Point, q: Point, width: number): Point[] {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  const v: Point = [(-(q[1] - p[1]) / length) * (width / 2), ((q[0] - p[0]) / length) * (width / 2)];
  return [
    [p[0] - v[0], p[1] - v[1]],
    [q[0] - v[0], q[1] - v[1]],
    [q[0] + v[0], q[1] + v[1]],
    [p[0] + v[0], p[1] + v[1]],
  ];
}

/** Openings lie within their wall, do not run into each other or into a crossing wall, and windows give outside. */
function looseOpenings(unit: Unit): string[] {
  const found: string[] = [];
  const walls = placeWalls(unit);
  for (const [i, o] of unit.openings.entries()) {
    const name = `${o.type} ${i} in wall ${o.wall}`;
    const wall = wallOf(walls, o.wall);
    if (o.at - o.w / 2 < 0 || o.at + o.w / 2 > wall.length) found.push(`${name} reaches beyond its wall`);
    for (const other of walls.values()) {
      if (other.id === o.wall || isAligned(other, wall)) continue;
      const hit = areaOf(
        pc.intersection(openingQuad(o, wall), wallQuad(other, -other.t / 2, other.length + other.t / 2, other.t)),
      );
      if (hit > SLACK) found.push(`${name} meets wall ${other.id}`);
    }
    for (const other of unit.openings.slice(i + 1)) {
      if (other.wall === o.wall && Math.abs(other.at - o.at) < (other.w + o.w) / 2)
        found.push(`${name} runs into another`);
    }
    if (o.type === 'window' || o.type === 'louver') {
      const sides = sidesOf(unit, o, wall);
      const outside = sides.filter((s) => s === null).length;
      if (outside !== 1 && !sides.some((s) => s?.kind === 'balcony')) found.push(`${name} does not give outside`);
    }
  }
  return found;
}

const isAligned = (a: PlacedWall, b: PlacedWall) => Math.abs(a.along[0] * b.along[1] - a.along[1] * b.along[0]) < 0.01;

const openingQuad = (o: Opening, wall: PlacedWall) => wallQuad(wall, o.at - o.w / 2, o.at + o.w / 2, wall.t);

/** The rooms on both sides of an opening; `null` is outside. */
export function sidesOf(unit: Unit, o: Opening, wall: PlacedWall): [Room | null, Room | null] {
  const at = (side: 1 | -1) => {
    const p = onWall(wall, o.at, side * (wall.t / 2 + 60));
    return unit.rooms.find((r) => contains(r.poly, p)) ?? null;
  };
  return [at(1), at(-1)];
}

/** Whether a point lies within a polygon. */
export function contains(poly: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (const [i, a] of poly.entries()) {
    const b = poly[(i + 1) % poly.length] ?? a;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** Door leaves and furniture keep clear of each other and of walls. */
function blockedFloor(unit: Unit): string[] {
  const found: string[] = [];
  const walls = placeWalls(unit);
  const mass = wallMass(unit);
  const pieces = unit.furniture.filter((f) => !UNDERFOOT.has(f.t)).map((f) => ({ f, shape: footprintOf(f) }));
  for (const [i, a] of pieces.entries()) {
    const inWall = areaOf(pc.intersection([a.shape], mass));
    if (inWall > 0.02) found.push(`${a.f.t} at ${a.f.x},${a.f.y} stands ${inWall.toFixed(2)} m² in a wall`);
    for (const b of pieces.slice(i + 1)) {
      if (TUCKED.has(`${a.f.t} ${b.f.t}`) || TUCKED.has(`${b.f.t} ${a.f.t}`)) continue;
      const shared = areaOf(pc.intersection([a.shape], [b.shape]));
      if (shared > 0.01)
        found.push(
          `${a.f.t} at ${a.f.x},${a.f.y} and ${b.f.t} at ${b.f.x},${b.f.y} overlap by ${shared.toFixed(2)} m²`,
        );
    }
  }
  const leaves = unit.openings
    .filter((o) => SWINGS.has(o.type))
    .map((o) => ({ o, shape: swing(o, wallOf(walls, o.wall)) }));
  for (const [i, a] of leaves.entries()) {
    const name = `${a.o.type} at ${a.o.at} in wall ${a.o.wall}`;
    for (const p of pieces) {
      const shared = areaOf(pc.intersection([a.shape], [p.shape]));
      if (shared > 0.01) found.push(`${name} swings into ${p.f.t} at ${p.f.x},${p.f.y} (${shared.toFixed(2)} m²)`);
    }
    for (const b of leaves.slice(i + 1)) {
      const shared = areaOf(pc.intersection([a.shape], [b.shape]));
      if (shared > 0.01) found.push(`${name} swings into the door at ${b.o.at} in wall ${b.o.wall}`);
    }
    const inWall = areaOf(pc.intersection([a.shape], mass));
    if (inWall > 0.03) found.push(`${name} swings into a wall (${inWall.toFixed(2)} m²)`);
  }
  return found;
}

/** The quarter circle a door leaf sweeps. */
export function swing(o: Opening, wall: PlacedWall): Point[] {
  const side = o.side === -1 ? -1 : 1;
  const hinge = o.hinge === 'b' ? o.at + o.w / 2 : o.at - o.w / 2;
  const reach = o.hinge === 'b' ? -1 : 1;
  const face = (side * wall.t) / 2;
  const arc = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 8) * (Math.PI / 2);
    return onWall(wall, hinge + reach * o.w * Math.cos(a), face + side * o.w * Math.sin(a));
  });
  return [onWall(wall, hinge, face), ...arc];
}

/** Every room can be walked to from the entrance door. */
function unreachableRooms(unit: Unit): string[] {
  const walls = placeWalls(unit);
  const links = new Map<string, Set<string>>(unit.rooms.map((r) => [r.id, new Set<string>()]));
  const join = (a: Room, b: Room) => {
    links.get(a.id)?.add(b.id);
    links.get(b.id)?.add(a.id);
  };
  const mass = wallMass(unit);
  let start: Room | null = null;
  for (const o of unit.openings) {
    const [a, b] = sidesOf(unit, o, wallOf(walls, o.wall));
    if (o.type === 'entry') start = a ?? b;
    else if (a && b && (o.type !== 'window' || (o.sill ?? 0) < 200)) join(a, b);
  }
  for (const [i, a] of unit.rooms.entries()) {
    for (const b of unit.rooms.slice(i + 1)) if (openBetween(a, b, mass)) join(a, b);
  }
  if (!start) return ['no entrance'];
  const reached = new Set([start.id]);
  for (const id of reached) for (const next of links.get(id) ?? []) reached.add(next);
  return unit.rooms.filter((r) => !reached.has(r.id)).map((r) => `${r.id} cannot be reached`);
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
