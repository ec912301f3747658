import { expect, test } from 'vitest';
import { formatWon, formatWonExactly } from './formatWon';

test.each([
  [0, '0원'],
  [150_000, '15만원'],
  [100_000_000, '1억원'],
  [530_000_000, '5억 3,000만원'],
  [1_000_050_000, '10억 5만원'],
  [1_234_560_000_000, '12,345억 6,000만원'],
])('%i is %s', (won, words) => {
  expect(formatWon(won)).toBe(words);
});

test('says every won where asked to', () => expect(formatWonExactly(5_301_230)).toBe('5,301,230원'));
