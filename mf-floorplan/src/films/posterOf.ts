import type { PictureSource } from '@riverview/shared-ui/picture';
import type { GuideFilmId } from '../content/films';
import { riverDay } from '../pictures/river-day';
import { filmPosters } from './filmPosters';

/** What stands in a film's place before it plays: a moment of the film, the river while it is being made. */
export const posterOf = (id: GuideFilmId): PictureSource => filmPosters[id] ?? riverDay;
