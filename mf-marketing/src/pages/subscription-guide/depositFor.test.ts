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

test('counts the edge of a class to the class', () => {
  expect(depositFor('daejeon', 85)).toBe(250);
  expect(depositFor('daejeon', 135)).toBe(700);
});
