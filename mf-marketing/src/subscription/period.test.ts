import { expect, test } from 'vitest';
import { afterMonths, birthday, isDay, wholeMonths } from './period';

test.each([
  ['2026-01-31', 1, '2026-03-01'],
  ['2026-08-31', 6, '2027-03-01'],
  ['2026-03-31', 1, '2026-05-01'],
  ['2026-05-22', 6, '2026-11-22'],
  ['1996-02-29', 360, '2026-03-01'],
  ['1996-02-29', 336, '2024-02-29'],
  ['2026-12-31', 2, '2027-03-01'],
  ['2024-01-01', -24, '2022-01-01'],
  ['2024-02-29', -60, '2019-02-28'],
])('%s and %i months is %s', (day, months, then) => {
  expect(afterMonths(day, months)).toBe(then);
});

test.each([
  ['2026-05-22', '2026-11-21', 5],
  ['2026-05-22', '2026-11-22', 6],
  ['2026-05-31', '2026-11-30', 5],
  ['2026-05-31', '2026-12-01', 6],
  ['2024-02-29', '2025-02-28', 11],
  ['2024-02-29', '2025-03-01', 12],
  ['2026-11-22', '2026-11-22', 0],
  ['2026-11-22', '2026-11-21', 0],
  ['2026-11-22', '2025-01-01', 0],
  ['1986-03-02', '2026-11-22', 488],
])('from %s to %s are %i whole months', (start, end, months) => {
  expect(wholeMonths(start, end)).toBe(months);
});

test('somebody born on the 29th of February turns thirty on the 1st of March', () => {
  expect(birthday('1996-02-29', 30)).toBe('2026-03-01');
});

test.each([
  ['2026-11-22', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['1899-12-31', false],
  ['26-01-01', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
