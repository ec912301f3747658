import { guideFilms } from '../src/content/films';
import { tourLabels, unitLabels } from '../src/content/unitTypes';

const filmForms = ['-1080.webm', '-1080.mp4', '-720.webm', '-720.mp4', '.vtt', '.json'];

/** What is taken from `art/masters`, by the folder of `src/` it goes to. */
export const taken: Readonly<Record<string, readonly string[]>> = {
  plans: unitLabels.flatMap((label) => [`plan-${label}.svg`, `plan-${label}-reduced.svg`]),
  // In content, for the names of rooms are read by visitors.
  'content/plans': unitLabels.flatMap((label) => [`plan-${label}.json`, `areas-${label}.json`]),
  tour: tourLabels.map((label) => `tour-${label}.json`),
  films: guideFilms.flatMap(({ id }) => filmForms.map((form) => `film-${id}${form}`)),
};
