/** A film made here, with its captions. */
export interface OwnFilm {
  /** H.264, 1920 × 1080 and 1280 × 720. */
  readonly large: string;
  readonly small: string;
  /** WebVTT, Korean. */
  readonly captions: string;
}

/** The promotional film; `null` while it is being made. */
export const ownFilm: OwnFilm | null = null;
