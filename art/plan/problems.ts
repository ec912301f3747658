import { blindBalconies } from './checks/blindBalconies';
import { blockedDoors } from './checks/blockedDoors';
import { blockedEscape } from './checks/blockedEscape';
import { blockedWardrobes } from './checks/blockedWardrobes';
import { brokenRooms } from './checks/brokenRooms';
import { crowdedCameras } from './checks/crowdedCameras';
import { crowdedFurniture } from './checks/crowdedFurniture';
import { looseHangings } from './checks/looseHangings';
import { looseOpenings } from './checks/looseOpenings';
import { unreachableRooms } from './checks/unreachableRooms';
import { wrongArea } from './checks/wrongArea';
import type { Unit } from './unit';

/** Everything that is wrong with a home, in words; empty when it can be built and lived in. */
export function problems(unit: Unit): string[] {
  return [
    ...wrongArea(unit),
    ...brokenRooms(unit),
    ...looseOpenings(unit),
    ...crowdedFurniture(unit),
    ...looseHangings(unit),
    ...blockedDoors(unit),
    ...blockedWardrobes(unit),
    ...blindBalconies(unit),
    ...blockedEscape(unit),
    ...unreachableRooms(unit),
    ...crowdedCameras(unit),
  ];
}
