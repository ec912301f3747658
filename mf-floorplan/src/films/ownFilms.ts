import type { PictureSource } from '@riverview/shared-ui/picture';
import type { GuideFilmId } from '../content/films';
import { dining } from '../pictures/dining';
import { living } from '../pictures/living';
import { riverday } from '../pictures/riverday';

/** A film made here: H.264 for every browser, captions, and the day it was made. */
export interface OwnFilm {
  readonly mp4: string;
  /** WebVTT, Korean. */
  readonly captions: string;
  /** ISO 8601 date. */
  readonly madeOn: string;
  /** ISO 8601 duration. */
  readonly duration: string;
}

/** The films that are made so far; `null` is still being prepared. */
export const ownFilms: Readonly<Record<GuideFilmId, OwnFilm | null>> = { location: null, '84A': null, '115': null };

/** What stands in a film's place before it plays. */
export const filmPosters: Readonly<Record<GuideFilmId, PictureSource>> = {
  location: riverday,
  '84A': living,
  '115': dining,
};
