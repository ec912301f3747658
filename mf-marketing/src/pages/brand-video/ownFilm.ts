import type { OwnFilm } from '@riverview/shared-ui/film-player';
import facts from '../../films/film-promotion.json';
import captions from '../../films/film-promotion.vtt';
import smallMp4 from '../../films/film-promotion-720.mp4';
import smallWebm from '../../films/film-promotion-720.webm';
import wideMp4 from '../../films/film-promotion-1080.mp4';
import wideWebm from '../../films/film-promotion-1080.webm';
import chapters from '../../films/film-promotion-chapters.vtt';

/** The promotional film; `null` would say that it is being made. */
export const ownFilm: OwnFilm | null = {
  wide: { webm: wideWebm, mp4: wideMp4 },
  small: { webm: smallWebm, mp4: smallMp4 },
  captions,
  chapters,
  ...facts,
};
