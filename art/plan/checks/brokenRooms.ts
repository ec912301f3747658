import pc, { type MultiPolygon, type Polygon } from 'polygon-clipping';
import { overlap, slack, strip } from '../shapes';
import { areaOf, type Point, type Room, type Unit, wallMass } from '../unit';

/** Rooms that are open to each other on purpose. */
const flows = new Set(['living', 'kitchen', 'hall', 'entry']);

/** Rooms fill the outline without overlapping, and each edge of a room lies on a wall or borders another room. */
export function brokenRooms(unit: Unit): string[] {
  return [...overlaps(unit), ...gaps(unit), ...openEdges(unit)];
}

function overlaps({ rooms }: Unit): string[] {
  return rooms.flatMap((a, i) =>
    rooms.slice(i + 1).flatMap((b) => {
      const shared = overlap([a.poly], [b.poly]);
      return shared > slack ? [`${a.id} and ${b.id} overlap by ${shared.toFixed(2)} m²`] : [];
    }),
  );
}

function gaps(unit: Unit): string[] {
  const [first, ...rest] = unit.rooms.map((r): Polygon => [r.poly]);
  const union = first ? pc.union(first, ...rest) : [];
  const gap = areaOf(pc.xor([unit.outline], union));
  return gap > slack ? [`rooms leave or exceed ${gap.toFixed(2)} m² of the outline`] : [];
}

function openEdges(unit: Unit): string[] {
  const mass = wallMass(unit);
  return unit.rooms.flatMap((room) =>
    room.poly.flatMap((p, i) => {
      const q = room.poly[(i + 1) % room.poly.length] ?? p;
      const fine = closed(p, q, mass) || borders(unit, room, p, q, mass);
      return fine ? [] : [`${room.id} is open from ${p.join(',')} to ${q.join(',')}`];
    }),
  );
}

function closed(p: Point, q: Point, mass: MultiPolygon): boolean {
  const line = strip(p, q, 4);
  return areaOf(pc.difference([line], mass)) < areaOf([[line]]) * 0.02 + 1e-6;
}

function borders(unit: Unit, room: Room, p: Point, q: Point, mass: MultiPolygon): boolean {
  if (!flows.has(room.kind)) return false;
  const line = strip(p, q, 40);
  const others = unit.rooms.filter((r) => r !== room && flows.has(r.kind)).map((r): Polygon => [r.poly]);
  return areaOf(pc.difference([line], [room.poly], mass, ...others)) < slack;
}
