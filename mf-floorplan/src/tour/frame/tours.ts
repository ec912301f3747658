// Written by `npm run art` from art/masters; a change belongs there.

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
import plan84A from '../../plans/plan-84A-reduced.svg';
import plan115 from '../../plans/plan-115-reduced.svg';
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
        ways: [{ to: 'kitchen', heading: 20.6, pitch: -12, arrive: 52.1 }],
      },
      {
        id: 'kitchen',
        panorama: pano84AKitchen,
        yaw: 270,
        x: 9650,
        y: 3350,
        start: { heading: 250, pitch: -4, fov: 68 },
        ways: [
          { to: 'living', heading: 232.1, pitch: -12, arrive: 200.6 },
          { to: 'master', heading: 125.2, pitch: -12, arrive: 152.3 },
          { to: 'hall', heading: 262.2, pitch: -12, arrive: 297.5 },
        ],
      },
      {
        id: 'master',
        panorama: pano84AMaster,
        yaw: 90,
        x: 11250,
        y: 5500,
        start: { heading: 70, pitch: -4, fov: 68 },
        ways: [{ to: 'kitchen', heading: 332.3, pitch: -12, arrive: 305.2 }],
      },
      {
        id: 'bed2',
        panorama: pano84ABed2,
        yaw: 180,
        x: 1500,
        y: 5750,
        start: { heading: 160, pitch: -4, fov: 68 },
        ways: [{ to: 'hall', heading: 25.1, pitch: -12, arrive: 69 }],
      },
      {
        id: 'hall',
        panorama: pano84AHall,
        yaw: 180,
        x: 5300,
        y: 3100,
        start: { heading: 160, pitch: -4, fov: 68 },
        ways: [
          { to: 'kitchen', heading: 117.5, pitch: -12, arrive: 82.2 },
          { to: 'bed2', heading: 249, pitch: -12, arrive: 205.1 },
        ],
      },
    ],
  },
  '115': {
    plan: { drawing: plan115, viewBox: [-1750, -1750, 19200, 12700] },
    scenes: [
      {
        id: 'living',
        panorama: pano115Living,
        yaw: 180,
        x: 7600,
        y: 6450,
        start: { heading: 160, pitch: -4, fov: 68 },
        ways: [{ to: 'kitchen', heading: 42.8, pitch: -12, arrive: 51 }],
      },
      {
        id: 'kitchen',
        panorama: pano115Kitchen,
        yaw: 270,
        x: 10500,
        y: 3710,
        start: { heading: 250, pitch: -4, fov: 68 },
        ways: [
          { to: 'living', heading: 231, pitch: -12, arrive: 222.8 },
          { to: 'master', heading: 136.6, pitch: -12, arrive: 152.4 },
          { to: 'hall', heading: 259.8, pitch: -12, arrive: 281.2 },
        ],
      },
      {
        id: 'master',
        panorama: pano115Master,
        yaw: 90,
        x: 12350,
        y: 6650,
        start: { heading: 70, pitch: -4, fov: 68 },
        ways: [{ to: 'kitchen', heading: 332.4, pitch: -12, arrive: 316.6 }],
      },
      {
        id: 'bed2',
        panorama: pano115Bed2,
        yaw: 180,
        x: 3640,
        y: 6550,
        start: { heading: 160, pitch: -4, fov: 68 },
        ways: [{ to: 'hall', heading: 5.5, pitch: -12, arrive: 63.4 }],
      },
      {
        id: 'hall',
        panorama: pano115Hall,
        yaw: 120,
        x: 5500,
        y: 4050,
        start: { heading: 100, pitch: -4, fov: 68 },
        ways: [
          { to: 'kitchen', heading: 101.2, pitch: -12, arrive: 79.8 },
          { to: 'bed2', heading: 243.4, pitch: -12, arrive: 185.5 },
        ],
      },
    ],
  },
};
