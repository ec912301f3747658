// Written by `npm run art` from art/masters; a change belongs there.
import { sceneNames } from '../content/modelHouse';
import type { tourLabels } from '../content/unitTypes';
import { pano84ALiving } from '../pictures/pano-84A-living';
import type { Tour } from './tour';

/** The walks that are made so far; `null` is still being prepared. */
export const tours: Readonly<Record<(typeof tourLabels)[number], Tour | null>> = {
  '84A': {
    scenes: [
      {
        id: 'living',
        name: sceneNames.living,
        panorama: pano84ALiving,
        yaw: 180,
        x: 8050,
        y: 5350,
        start: { heading: 160, pitch: -4, fov: 68 },
      },
    ],
  },
  '115': null,
};
