import { expect, test } from 'vitest';
import { endOfQuiet } from './quietHours';

const night = { from: '21:00', to: '08:00' };
/** Seoul's clock. */
const at = (time: string): number => Date.parse(`${time}+09:00`);

test.each([
  ['2026-11-23T20:59:59', null],
  ['2026-11-23T21:00:00', '2026-11-24T08:00:00'],
  ['2026-11-23T23:59:59', '2026-11-24T08:00:00'],
  ['2026-11-24T00:00:00', '2026-11-24T08:00:00'],
  ['2026-11-24T07:59:59', '2026-11-24T08:00:00'],
  ['2026-11-24T08:00:00', null],
  ['2026-12-31T22:30:00', '2027-01-01T08:00:00'],
])('%s is quiet until %s', (time, end) => {
  expect(endOfQuiet(at(time), night)).toBe(end && at(end));
});

test('hours within a day, and none', () => {
  expect(endOfQuiet(at('2026-11-23T12:30:00'), { from: '12:00', to: '13:00' })).toBe(at('2026-11-23T13:00:00'));
  expect(endOfQuiet(at('2026-11-23T13:00:00'), { from: '12:00', to: '13:00' })).toBeNull();
  expect(endOfQuiet(at('2026-11-23T03:00:00'), null)).toBeNull();
});
