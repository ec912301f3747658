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

/** The type whose rooms stand in for those of another that have not been seen yet. */
const standIn: UnitLabel = '84A';

/** The gallery of a type: its own rooms, those of the stand-in that it lacks, and its model. Each says whose it is. */
export function interiorPictures(label: UnitLabel): readonly InteriorPicture[] {
  const own = roomPictures[label];
  const borrowed = roomPictures[standIn].filter(({ room }) => !own.some((picture) => picture.room === room));
  const pictures = [
    ...own.map((picture) => ({ ...picture, of: label })),
    ...(label === standIn ? [] : borrowed.map((picture) => ({ ...picture, of: standIn }))),
  ].map(({ room, source, of }) => {
    const name = interiorRooms[room];
    const caption = interiorsContent.caption(interiorsContent.room(name), label, of);
    return { source, name, caption, alt: interiorsContent.alt(of, sceneOf(room)) };
  });
  const of = models[label] ? label : standIn;
  const model = models[of];
  const name = plansContent.modelView;
  if (!model) return pictures;
  const caption = interiorsContent.caption(name, label, of);
  return [...pictures, { source: model, name, caption, alt: plansContent.modelAlt(of) }];
}
