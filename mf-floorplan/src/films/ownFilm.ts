import type { FilmFiles } from '@riverview/shared-ui/film-player';

/** A film made here, in its sizes and formats. */
export interface OwnFilm extends FilmFiles {
  readonly seconds: number;
  /** ISO 8601 date. */
  readonly madeOn: string;
}
