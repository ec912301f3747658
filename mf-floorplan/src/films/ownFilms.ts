// Written by `npm run art` from art/masters; a change belongs there.
import type { GuideFilmId } from '../content/films';
import captions84A from './made/film-84A.vtt';
import mp484A from './made/film-84A-720.mp4';
import webm84A from './made/film-84A-720.webm';
import wide84A from './made/film-84A-1080.mp4';
import captions115 from './made/film-115.vtt';
import mp4115 from './made/film-115-720.mp4';
import webm115 from './made/film-115-720.webm';
import wide115 from './made/film-115-1080.mp4';
import captionsLocation from './made/film-location.vtt';
import mp4Location from './made/film-location-720.mp4';
import webmLocation from './made/film-location-720.webm';
import wideLocation from './made/film-location-1080.mp4';
import type { OwnFilm } from './ownFilm';

/** The films that are made so far; one that is missing is still being prepared. */
export const ownFilms: Readonly<Partial<Record<GuideFilmId, OwnFilm>>> = {
  location: {
    wide: wideLocation,
    webm: webmLocation,
    mp4: mp4Location,
    captions: captionsLocation,
    seconds: 33,
    madeOn: '2026-11-20',
  },
  '84A': { wide: wide84A, webm: webm84A, mp4: mp484A, captions: captions84A, seconds: 33, madeOn: '2026-11-20' },
  '115': { wide: wide115, webm: webm115, mp4: mp4115, captions: captions115, seconds: 29, madeOn: '2026-11-20' },
};
