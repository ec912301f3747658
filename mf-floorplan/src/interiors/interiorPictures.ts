import type { PictureSource } from '@riverview/shared-ui/picture';
import { interiorRooms, interiorsContent, sceneOf } from '../content/interiors';
import { plansContent } from '../content/plans';
import type { UnitLabel } from '../content/unitTypes';
import { models } from '../plans/models';
import { roomPictures } from './roomPictures';

/** One picture of a gallery. */
export interface InteriorPicture {
  readonly source: PictureSource;
  /** What it shows: the room, or the model. */
  readonly name: string;
  /** Names the type it was made of. */
  readonly caption: string;
  /** Says what is to be seen. */
  readonly alt: string;
}

/** The gallery of a type: its own rooms, as far as they are made, and its model. Each says whose it is. */
export function interiorPictures(label: UnitLabel): readonly InteriorPicture[] {
  const rooms = roomPictures[label].map(({ room, source }) => {
    const name = interiorRooms[room];
    const caption = interiorsContent.caption(interiorsContent.room(name), label);
    return { source, name, caption, alt: interiorsContent.alt(label, sceneOf(room)) };
  });
  const model = models[label];
  const name = plansContent.modelView;
  if (!model) return rooms;
  const caption = interiorsContent.caption(name, label);
  return [...rooms, { source: model, name, caption, alt: plansContent.modelAlt(label) }];
}
