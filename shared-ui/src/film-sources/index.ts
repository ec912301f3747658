export { type FilmFiles, FilmSources } from './FilmSources';
