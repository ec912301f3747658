import type { PictureSource } from '@riverview/shared-ui/picture';
import type { GuideFilmId } from '../content/films';
import { roomPictures } from '../interiors/roomPictures';
import { riverDay } from '../pictures/river-day';
import { models } from '../plans/models';

/** What stands in a film's place before it plays: a calm picture of its subject, the room or the model of a type, the river otherwise. */
export function posterOf(id: GuideFilmId): PictureSource {
  if (id === 'location') return riverDay;
  return roomPictures[id][0]?.source ?? models[id] ?? riverDay;
}
