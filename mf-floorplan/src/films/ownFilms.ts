import type { PictureSource } from '@riverview/shared-ui/picture';
import type { GuideFilmId } from '../content/films';
import type { UnitLabel } from '../content/unitTypes';
import { interiorPictures } from '../interiors/interiorPictures';
import { riverDay } from '../pictures/river-day';

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

const roomOf = (label: UnitLabel): PictureSource => interiorPictures(label)[0]?.source ?? riverDay;

/** What stands in a film's place before it plays. */
export const filmPosters: Readonly<Record<GuideFilmId, PictureSource>> = {
  location: riverDay,
  '84A': roomOf('84A'),
  '115': roomOf('115'),
};
