import type { PictureSource } from '@riverview/shared-ui/picture';
import type { GuideFilmId } from '../content/films';
import { interiorPictures } from '../interiors/interiorPictures';
import { riverDay } from '../pictures/river-day';
import { ownFilms } from './ownFilms';

/** What stands in a film's place before it plays: its own first picture or, until it is made, one of its subject. */
export function posterOf(id: GuideFilmId): PictureSource {
  const own = ownFilms[id];
  if (own) return own.poster;
  return id === 'location' ? riverDay : (interiorPictures(id)[0]?.source ?? riverDay);
}
