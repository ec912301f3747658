// Written by `npm run art` from art/masters; a change belongs there.
import type { SceneId, TourLabel } from './tour';

/** The rooms of each type that can be walked so far; without one, the walk is still being prepared. */
export const tourRooms: Readonly<Record<TourLabel, readonly SceneId[]>> = {
  '115': ['living', 'kitchen', 'master', 'bed2', 'hall'],
  '84A': ['living', 'kitchen', 'master', 'bed2', 'hall'],
};
