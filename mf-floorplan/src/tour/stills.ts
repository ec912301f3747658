import { sceneNames } from '../content/modelHouse';
import { plansContent } from '../content/plans';
import { dining } from '../pictures/dining';
import { dollhouse } from '../pictures/dollhouse';
import { living } from '../pictures/living';
import type { tourLabels } from '../unitTypes';
import type { Still } from './tour';

/** Still pictures of each tour's places. */
export const stills: Readonly<Record<(typeof tourLabels)[number], readonly Still[]>> = {
  '84A': [
    { source: living, caption: sceneNames.living },
    { source: dining, caption: sceneNames.dining },
    { source: dollhouse, caption: plansContent.modelView },
  ],
  '115': [],
};
