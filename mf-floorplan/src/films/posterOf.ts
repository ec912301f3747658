import type { PictureSource } from '@riverview/shared-ui/picture';
import { living84A } from '@riverview/site/pictures/living-84A';
import type { GuideFilmId } from '../content/films';
import { filmLocationPoster } from '../pictures/film-location-poster';
import { living115 } from '../pictures/living-115';

const posters: Readonly<Record<GuideFilmId, PictureSource>> = {
  location: filmLocationPoster,
  '84A': living84A,
  '115': living115,
};

/** What a film shows, for its place before it plays. */
export const posterOf = (id: GuideFilmId): PictureSource => posters[id];
