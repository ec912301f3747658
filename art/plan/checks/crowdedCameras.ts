import { overlap, square } from '../shapes';
import type { Unit } from '../unit';
import { upright } from './upright';

/** Floor that a person with a camera needs, mm. */
const standing = 400;

/** Cameras stand on free floor: a visitor who looks down should see no seat under the feet. */
export function crowdedCameras(unit: Unit): string[] {
  const pieces = upright(unit);
  return unit.cameras.flatMap((camera) => {
    const around = square([camera.x, camera.y], standing);
    return pieces
      .filter((piece) => overlap([around], [piece.shape]) > 0)
      .map((piece) => `camera ${camera.id} stands in ${piece.name}`);
  });
}
