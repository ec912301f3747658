import type { SignalStep } from '@platform/contract/signalCounts';
import { expect, test } from 'vitest';
import { readingsOf } from './readings';

const step = (at: string, release: string | null, module: string, tally: SignalStep['tally']): SignalStep => ({
  at,
  release,
  module,
  tally,
});
const steps = [
  step('2026-11-20T00', 'live/40', 'mf-home@aaaaaa', { views: 10, visits: 8, goals: 2, LCP2: 4 }),
  step('2026-11-20T00', 'live/40', 'mf-plans@bbbbbb', { views: 3 }),
  step('2026-11-20T12', 'live/41', 'mf-home@aaaaaa', { views: 20, visits: 10, LCP10: 4 }),
  step('2026-11-20T12', 'live/41', 'mf-plans@cccccc', { views: 30, errors: 7 }),
  step('2026-11-20T12', null, 'mf-plans@cccccc', { views: 1 }),
];
const readings = readingsOf({ days: 7, stepHours: 6, steps });

test('time goes on where nothing was counted', () => {
  expect(readings.times).toHaveLength(3);
  expect(readings.site.series.map(({ views }) => views)).toEqual([13, 0, 51]);
  expect(readings.site.total).toMatchObject({ views: 64, visits: 18, goals: 2, errors: 7, goalRate: 2 / 18 });
});

test('modules come by their views, their releases newest first', () => {
  expect(readings.modules.map(({ module }) => module)).toEqual(['mf-plans', 'mf-home']);
  expect(readings.modules[0]?.rows.map(({ release, version }) => [release, version])).toEqual([
    [null, 'cccccc'],
    ['live/41', 'cccccc'],
    ['live/40', 'bbbbbb'],
  ]);
});

test('what was measured is said for each release, and nothing where nothing was', () => {
  const [later, earlier] = readings.modules[1]?.rows ?? [];
  expect(later).toMatchObject({ release: 'live/41', goalRate: 0, INP: null });
  expect(later?.LCP).toBeGreaterThan(2500);
  expect(earlier?.LCP).toBeLessThan(600);
  expect(readings.modules[0]?.rows[1]).toMatchObject({ errors: 7, goalRate: null });
});

test('a release is marked where it is first seen, unless it was there from the beginning', () => {
  expect(readings.site.marks).toEqual([{ release: 'live/41', at: 2 }]);
});

test('nothing counted is nothing shown', () => {
  expect(readingsOf({ days: 1, stepHours: 1, steps: [] })).toMatchObject({ times: [], modules: [] });
});
