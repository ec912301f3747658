import { overlap } from '../shapes';
import { type Unit, wallMass } from '../unit';
import { type Piece, upright } from './upright';

/** What may be pushed under or against another piece. */
const tucked = new Set(['chair dining', 'chair desk']);

/** Furniture keeps clear of walls and of each other. */
export function crowdedFurniture(unit: Unit): string[] {
  const pieces = upright(unit);
  const mass = wallMass(unit);
  return pieces.flatMap((a, i) => {
    const inWall = overlap([a.shape], mass);
    return [
      ...(inWall > 0.02 ? [`${a.name} stands ${inWall.toFixed(2)} m² in a wall`] : []),
      ...pieces.slice(i + 1).flatMap((b) => {
        const shared = mayTouch(a, b) ? 0 : overlap([a.shape], [b.shape]);
        return shared > 0.01 ? [`${a.name} and ${b.name} overlap by ${shared.toFixed(2)} m²`] : [];
      }),
    ];
  });
}

const mayTouch = (a: Piece, b: Piece) => tucked.has(`${a.kind} ${b.kind}`) || tucked.has(`${b.kind} ${a.kind}`);
