// Written by `npm run art` from art/masters; a change belongs there.
import type { GuideFilmId } from '../content/films';
import type { OwnFilm } from './ownFilm';

/** The films that are made so far; one that is missing is still being prepared. */
export const ownFilms: Readonly<Partial<Record<GuideFilmId, OwnFilm>>> = {};
