// Written by `npm run art` from art/masters; a change belongs there.
import type { PictureSource } from '@riverview/shared-ui/picture';
import type { GuideFilmId } from '../content/films';
import { film84APoster } from '../pictures/film-84A-poster';
import { film115Poster } from '../pictures/film-115-poster';
import { filmLocationPoster } from '../pictures/film-location-poster';

/** What stands in the place of each film before it plays. */
export const filmPosters: Readonly<Partial<Record<GuideFilmId, PictureSource>>> = {
  location: filmLocationPoster,
  '84A': film84APoster,
  '115': film115Poster,
};
