// Written by `npm run art` from art/masters; a change belongs there.

import { pano84ALiving } from '../../pictures/pano-84A-living';
import plan84A from '../../plans/plan-84A-reduced.svg';
import type { TourLabel } from '../tour';
import type { Tour } from './scene';

/** The walks that are made so far; `null` is still being prepared. */
export const tours: Readonly<Record<TourLabel, Tour | null>> = {
  '84A': {
    plan: { drawing: plan84A, viewBox: [-1750, -1750, 17600, 11800] },
    scenes: [
      {
        id: 'living',
        panorama: pano84ALiving,
        yaw: 180,
        x: 8050,
        y: 5350,
        start: { heading: 160, pitch: -4, fov: 68 },
        ways: [],
      },
    ],
  },
  '115': null,
};
