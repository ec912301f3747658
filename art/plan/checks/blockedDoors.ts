import { overlap } from '../shapes';
import { type Opening, onWall, type PlacedWall, type Point, placeWalls, type Unit, wallMass, wallOf } from '../unit';
import { onWalls, upright } from './upright';

const swinging = new Set(['entry', 'door']);

/** Door leaves keep clear of furniture, of each other and of walls. */
export function blockedDoors(unit: Unit): string[] {
  const walls = placeWalls(unit);
  const mass = wallMass(unit);
  const pieces = [...upright(unit), ...onWalls(unit)];
  const leaves = unit.openings
    .filter((o) => swinging.has(o.type))
    .map((o) => ({ ...o, shape: swing(o, wallOf(walls, o.wall)) }));
  return leaves.flatMap((a, i) => {
    const inWall = overlap([a.shape], mass);
    const faults = [
      ...pieces.flatMap((piece) => {
        const shared = overlap([a.shape], [piece.shape]);
        return shared > 0.01 ? [`swings into ${piece.name} (${shared.toFixed(2)} m²)`] : [];
      }),
      ...leaves
        .slice(i + 1)
        .filter((b) => overlap([a.shape], [b.shape]) > 0.01)
        .map((b) => `swings into the door at ${b.at} in wall ${b.wall}`),
      ...(inWall > 0.03 ? [`swings into a wall (${inWall.toFixed(2)} m²)`] : []),
    ];
    return faults.map((fault) => `${a.type} at ${a.at} in wall ${a.wall} ${fault}`);
  });
}

/** The quarter circle a door leaf sweeps. */
function swing(o: Opening, wall: PlacedWall): Point[] {
  const side = o.side === -1 ? -1 : 1;
  const hinge = o.hinge === 'b' ? o.at + o.w / 2 : o.at - o.w / 2;
  const reach = o.hinge === 'b' ? -1 : 1;
  const face = (side * wall.t) / 2;
  const arc = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 8) * (Math.PI / 2);
    return onWall(wall, hinge + reach * o.w * Math.cos(a), face + side * o.w * Math.sin(a));
  });
  return [onWall(wall, hinge, face), ...arc];
}
