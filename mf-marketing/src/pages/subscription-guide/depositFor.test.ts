import { expect, test } from 'vitest';
import { depositFor } from './depositFor';

test.each([
  ['daejeon', 84, 250],
  ['daejeon', 115, 700],
  ['daejeon', 142, 1000],
  ['daejeon', 182, 1000],
  ['neighbour', 84, 200],
  ['neighbour', 115, 400],
  ['neighbour', 142, 500],
  ['neighbour', 182, 500],
] as const)('in %s, %i m² takes %i', (region, area, amount) => {
  expect(depositFor(region, area)).toBe(amount);
});

test.each([
  [0.01, 250, 200],
  [85, 250, 200],
  [85.01, 400, 300],
  [99, 400, 300],
  [102, 400, 300],
  [102.01, 700, 400],
  [135, 700, 400],
  [135.01, 1000, 500],
  [500, 1000, 500],
])('at %d m², on either side of every edge, %i and %i', (area, daejeon, neighbour) => {
  expect(depositFor('daejeon', area)).toBe(daejeon);
  expect(depositFor('neighbour', area)).toBe(neighbour);
});

test.each([0, -84, Number.NaN])('refuses %d', (area) => {
  expect(() => depositFor('daejeon', area)).toThrow('areas are positive numbers');
});
