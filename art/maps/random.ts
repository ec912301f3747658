/** Repeatable numbers in [0, 1): the same seed draws the same map. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One decimal is finer than any screen shows. */
export const round = (v: number) => Math.round(v * 10) / 10;
