// Written by `npm run art` from art/masters; a change belongs there.
import type { UnitLabel } from '../unitTypes';
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
  '84B': {
    full: plan84B,
    reduced: plan84BReduced,
    viewBox: [-1750, -1750, 15000, 13300],
    rooms: [
      { name: '거실', area: 15.7 },
      { name: '주방·식당', area: 10.9 },
      { name: '복도', area: null },
      { name: '현관', area: null },
      { name: '침실 1', area: 16.7 },
      { name: '침실 2', area: 14.6 },
      { name: '침실 3', area: 8.7 },
      { name: '드레스룸', area: null },
      { name: '부부욕실', area: null },
      { name: '공용욕실', area: null },
      { name: '현관창고', area: null },
      { name: '다용도실', area: null },
      { name: '실외기실', area: null },
      { name: '발코니', area: null },
    ],
  },
  '115': {
    full: plan115,
    reduced: plan115Reduced,
    viewBox: [-1750, -1750, 19200, 12700],
    rooms: [
      { name: '거실', area: 20.5 },
      { name: '주방·식당', area: 13 },
      { name: '복도', area: null },
      { name: '현관', area: null },
      { name: '침실 1', area: 16.8 },
      { name: '침실 2', area: 12.2 },
      { name: '침실 3', area: 13.7 },
      { name: '침실 4', area: 9.8 },
      { name: '드레스룸', area: null },
      { name: '부부욕실', area: null },
      { name: '공용욕실', area: null },
      { name: '현관창고', area: null },
      { name: '다용도실', area: null },
      { name: '실외기실', area: null },
      { name: '발코니', area: null },
    ],
  },
  '142A': {
    full: plan142A,
    reduced: plan142AReduced,
    viewBox: [-1750, -1750, 21300, 13400],
    rooms: [
      { name: '거실', area: 25.4 },
      { name: '주방·식당', area: 12.8 },
      { name: '복도', area: null },
      { name: '현관', area: null },
      { name: '침실 1', area: 24.2 },
      { name: '침실 2', area: 14.9 },
      { name: '침실 3', area: 16.4 },
      { name: '침실 4', area: 10.8 },
      { name: '드레스룸', area: null },
      { name: '부부욕실', area: null },
      { name: '공용욕실', area: null },
      { name: '현관창고', area: null },
      { name: '보조주방', area: null },
      { name: '실외기실', area: null },
      { name: '발코니', area: null },
    ],
  },
  '142B': {
    full: plan142B,
    reduced: plan142BReduced,
    viewBox: [-1750, -1750, 18500, 15650],
    rooms: [
      { name: '거실', area: 26.6 },
      { name: '주방·식당', area: 19.1 },
      { name: '복도', area: null },
      { name: '현관', area: null },
      { name: '침실 1', area: 27.7 },
      { name: '침실 2', area: 24.3 },
      { name: '침실 3', area: 15.4 },
      { name: '드레스룸', area: null },
      { name: '부부욕실', area: null },
      { name: '공용욕실', area: null },
      { name: '현관창고', area: null },
      { name: '다용도실', area: null },
      { name: '실외기실', area: null },
      { name: '발코니', area: null },
    ],
  },
  '182': {
    full: plan182,
    reduced: plan182Reduced,
    viewBox: [-1750, -1750, 24600, 14050],
    rooms: [
      { name: '거실', area: 34.1 },
      { name: '주방·식당', area: 12.6 },
      { name: '복도', area: null },
      { name: '현관', area: null },
      { name: '침실 1', area: 21.3 },
      { name: '침실 2', area: 17.4 },
      { name: '침실 3', area: 18.8 },
      { name: '침실 4', area: 11.8 },
      { name: '드레스룸', area: null },
      { name: '부부욕실', area: null },
      { name: '공용욕실', area: null },
      { name: '현관창고', area: null },
      { name: '침실욕실', area: null },
      { name: '보조주방', area: null },
      { name: '실외기실', area: null },
      { name: '서재', area: 16.3 },
      { name: '팬트리', area: null },
      { name: '발코니', area: null },
    ],
  },
};
