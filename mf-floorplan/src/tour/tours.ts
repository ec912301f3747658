import { sceneNames } from '../content/modelHouse';
import type { tourLabels } from '../unitTypes';
import living1024 from './panoramas/84A-living-1024.webp';
import livingSmallAvif from './panoramas/84A-living-2048.avif';
import livingSmallWebp from './panoramas/84A-living-2048.webp';
import livingLargeAvif from './panoramas/84A-living-4096.avif';
import livingLargeWebp from './panoramas/84A-living-4096.webp';
import type { Tour } from './tour';

/** The walks that are made so far; `null` is still being prepared. */
export const tours: Readonly<Record<(typeof tourLabels)[number], Tour | null>> = {
  '84A': {
    scenes: [
      {
        id: 'living',
        name: sceneNames.living,
        panorama: {
          preview: living1024,
          small: [livingSmallAvif, livingSmallWebp],
          large: [livingLargeAvif, livingLargeWebp],
        },
        yaw: 180,
        x: 8050,
        y: 5350,
        start: { heading: 160, pitch: -4, fov: 68 },
      },
    ],
  },
  '115': null,
};
