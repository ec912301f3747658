import { overlap } from '../shapes';
import { type Furniture, footprintOf, type Point, type Unit } from '../unit';
import { upright } from './upright';

/** What stays free before a wardrobe: the width of one of its doors and a little more, mm. */
const free = 550;

/** What is moved aside to open a door. */
const movable = new Set(['chair', 'armchair']);

/** A wardrobe can be opened: nothing that stays where it is stands before its doors. */
export function blockedWardrobes(unit: Unit): string[] {
  const pieces = upright(unit).filter(({ kind }) => !movable.has(kind));
  return unit.furniture
    .filter(({ t }) => t === 'wardrobe')
    .flatMap((wardrobe) =>
      pieces
        .filter(({ shape }) => overlap([shape], [before(wardrobe)]) > 0.01)
        .map(({ name }) => `${name} stands before the doors of the wardrobe at ${wardrobe.x},${wardrobe.y}`),
    );
}

/** The floor before a piece; its back is to the north where it is not turned. */
function before(piece: Furniture): Point[] {
  const a = ((piece.r ?? 0) * Math.PI) / 180;
  const out = ((piece.d ?? 0) + free) / 2;
  return footprintOf({ ...piece, x: piece.x - out * Math.sin(a), y: piece.y + out * Math.cos(a), d: free });
}
