export { type DescribedFilm, filmData } from './filmData';
