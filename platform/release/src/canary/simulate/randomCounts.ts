/** Numbers that look random and are the same for the same seed (mulberry32), between 0 and 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * How many of `count` trials of a probability succeed: exact, in a time that grows with the result.
 * L. Devroye, Non-Uniform Random Variate Generation (1986), X.4.3: the waiting times between successes are geometric.
 */
export function binomial(count: number, probability: number, random: () => number): number {
  if (probability > 0.5) return count - binomial(count, 1 - probability, random);
  if (probability <= 0) return 0;
  const log = Math.log1p(-probability);
  let found = -1;
  for (let at = 0; at <= count; found++) at += Math.floor(Math.log(1 - random()) / log) + 1;
  return found;
}
