import { expect, test } from 'vitest';
import { dependantPoints, homelessPoints, most, savingsPoints, spousePoints } from './points';

/** 별표 1 제2호 나목 ①, row by row: years from, points. */
const homeless = [
  [0, 2], [1, 4], [2, 6], [3, 8], [4, 10], [5, 12], [6, 14], [7, 16],
  [8, 18], [9, 20], [10, 22], [11, 24], [12, 26], [13, 28], [14, 30], [15, 32],
] as const; // biome-ignore format: two columns, as in the law

test.each(homeless)('① from %i years without a home: %i points, on both edges of the row', (years, points) => {
  expect(homelessPoints(years * 12)).toBe(points);
  expect(homelessPoints(years * 12 + 11)).toBe(points);
});
test.each([
  [16, 32],
  [20, 32],
  [40, 32],
])('① %i years without a home stay at %i', (years, points) => {
  expect(homelessPoints(years * 12)).toBe(points);
});

/** ②: people, points. */
test.each([
  [0, 5],
  [1, 10],
  [2, 15],
  [3, 20],
  [4, 25],
  [5, 30],
  [6, 35],
  [7, 35],
  [12, 35],
])('② %i dependants: %i points', (people, points) => {
  expect(dependantPoints(people)).toBe(points);
});

/** ③: months from, months to, points. */
test.each([
  [0, 5, 1],
  [6, 11, 2],
  [12, 23, 3],
  [24, 35, 4],
  [36, 47, 5],
  [48, 59, 6],
  [60, 71, 7],
  [72, 83, 8],
  [84, 95, 9],
  [96, 107, 10],
  [108, 119, 11],
  [120, 131, 12],
  [132, 143, 13],
  [144, 155, 14],
  [156, 167, 15],
  [168, 179, 16],
  [180, 191, 17],
  [192, 400, 17],
])('③ %i to %i months of the account: %i points', (from, to, points) => {
  expect(savingsPoints(from)).toBe(points);
  expect(savingsPoints(to)).toBe(points);
});

/** 비고 2: half of the months, three points at most. */
test.each([
  [0, 1],
  [1, 1],
  [11, 1],
  [12, 2],
  [13, 2],
  [23, 2],
  [24, 3],
  [25, 3],
  [47, 3],
  [120, 3],
  [400, 3],
])('비고 2: %i months of the spouse: %i points', (months, points) => {
  expect(spousePoints(months)).toBe(points);
});

test('the tables end at 84', () => {
  expect(most.homeless + most.dependants + most.savings).toBe(most.total);
  expect(homelessPoints(180) + dependantPoints(6) + savingsPoints(180)).toBe(84);
});
