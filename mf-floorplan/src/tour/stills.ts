import { interiorRooms, interiorsContent, sceneOf } from '../content/interiors';
import { plansContent } from '../content/plans';
import type { UnitLabel } from '../content/unitTypes';
import { roomPictures } from '../interiors/roomPictures';
import { models } from '../plans/models';
import type { Still } from './tour';

/** Still pictures of a type's places, as far as they are made. */
export function stillsOf(label: UnitLabel): readonly Still[] {
  const model = models[label];
  return [
    ...roomPictures[label].map(({ room, source }) => ({
      source,
      caption: interiorRooms[room],
      alt: interiorsContent.alt(label, sceneOf(room)),
    })),
    ...(model ? [{ source: model, caption: plansContent.modelView, alt: plansContent.modelAlt(label) }] : []),
  ];
}
