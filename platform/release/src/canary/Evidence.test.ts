import { expect, test } from 'vitest';
import { Evidence } from './Evidence';
import { binomial, seededRandom } from './simulate/randomCounts';

const block = (count: number, bad: number) => ({ count, bad });

test('nothing is known before a rate is', () => {
  const evidence = new Evidence();
  evidence.weigh(block(10, 10), block(20, 0));
  expect(evidence.value).toBe(1);
});

test('grows with a worse arm and shrinks with one that is as good', () => {
  const [worse, same] = [new Evidence(), new Evidence()];
  for (const one of [worse, same]) one.learn(block(1000, 100));
  for (let at = 0; at < 10; at++) {
    worse.weigh(block(50, 15), block(450, 45));
    same.weigh(block(50, 5), block(450, 45));
  }
  expect(worse.value).toBeGreaterThan(1e6);
  expect(same.value).toBeLessThan(1);
});

test('an empty arm says nothing', () => {
  const evidence = new Evidence();
  evidence.learn(block(1000, 100));
  evidence.weigh(block(0, 0), block(100, 10));
  evidence.weigh(block(100, 90), block(0, 0));
  expect(evidence.value).toBe(1);
});

// Sums over all outcomes of a block, exactly: the promise does not rest on a simulation.
test.each([
  [0.1, 0.1, 6, 12],
  [0.5, 0.5, 9, 9],
  [0.02, 0.02, 1, 30],
  [0.9, 0.9, 20, 3],
  [0.05, 0.2, 10, 10],
])('where the arms go badly at %f and %f, its mean over blocks of %i and %i is at most 1', (fresh, rest, n, m) => {
  const chance = (count: number, bad: number, rate: number) => {
    let ways = 1;
    for (let at = 1; at <= bad; at++) ways *= (count - bad + at) / at;
    return ways * rate ** bad * (1 - rate) ** (count - bad);
  };
  for (const known of [block(200, 10), block(200, 100), block(200, 190)]) {
    let mean = 0;
    for (let one = 0; one <= n; one++) {
      for (let other = 0; other <= m; other++) {
        const evidence = new Evidence();
        evidence.learn(known);
        evidence.weigh(block(n, one), block(m, other));
        mean += chance(n, one, fresh) * chance(m, other, rest) * evidence.value;
      }
    }
    expect(mean).toBeLessThanOrEqual(1 + 1e-9);
  }
});

test('looked at after every block, equal arms reach 20 in fewer than one of twenty runs', () => {
  const runs = 2000;
  let reached = 0;
  for (let seed = 1; seed <= runs; seed++) {
    const random = seededRandom(seed);
    const evidence = new Evidence();
    evidence.learn(block(500, binomial(500, 0.1, random)));
    for (let at = 0; at < 100; at++) {
      // A rate that changes from block to block, and a share that does.
      const rate = at % 2 ? 0.05 : 0.2;
      const count = at % 3 ? 10 : 60;
      evidence.weigh(block(count, binomial(count, rate, random)), block(90, binomial(90, rate, random)));
      if (evidence.value < 20) continue;
      reached++;
      break;
    }
  }
  expect(reached / runs).toBeLessThan(0.05);
});
