import captions from '../../films/film-promotion.vtt';
import small from '../../films/film-promotion-720.mp4';
import large from '../../films/film-promotion-1080.mp4';

/** A film made here, with its captions. */
export interface OwnFilm {
  /** H.264, 1920 × 1080 and 1280 × 720. */
  readonly large: string;
  readonly small: string;
  /** WebVTT, Korean. */
  readonly captions: string;
  /** ISO 8601 duration, and the day it was made. */
  readonly duration: string;
  readonly madeOn: string;
}

/** The promotional film; `null` would say that it is being made. */
export const ownFilm: OwnFilm | null = { large, small, captions, duration: 'PT45S', madeOn: '2026-11-20' };
