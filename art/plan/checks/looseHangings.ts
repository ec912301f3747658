import { overlap } from '../shapes';
import { placeWalls, type Unit, wallMass, wallOf, wallQuad } from '../unit';
import { onWalls } from './upright';

/** How far before its wall something may hang, mm: slats and a frame may be between. */
const near = 60;

/** What hangs has a wall behind it, and no opening. */
export function looseHangings(unit: Unit): string[] {
  const walls = placeWalls(unit);
  const mass = wallMass(unit);
  const gaps = unit.openings.map((o) => {
    const wall = wallOf(walls, o.wall);
    return { ...o, shape: wallQuad(wall, o.at - o.w / 2, o.at + o.w / 2, wall.t) };
  });
  return onWalls(unit, near).flatMap(({ name, shape }) => [
    ...(overlap([shape], mass) > 0 ? [] : [`${name} hangs on no wall`]),
    ...gaps
      .filter((gap) => overlap([shape], gap.shape) > 0)
      .map((gap) => `${name} hangs before the ${gap.type} at ${gap.at} in wall ${gap.wall}`),
  ]);
}
