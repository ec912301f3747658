import type { PictureSource } from '@riverview/shared-ui/picture';
import { pano84ABed2 } from '../../pictures/pano-84A-bed2';
import { pano84AHall } from '../../pictures/pano-84A-hall';
import { pano84AKitchen } from '../../pictures/pano-84A-kitchen';
import { pano84ALiving } from '../../pictures/pano-84A-living';
import { pano84AMaster } from '../../pictures/pano-84A-master';
import { pano115Bed2 } from '../../pictures/pano-115-bed2';
import { pano115Hall } from '../../pictures/pano-115-hall';
import { pano115Kitchen } from '../../pictures/pano-115-kitchen';
import { pano115Living } from '../../pictures/pano-115-living';
import { pano115Master } from '../../pictures/pano-115-master';
import type { SceneId, TourLabel } from '../tour';

/** The panoramas of each type's places. */
export const panoramas: Readonly<Record<TourLabel, Readonly<Partial<Record<SceneId, PictureSource>>>>> = {
  '84A': {
    living: pano84ALiving,
    kitchen: pano84AKitchen,
    master: pano84AMaster,
    bed2: pano84ABed2,
    hall: pano84AHall,
  },
  '115': {
    living: pano115Living,
    kitchen: pano115Kitchen,
    master: pano115Master,
    bed2: pano115Bed2,
    hall: pano115Hall,
  },
};
