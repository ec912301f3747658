import type { PictureSource } from '@riverview/shared-ui/picture';
import { interiorRooms, interiorsContent } from '../content/interiors';
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
}

/** The type whose rooms stand in for one that has not been seen yet. */
const standIn: UnitLabel = '84A';

/** The gallery of a type: its own rooms and its model, or, until there are any, those of the type that stands in. */
export function interiorPictures(label: UnitLabel): readonly InteriorPicture[] {
  const of = roomPictures[label].length > 0 ? label : standIn;
  const model = models[of];
  return [
    ...roomPictures[of].map(({ room, source }) => {
      const name = interiorRooms[room];
      return { source, name, caption: interiorsContent.caption(interiorsContent.room(name), label, of) };
    }),
    ...(model
      ? [
          {
            source: model,
            name: plansContent.modelView,
            caption: interiorsContent.caption(plansContent.modelView, label, of),
          },
        ]
      : []),
  ];
}
