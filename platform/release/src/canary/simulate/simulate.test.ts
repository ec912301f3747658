import { expect, test } from 'vitest';
import { canaryRules } from '../CanaryJudge';
import { binomial, seededRandom } from './randomCounts';
import { scenarios } from './scenarios';
import { simulateCanary } from './simulateCanary';
import { tabulate } from './tabulate';

const named = (name: string) => {
  const found = scenarios.find((one) => one.name === name);
  if (!found) throw new Error(`There is no scenario "${name}".`);
  return found;
};
const visitors = 100_000;

test('a release that is the same comes back in fewer than one of a hundred runs, looked at every hour', () => {
  // Fewer visits for a step: the promise holds for any.
  const { back, live } = tabulate(named('the same'), 1000, visitors, { ...canaryRules, visits: 1000 });
  expect(back).toBeLessThan(10);
  expect(live).toBeGreaterThan(980);
}, 60_000);

test.each([
  ['the form fails on one of five phones, with an error', 40_000],
  ['the form fails everywhere', 5_000],
  ['a page of one of ten visits fails at once', 5_000],
])('%s: back within %i visitors', (name, within) => {
  const { runs, back, most } = tabulate(named(name), 40, visitors);
  expect(back).toBe(runs);
  expect(most).toBeLessThan(within);
});

test('a form that fails on one of five phones without a word is back before it is live, 19 times of 20', () => {
  const { runs, back } = tabulate(named('the form fails on one of five phones, silently'), 60, visitors);
  expect(back / runs).toBeGreaterThanOrEqual(0.95);
}, 30_000);

test('the same seed is the same run, another seed another one', () => {
  const run = (seed: number) => simulateCanary({ scenario: named('one of a hundred visits fails'), seed, visitors });
  expect(run(7)).toEqual(run(7));
  expect(new Set([1, 2, 3, 4].map((seed) => run(seed).visitors)).size).toBeGreaterThan(1);
  expect(run(7)).toMatchObject({ kind: 'back', why: expect.stringMatching(/^worse: visits with an error .* live /) });
});

test('draws of so many trials have their mean and their spread', () => {
  const random = seededRandom(1);
  for (const [count, probability] of [
    [40, 0.1],
    [200, 0.9],
    [5, 0.5],
  ] as const) {
    const draws = Array.from({ length: 20_000 }, () => binomial(count, probability, random));
    const mean = draws.reduce((sum, one) => sum + one, 0) / draws.length;
    const spread = draws.reduce((sum, one) => sum + (one - mean) ** 2, 0) / draws.length;
    expect(mean / (count * probability)).toBeCloseTo(1, 1);
    expect(spread / (count * probability * (1 - probability))).toBeCloseTo(1, 1);
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...draws)).toBeLessThanOrEqual(count);
  }
});
