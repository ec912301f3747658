// Written by `npm run art` from art/masters; a change belongs there.
import type { GuideFilmId } from '../content/films';
import captions84A from './made/film-84A.vtt';
import film84A720Mp4 from './made/film-84A-720.mp4';
import film84A720Webm from './made/film-84A-720.webm';
import film84A1080Mp4 from './made/film-84A-1080.mp4';
import film84A1080Webm from './made/film-84A-1080.webm';
import captions115 from './made/film-115.vtt';
import film115720Mp4 from './made/film-115-720.mp4';
import film115720Webm from './made/film-115-720.webm';
import film1151080Mp4 from './made/film-115-1080.mp4';
import film1151080Webm from './made/film-115-1080.webm';
import captionsLocation from './made/film-location.vtt';
import filmLocation720Mp4 from './made/film-location-720.mp4';
import filmLocation720Webm from './made/film-location-720.webm';
import filmLocation1080Mp4 from './made/film-location-1080.mp4';
import filmLocation1080Webm from './made/film-location-1080.webm';
import type { OwnFilm } from './ownFilm';

/** The films that are made so far; one that is missing is still being prepared. */
export const ownFilms: Readonly<Partial<Record<GuideFilmId, OwnFilm>>> = {
  location: {
    wide: { webm: filmLocation1080Webm, mp4: filmLocation1080Mp4 },
    small: { webm: filmLocation720Webm, mp4: filmLocation720Mp4 },
    captions: captionsLocation,
    seconds: 39,
    madeOn: '2026-11-20',
  },
  '84A': {
    wide: { webm: film84A1080Webm, mp4: film84A1080Mp4 },
    small: { webm: film84A720Webm, mp4: film84A720Mp4 },
    captions: captions84A,
    seconds: 33,
    madeOn: '2026-11-20',
  },
  '115': {
    wide: { webm: film1151080Webm, mp4: film1151080Mp4 },
    small: { webm: film115720Webm, mp4: film115720Mp4 },
    captions: captions115,
    seconds: 29,
    madeOn: '2026-11-20',
  },
};
