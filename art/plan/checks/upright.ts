import { type Furniture, footprintOf, type Point, type Unit } from '../unit';

/** Lie on the floor or hang: others may stand on or before them. */
const underfoot = new Set(['rug', 'curtain', 'art', 'tvwall']);
/** Fixed to a wall. */
const fixed = new Set(['art', 'fluted', 'glazed', 'mirror', 'ledge', 'walllamp', 'wallpad']);
/** Under the ceiling: nobody walks into it. */
const overhead = new Set(['ceilinglamp']);

export interface Piece {
  /** What it is called in a problem: `sofa at 9800,6345`. */
  readonly name: string;
  readonly kind: Furniture['t'];
  readonly shape: Point[];
}

const all = (unit: Unit): Furniture[] => [...unit.furniture, ...(unit.dressing ?? [])];
const asPiece = (f: Furniture): Piece => ({ name: `${f.t} at ${f.x},${f.y}`, kind: f.t, shape: footprintOf(f) });

/** What takes floor, drawn or only pictured. */
export function upright(unit: Unit): Piece[] {
  return all(unit)
    .filter((f) => !underfoot.has(f.t) && !fixed.has(f.t) && !overhead.has(f.t))
    .map(asPiece);
}

/** What is fixed to walls, and as far as `reach` behind it. */
export function onWalls(unit: Unit, reach = 0): Piece[] {
  return all(unit)
    .filter((f) => fixed.has(f.t))
    .map((f) => ({ ...asPiece(f), shape: footprintOf(backwards(f, reach)) }));
}

/** The piece with its back `reach` farther back. */
function backwards(f: Furniture, reach: number): Furniture {
  const a = ((f.r ?? 0) * Math.PI) / 180;
  return {
    ...f,
    x: f.x + (Math.sin(a) * reach) / 2,
    y: f.y - (Math.cos(a) * reach) / 2,
    d: (f.d ?? 0) + reach,
  };
}
