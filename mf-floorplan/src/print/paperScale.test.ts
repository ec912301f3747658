import { expect, test } from 'vitest';
import { paperScale } from './paperScale';

test('a home of 17.6 by 12.15 m is printed 1:75', () => {
  expect(paperScale(17_600, 12_150)).toEqual({ denominator: 75, width: 17_600 / 75, height: 162 });
});

test('a larger home takes the next smaller scale of the ruler', () => {
  expect(paperScale(22_000, 16_000).denominator).toBe(100);
});

test('a home beyond every usual scale still fits the page', () => {
  const { width, height } = paperScale(90_000, 20_000);
  expect(width).toBeLessThanOrEqual(277);
  expect(height).toBeLessThanOrEqual(168);
});
