import type { OwnFilm } from '@riverview/shared-ui/film-player';
import type { GuideFilmId } from '../content/films';
import facts84A from './film-84A.json';
import captions84A from './film-84A.vtt';
import film84A720Mp4 from './film-84A-720.mp4';
import film84A720Webm from './film-84A-720.webm';
import film84A1080Mp4 from './film-84A-1080.mp4';
import film84A1080Webm from './film-84A-1080.webm';
import chapters84A from './film-84A-chapters.vtt';
import facts115 from './film-115.json';
import captions115 from './film-115.vtt';
import film115720Mp4 from './film-115-720.mp4';
import film115720Webm from './film-115-720.webm';
import film1151080Mp4 from './film-115-1080.mp4';
import film1151080Webm from './film-115-1080.webm';
import chapters115 from './film-115-chapters.vtt';
import factsLocation from './film-location.json';
import captionsLocation from './film-location.vtt';
import filmLocation720Mp4 from './film-location-720.mp4';
import filmLocation720Webm from './film-location-720.webm';
import filmLocation1080Mp4 from './film-location-1080.mp4';
import filmLocation1080Webm from './film-location-1080.webm';
import chaptersLocation from './film-location-chapters.vtt';

/** The films that are made so far; one that is missing is still being prepared. */
export const ownFilms: Readonly<Partial<Record<GuideFilmId, OwnFilm>>> = {
  location: {
    wide: { webm: filmLocation1080Webm, mp4: filmLocation1080Mp4 },
    small: { webm: filmLocation720Webm, mp4: filmLocation720Mp4 },
    captions: captionsLocation,
    chapters: chaptersLocation,
    ...factsLocation,
  },
  '84A': {
    wide: { webm: film84A1080Webm, mp4: film84A1080Mp4 },
    small: { webm: film84A720Webm, mp4: film84A720Mp4 },
    captions: captions84A,
    chapters: chapters84A,
    ...facts84A,
  },
  '115': {
    wide: { webm: film1151080Webm, mp4: film1151080Mp4 },
    small: { webm: film115720Webm, mp4: film115720Mp4 },
    captions: captions115,
    chapters: chapters115,
    ...facts115,
  },
};
