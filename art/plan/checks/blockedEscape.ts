import pc from 'polygon-clipping';
import { overlap, slack, square } from '../shapes';
import { areaOf, type Unit, wallMass } from '../unit';
import { upright } from './upright';

/** The escape hatch lies in the floor of a balcony, off the walls, and nothing stands on it. */
export function blockedEscape(unit: Unit): string[] {
  const hatch = square(unit.escape.at, unit.escape.side);
  const balconies = unit.rooms.filter((room) => room.kind === 'balcony').map((room) => [room.poly]);
  return [
    ...(areaOf(pc.difference([hatch], ...balconies)) > slack ? ['the escape hatch lies beyond the balcony'] : []),
    ...(overlap([hatch], wallMass(unit)) > slack ? ['the escape hatch lies under a wall'] : []),
    ...upright(unit)
      .filter((piece) => overlap([hatch], [piece.shape]) > slack)
      .map((piece) => `${piece.name} stands on the escape hatch`),
  ];
}
