import type { PictureSource } from '@riverview/shared-ui/picture';
import type { community } from '../../content/complex';

type RoomId = (typeof community.rooms)[number]['id'];

/** Pictures of the rooms; `null` where none is made yet and the sketch stands in. */
export const roomPictures: Readonly<Record<RoomId, PictureSource | null>> = {
  fitness: null,
  golf: null,
  reading: null,
  daycare: null,
  cafe: null,
  guesthouse: null,
};
