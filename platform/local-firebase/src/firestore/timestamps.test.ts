import { expect, test } from 'vitest';
import { CommitClock, canonicalTimestamp, parseTimestamp } from './timestamps';

test.each([
  ['2025-11-18T01:20:00.000Z', '2025-11-18T01:20:00Z'],
  ['2025-11-18T01:20:00.24Z', '2025-11-18T01:20:00.240Z'],
  ['2025-11-18T01:20:00.000001Z', '2025-11-18T01:20:00.000001Z'],
  ['2025-11-18T01:20:00.100000000Z', '2025-11-18T01:20:00.100Z'],
  ['1969-12-31T23:59:59.5Z', '1969-12-31T23:59:59.500Z'],
])('%s is written %s', (text, canonical) => {
  expect(canonicalTimestamp(text)).toBe(canonical);
  expect(parseTimestamp(canonical)).toBe(parseTimestamp(text));
});

test.each(['2025-11-18', '2025-13-01T00:00:00Z', '2025-11-18T01:20:00+09:00', '', null, 5])('%j is refused', (text) => {
  expect(() => parseTimestamp(text)).toThrow('timestampValue');
});

test('a commit is never of the same time as the one before', () => {
  const clock = new CommitClock();
  const times = Array.from({ length: 1000 }, () => clock.now());
  expect(new Set(times).size).toBe(1000);
  expect([...times].sort()).toEqual(times);
});
