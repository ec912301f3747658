import { sceneId } from './sceneId';
import type { SceneId, TourLabel } from './tour';
import tour84A from './tour-84A.json';
import tour115 from './tour-115.json';

/** The rooms of each type that can be walked so far; without one, the walk is still being prepared. */
export const tourRooms: Readonly<Record<TourLabel, readonly SceneId[]>> = {
  '84A': tour84A.rooms.map(sceneId),
  '115': tour115.rooms.map(sceneId),
};
