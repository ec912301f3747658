// Written by `npm run art` from art/masters; a change belongs there.
import { planRooms } from '../content/planRooms';
import type { UnitLabel } from '../content/unitTypes';
import plan84A from './plan-84A.svg';
import plan84AReduced from './plan-84A-reduced.svg';
import plan84B from './plan-84B.svg';
import plan84BReduced from './plan-84B-reduced.svg';
import plan115 from './plan-115.svg';
import plan115Reduced from './plan-115-reduced.svg';
import plan142A from './plan-142A.svg';
import plan142AReduced from './plan-142A-reduced.svg';
import plan142B from './plan-142B.svg';
import plan142BReduced from './plan-142B-reduced.svg';
import plan182 from './plan-182.svg';
import plan182Reduced from './plan-182-reduced.svg';
import type { PlanDrawing } from './planDrawing';

/** The plans that are drawn so far. A type without an entry is shown as being prepared. */
export const drawings: Readonly<Partial<Record<UnitLabel, PlanDrawing>>> = {
  '84A': {
    full: plan84A,
    reduced: { src: plan84AReduced, viewBox: [-320, -520, 14640, 9240] },
    viewBox: [-1750, -1750, 17600, 11800],
    rooms: planRooms['84A'],
  },
  '84B': {
    full: plan84B,
    reduced: { src: plan84BReduced, viewBox: [-320, -520, 12040, 10740] },
    viewBox: [-1750, -1750, 15000, 13300],
    rooms: planRooms['84B'],
  },
  '115': {
    full: plan115,
    reduced: { src: plan115Reduced, viewBox: [-320, -520, 16240, 10140] },
    viewBox: [-1750, -1750, 19200, 12700],
    rooms: planRooms['115'],
  },
  '142A': {
    full: plan142A,
    reduced: { src: plan142AReduced, viewBox: [-320, -520, 18340, 10840] },
    viewBox: [-1750, -1750, 21300, 13400],
    rooms: planRooms['142A'],
  },
  '142B': {
    full: plan142B,
    reduced: { src: plan142BReduced, viewBox: [-320, -520, 15540, 13090] },
    viewBox: [-1750, -1750, 18500, 15650],
    rooms: planRooms['142B'],
  },
  '182': {
    full: plan182,
    reduced: { src: plan182Reduced, viewBox: [-320, -520, 21640, 11490] },
    viewBox: [-1750, -1750, 24600, 14050],
    rooms: planRooms['182'],
  },
};
