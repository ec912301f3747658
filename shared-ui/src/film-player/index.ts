export { FilmPlayer, type FilmPlayerProps, type FilmWords } from './FilmPlayer';
export type { FilmFiles, OwnFilm } from './FilmSources';
