import { expect, test } from 'vitest';
import { isoDate, koreanDate, koreanDateTime } from './dates';

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
