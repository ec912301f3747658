import { sidesOf } from '../passages';
import { placeWalls, type Unit, wallOf } from '../unit';

/** Façades show glass before balconies from the knee up, mm above the floor. */
const knee = 450;

/** What keeps one from falling ends no lower than this (주택건설기준 등에 관한 규정 제18조), mm above the floor. */
const guard = 1200;

/** A balcony's window lets one see the river from a bed, and below the height of a guard it does not open. */
export function blindBalconies(unit: Unit): string[] {
  const walls = placeWalls(unit);
  return unit.openings.flatMap((o, i) => {
    if (o.type !== 'window') return [];
    const sides = sidesOf(unit, o, wallOf(walls, o.wall));
    if (!sides.includes(null) || !sides.some((side) => side?.kind === 'balcony')) return [];
    const { sill = 0, transom = 0, wall } = o;
    return [
      ...(sill > knee ? [`window ${i} in wall ${wall} hides the view up to ${sill}`] : []),
      ...(Math.max(sill, transom) < guard ? [`window ${i} in wall ${wall} opens below ${guard}`] : []),
    ];
  });
}
