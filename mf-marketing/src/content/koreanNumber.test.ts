import { expect, test } from 'vitest';
import { koreanNumber } from './koreanNumber';

test.each([
  [1, '한'],
  [3, '세'],
  [4, '네'],
  [10, '열'],
  [20, '스무'],
  [21, '스물한'],
  [35, '서른다섯'],
  [99, '아흔아홉'],
])('says %i as %s', (count, word) => {
  expect(koreanNumber(count)).toBe(word);
});

test.each([0, 100, 2.5])('leaves %d in digits', (count) => {
  expect(koreanNumber(count)).toBe(String(count));
});
