// Written by `npm run plans` from the drawings in art/masters; a change belongs there.
import type { UnitLabel } from '../unitTypes';
import plan84A from './plan-84A.svg';
import plan84AReduced from './plan-84A-reduced.svg';
import type { PlanDrawing } from './planDrawing';

/** The plans that are drawn so far. A type without an entry is shown as being prepared. */
export const drawings: Readonly<Partial<Record<UnitLabel, PlanDrawing>>> = {
  '84A': {
    full: plan84A,
    reduced: plan84AReduced,
    viewBox: [-1750, -1750, 17600, 11800],
    rooms: [
      { name: '거실', area: 17.1 },
      { name: '주방·식당', area: 9.9 },
      { name: '복도', area: null },
      { name: '현관', area: null },
      { name: '침실 1', area: 11.9 },
      { name: '침실 2', area: 12.1 },
      { name: '침실 3', area: 10.8 },
      { name: '드레스룸', area: null },
      { name: '부부욕실', area: null },
      { name: '공용욕실', area: null },
      { name: '팬트리', area: null },
      { name: '다용도실', area: null },
      { name: '실외기실', area: null },
      { name: '발코니', area: null },
    ],
  },
};
