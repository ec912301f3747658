import type { PictureSource } from '@riverview/shared-ui/picture';
import type { sceneNames } from '../content/tour';
import type { tourLabels } from '../content/unitTypes';

/** A type that can be walked through. */
export type TourLabel = (typeof tourLabels)[number];

/** A place of a home where one can stand. */
export type SceneId = keyof typeof sceneNames;

/** A still picture of a place, for readers and for machines that cannot draw the sphere. */
export interface Still {
  readonly source: PictureSource;
  readonly caption: string;
  /** Says what is to be seen. */
  readonly alt: string;
}
