/** A film made here, in its sizes and formats. */
export interface OwnFilm {
  /** H.264, 1920 × 1080, for wide screens. */
  readonly wide: string;
  /** VP9, 1280 × 720: two thirds of the bytes. */
  readonly webm: string;
  /** H.264, 1280 × 720, for every browser. */
  readonly mp4: string;
  /** WebVTT, Korean. */
  readonly captions: string;
  readonly seconds: number;
  /** ISO 8601 date. */
  readonly madeOn: string;
}
