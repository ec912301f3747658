import { expect, test } from 'vitest';
import { chooseSteps } from './testSteps.mjs';

const steps = [
  { name: 'lint', run: ['lint'] },
  { name: 'unit', run: ['unit'] },
  { name: 'journeys', run: ['journeys'], sharded: true },
];
const names = (...args) => chooseSteps(steps, args).map(({ name }) => name);

test('all of them, those that are named, or all but those that are named', () => {
  expect(names()).toEqual(['lint', 'unit', 'journeys']);
  expect(names('--only', 'unit, lint')).toEqual(['lint', 'unit']);
  expect(names('--except', 'journeys')).toEqual(['lint', 'unit']);
});

test('a part of the journeys, and the whole of the rest', () => {
  expect(chooseSteps(steps, ['--shard', '2/3']).map(({ run }) => run)).toEqual([
    ['lint'],
    ['unit'],
    ['journeys', '--shard=2/3'],
  ]);
});

test.each([
  [['--only', 'units'], /no step units. There are lint, unit, journeys/],
  [['--shard', 'two'], /is no shard/],
])('%j is refused', (args, message) => {
  expect(() => chooseSteps(steps, args)).toThrow(message);
});
