import type { PictureSource } from '@riverview/shared-ui/picture';
import type { GuideFilmId } from '../content/films';
import { film84APoster } from '../pictures/film-84A-poster';
import { film115Poster } from '../pictures/film-115-poster';
import { filmLocationPoster } from '../pictures/film-location-poster';

const posters: Readonly<Record<GuideFilmId, PictureSource>> = {
  location: filmLocationPoster,
  '84A': film84APoster,
  '115': film115Poster,
};

/** A moment of a film, for its place before it plays. */
export const posterOf = (id: GuideFilmId): PictureSource => posters[id];
