export { type FilmOrigins, filmOrigins } from './filmOrigins';
export { type FilmSource, filmSource } from './filmSource';
export { UnknownFilmAddress } from './UnknownFilmAddress';
