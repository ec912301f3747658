export { type FilmSource, filmSource } from './filmSource';
export { UnknownFilmAddress } from './UnknownFilmAddress';
