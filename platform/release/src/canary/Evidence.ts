/** Trials of one arm: how many there were, and how many of them went badly. */
export interface Trials {
  readonly count: number;
  readonly bad: number;
}

/** How much worse the odds of a bad outcome may be that is looked for. */
const ratios = [1.25, 1.5, 2, 3, 5, 10] as const;

/** A rate that fewer trials stand behind is no ground to bet on. */
const fewest = 50;

/** The probability whose odds are `ratio` times those of `rate`. */
const worse = (rate: number, ratio: number): number => (ratio * rate) / (1 - rate + ratio * rate);

/** Logarithm of how likely a block is where the two arms have the given rates. */
const likelihood = ({ count, bad }: Trials, rate: number): number =>
  bad * Math.log(rate) + (count - bad) * Math.log1p(-rate);

/**
 * Evidence that one of two streams of trials goes badly more often than the other: an e-process, which may be looked at as often
 * as one likes. Where the new arm is no worse, the chance that the evidence *ever* reaches 1/α is at most α (Ville's inequality).
 *
 * A block of trials is weighed by the e-variable for two proportions of Turner, Ly and Grünwald: the likelihood under
 * `(θ·ratio, θ)` over that under their mean, weighted by the sizes of the arms. By the inequality of the means its expectation
 * is at most 1 for whatever rate both arms have, at whatever sizes, block by block: a rate that changes with the hour, and a
 * share that changes with the step, do no harm. θ is what was seen before the block; the ratios are mixed.
 *
 * R. Turner, A. Ly, P. Grünwald, Generic E-variables for exact sequential k-sample tests that allow for optional stopping,
 * Journal of Statistical Planning and Inference 230 (2024), https://arxiv.org/abs/2106.02693
 */
export class Evidence {
  #before: Trials = { count: 0, bad: 0 };
  readonly #logs: number[] = ratios.map(() => 0);

  /** The evidence so far: 1 is none. */
  get value(): number {
    return this.#logs.reduce((sum, log) => sum + Math.exp(log), 0) / ratios.length;
  }

  /** Takes trials into account for the rate that is bet on, and for nothing else. */
  learn({ count, bad }: Trials): void {
    this.#before = { count: this.#before.count + count, bad: this.#before.bad + bad };
  }

  /** Weighs a block. What belongs to it must not depend on how its trials went. */
  weigh(fresh: Trials, rest: Trials): void {
    const { count, bad } = this.#before;
    if (count >= fewest && fresh.count > 0 && rest.count > 0) {
      const rate = (bad + 0.5) / (count + 1);
      for (const [at, ratio] of ratios.entries()) {
        const assumed = worse(rate, ratio);
        const mean = (fresh.count * assumed + rest.count * rate) / (fresh.count + rest.count);
        const log =
          likelihood(fresh, assumed) + likelihood(rest, rate) - likelihood(fresh, mean) - likelihood(rest, mean);
        this.#logs[at] = (this.#logs[at] ?? 0) + log;
      }
    }
    this.learn(rest);
  }
}
