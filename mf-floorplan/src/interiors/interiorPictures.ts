import type { PictureSource } from '@riverview/shared-ui/picture';
import { interiorRooms } from '../content/interiors';
import { dining } from '../pictures/dining';
import { living } from '../pictures/living';
import { livingP } from '../pictures/living-p';
import type { interiorLabels, UnitLabel } from '../unitTypes';

/** One picture of a gallery. */
export interface InteriorPicture {
  readonly source: PictureSource;
  readonly room: string;
  /** The type it was made of; the caption says so where it is another one. */
  readonly of: UnitLabel;
}

const of84A: readonly InteriorPicture[] = [
  { source: living, room: interiorRooms.living, of: '84A' },
  { source: dining, room: interiorRooms.dining, of: '84A' },
  { source: livingP, room: interiorRooms.window, of: '84A' },
];

/** The gallery of each interior page. */
export const interiorPictures: Readonly<Record<(typeof interiorLabels)[number], readonly InteriorPicture[]>> = {
  '84A': of84A,
  '115': of84A,
  '142A': of84A,
};
