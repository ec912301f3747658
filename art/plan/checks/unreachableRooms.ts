import { openBetween, sidesOf } from '../passages';
import { type Opening, placeWalls, type Room, type Unit, wallMass, wallOf } from '../unit';

/** Every room can be walked to from the entrance door. */
export function unreachableRooms(unit: Unit): string[] {
  const walls = placeWalls(unit);
  const mass = wallMass(unit);
  const links = new Map<string, Set<string>>(unit.rooms.map((r) => [r.id, new Set<string>()]));
  const join = (a: Room, b: Room) => {
    links.get(a.id)?.add(b.id);
    links.get(b.id)?.add(a.id);
  };
  let start: Room | null = null;
  for (const o of unit.openings) {
    const [a, b] = sidesOf(unit, o, wallOf(walls, o.wall));
    if (o.type === 'entry') start = a ?? b;
    else if (a && b && canBeWalked(o)) join(a, b);
  }
  for (const [i, a] of unit.rooms.entries()) {
    for (const b of unit.rooms.slice(i + 1)) if (openBetween(a, b, mass)) join(a, b);
  }
  if (!start) return ['no entrance'];
  const reached = new Set([start.id]);
  for (const id of reached) for (const next of links.get(id) ?? []) reached.add(next);
  return unit.rooms.filter((r) => !reached.has(r.id)).map((r) => `${r.id} cannot be reached`);
}

/** A window down to the floor is a door to the balcony. */
const canBeWalked = (o: Opening) => o.type !== 'window' || (o.sill ?? 0) < 200;
