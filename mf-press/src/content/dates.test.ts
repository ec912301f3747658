import { expect, test } from 'vitest';
import { fromSeoulField, isoDate, koreanDate, koreanDateTime, toSeoulField } from './dates';

const at = (iso: string) => ({ seconds: Date.parse(iso) / 1000, nanoseconds: 0 });

test.each([
  ['2025-11-18T01:20:00Z', '2025. 11. 18. 오전 10:20'],
  ['2025-11-18T14:59:59Z', '2025. 11. 18. 오후 11:59'],
  ['2025-11-18T15:00:00Z', '2025. 11. 19. 오전 12:00'],
  ['2025-12-31T15:00:00Z', '2026. 1. 1. 오전 12:00'],
  ['2025-03-01T03:05:00Z', '2025. 3. 1. 오후 12:05'],
])('%s is %s in Seoul, wherever the reader is', (iso, expected) => {
  expect(koreanDateTime(at(iso))).toBe(expected);
  expect(koreanDate(at(iso))).toBe(expected.slice(0, expected.indexOf('오') - 1));
});

test('machines get the instant', () => {
  expect(isoDate({ seconds: 1, nanoseconds: 240_999_999 })).toBe('1970-01-01T00:00:01.240Z');
});

test.each([
  ['2026-12-01T10:00', '2026-12-01T01:00:00.000Z'],
  ['2026-12-01T10:00:30', '2026-12-01T01:00:30.000Z'],
  ['', undefined],
  ['2026-12-01', undefined],
  ['2026-13-45T10:00', undefined],
  ['내일 10시', undefined],
])('the field %j means %s', (value, iso) => {
  expect(fromSeoulField(value)?.toISOString()).toBe(iso);
});

test('an instant stands in a field as a clock in Seoul shows it', () => {
  const instant = { seconds: Date.parse('2026-12-31T15:00:00Z') / 1000, nanoseconds: 0 };
  expect(toSeoulField(instant)).toBe('2027-01-01T00:00');
});
