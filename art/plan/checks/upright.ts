import { type Furniture, footprintOf, type Point, type Unit } from '../unit';

/** Lie on the floor or hang: others may stand on or before them. */
const underfoot = new Set(['rug', 'curtain', 'art', 'tvwall']);

export interface Piece {
  /** What it is called in a problem: `sofa at 9800,6345`. */
  readonly name: string;
  readonly kind: Furniture['t'];
  readonly shape: Point[];
}

/** The furniture that takes floor. */
export function upright(unit: Unit): Piece[] {
  return unit.furniture
    .filter((f) => !underfoot.has(f.t))
    .map((f) => ({ name: `${f.t} at ${f.x},${f.y}`, kind: f.t, shape: footprintOf(f) }));
}
