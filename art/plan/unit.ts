import { readdirSync, readFileSync } from 'node:fs';
import pc, { type MultiPolygon, type Polygon } from 'polygon-clipping';

/** Millimetres; x grows east, y grows south. */
export type Point = [number, number];

export type RoomKind =
  | 'living'
  | 'kitchen'
  | 'hall'
  | 'entry'
  | 'bedroom'
  | 'study'
  | 'dress'
  | 'bath'
  | 'pantry'
  | 'utility'
  | 'plant'
  | 'balcony';

export interface Room {
  id: string;
  name: string;
  /** The main bedroom of the home. */
  main?: true;
  kind: RoomKind;
  floor: 'wood' | 'tile' | 'stone' | 'deck';
  poly: Point[];
  label: Point;
}

export interface Wall {
  id: string;
  a: Point;
  b: Point;
  /** Thickness. */
  t: number;
}

export interface Opening {
  wall: string;
  /** Middle of the opening, from the wall's `a`. */
  at: number;
  w: number;
  sill?: number;
  /** Height of the bar that divides a window; below it the panes do not open. */
  transom?: number;
  head: number;
  type: 'entry' | 'door' | 'pocket' | 'slideglass' | 'window' | 'louver';
  /** Which end of the opening the leaf hangs on, and to which side of the wall it swings. */
  hinge?: 'a' | 'b';
  side?: 1 | -1;
  panes?: number;
}

export interface Furniture {
  t: string;
  x: number;
  y: number;
  /** Degrees; 0 has its back to the north. */
  r?: number;
  w?: number;
  d?: number;
  /** A tub that stands in its room, which has a shower elsewhere: none hangs over it. */
  free?: true;
}

export interface Camera {
  id: string;
  name: string;
  x: number;
  y: number;
  z: number;
  /** Compass heading of the middle of the picture. */
  yaw: number;
  /** Heading where one looks first; a little left of the middle where it is not said. */
  look?: number;
}

export interface Unit {
  type: string;
  /** Exclusive area that the type is sold under, m². */
  figure: number;
  name: string;
  ceiling: number;
  slab: number;
  outline: Point[];
  /** Balconies, extended (`ext`) or not: they do not count as exclusive area. */
  serviceZones: { name: string; kind: 'ext' | 'balcony'; poly: Point[] }[];
  rooms: Room[];
  walls: Wall[];
  openings: Opening[];
  furniture: Furniture[];
  /** What only pictures show: on walls and under ceilings, where the drawing stays bare. */
  dressing?: Furniture[];
  /** The hatch in the balcony floor that leads to the home below (하향식 피난구): its middle and its side. */
  escape: { at: Point; side: number };
  cameras: Camera[];
  dims: { south: number[]; north: number[]; west: number[]; east: number[] };
}

/** Depth and width of pieces whose file entry gives none. */
export const pieceSize: Record<string, { w: number; d: number }> = {
  chair: { w: 460, d: 460 },
  toilet: { w: 380, d: 660 },
};

/** Half the thickness of an outer wall: exclusive area is measured to its inner face. */
const outerFace = 125;

const folder = new URL('../data/units/', import.meta.url);

/** The types that have a data file, in the order of the sales material. */
export function unitTypes(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || a.localeCompare(b));
}

/** Reads the data file of one type. */
export function readUnit(type: string): Unit {
  return JSON.parse(readFileSync(new URL(`${type}.json`, folder), 'utf8')) as Unit;
}

/** A wall with its direction. */
export interface PlacedWall extends Wall {
  length: number;
  along: Point;
  across: Point;
}

/** Walls by id. */
export function placeWalls(unit: Unit): Map<string, PlacedWall> {
  return new Map(
    unit.walls.map((w) => {
      const dx = w.b[0] - w.a[0];
      const dy = w.b[1] - w.a[1];
      const length = Math.hypot(dx, dy);
      const along: Point = [dx / length, dy / length];
      return [w.id, { ...w, length, along, across: [-along[1], along[0]] as Point }];
    }),
  );
}

/** The wall called `id`; a file that names another one is wrong. */
export function wallOf(walls: Map<string, PlacedWall>, id: string): PlacedWall {
  const wall = walls.get(id);
  if (!wall) throw new Error(`no wall "${id}"`);
  return wall;
}

/** A point at `s` along a wall and `h` across it. */
export function onWall(w: PlacedWall, s: number, h: number): Point {
  return [w.a[0] + w.along[0] * s + w.across[0] * h, w.a[1] + w.along[1] * s + w.across[1] * h];
}

/** The rectangle a piece of wall covers. */
export function wallQuad(w: PlacedWall, from: number, to: number, thickness: number): Polygon {
  const h = thickness / 2;
  return [[onWall(w, from, -h), onWall(w, to, -h), onWall(w, to, h), onWall(w, from, h)]];
}

const masses = new WeakMap<Unit, MultiPolygon>();

/** All walls as one shape, without openings; computed once for a home, since every check asks for it. */
export function wallMass(unit: Unit): MultiPolygon {
  const known = masses.get(unit);
  if (known) return known;
  const [first, ...rest] = [...placeWalls(unit).values()].map((w) => wallQuad(w, -w.t / 2, w.length + w.t / 2, w.t));
  const mass = first ? pc.union(first, ...rest) : [];
  masses.set(unit, mass);
  return mass;
}

/** Area of a shape in m². */
export function areaOf(shape: MultiPolygon): number {
  let sum = 0;
  for (const polygon of shape) {
    for (const [i, ring] of polygon.entries()) {
      let twice = 0;
      for (const [k, p] of ring.entries()) {
        const q = ring[(k + 1) % ring.length] ?? p;
        twice += p[0] * q[1] - q[0] * p[1];
      }
      sum += ((i === 0 ? 1 : -1) * Math.abs(twice)) / 2;
    }
  }
  return sum / 1e6;
}

/** Floor of a room between its walls, m². */
export function netArea(unit: Unit, room: Room): number {
  return areaOf(pc.difference([room.poly], wallMass(unit)));
}

/** What lies within the inner faces of the outer walls. */
export function insideOf(unit: Unit): MultiPolygon {
  return pc.difference([unit.outline], outerBand(unit.outline));
}

/** Exclusive area (전용면적) of a home, m²: to the inner face of its outer walls, without balconies. */
export function exclusiveArea(unit: Unit): number {
  return areaOf(pc.difference(insideOf(unit), ...serviceShapes(unit)));
}

/** The balconies, extended or not, as shapes. */
export const serviceShapes = (unit: Unit): Polygon[] => unit.serviceZones.map((z): Polygon => [z.poly]);

/** The inner half of the outer walls. */
function outerBand(outline: Point[]): MultiPolygon {
  const quads = outline.map((a, i): Polygon => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const u: Point = [((b[0] - a[0]) / length) * outerFace, ((b[1] - a[1]) / length) * outerFace];
    const v: Point = [-u[1], u[0]];
    const corner = (p: Point, along: 1 | -1, across: 1 | -1): Point => [
      p[0] + along * u[0] + across * v[0],
      p[1] + along * u[1] + across * v[1],
    ];
    return [[corner(a, -1, -1), corner(b, 1, -1), corner(b, 1, 1), corner(a, -1, 1)]];
  });
  const [first, ...rest] = quads;
  return first ? pc.union(first, ...rest) : [];
}

/** Corners of a piece of furniture as it stands. */
export function footprintOf(f: Furniture): Point[] {
  const size = { ...pieceSize[f.t], ...f };
  const w = (size.w ?? 0) / 2;
  const d = (size.d ?? 0) / 2;
  const a = ((f.r ?? 0) * Math.PI) / 180;
  const turn = (x: number, y: number): Point => [
    f.x + x * Math.cos(a) - y * Math.sin(a),
    f.y + x * Math.sin(a) + y * Math.cos(a),
  ];
  return [turn(-w, -d), turn(w, -d), turn(w, d), turn(-w, d)];
}
