import { addTallies, type ReleaseHour, type Tally } from '@platform/contract/signalCounts';
import { Evidence, type Trials } from './Evidence';
import { measures } from './measures';

/** What is to be done with a canary. */
export type Verdict =
  | { readonly kind: 'wait'; readonly why: string }
  /** `share` 1: it is for everybody. */
  | { readonly kind: 'go-on'; readonly share: number; readonly why: string }
  | { readonly kind: 'return'; readonly why: string };

/** How a canary is judged. */
export interface CanaryRules {
  /** The chance that a canary which is no worse is returned, however often it is looked at. */
  readonly alpha: number;
  /** Visits that the canary has at each step before it goes on. */
  readonly visits: number;
  /** Shares of all visitors, ascending; the last is 1. */
  readonly steps: readonly number[];
}

export const canaryRules: CanaryRules = { alpha: 0.01, visits: 4000, steps: [0.1, 0.25, 0.5, 1] };

/** Where evidence against it has grown so far, a canary goes no further before it has shrunk again or the canary is back. */
const doubt = 2;

/** A release of the canary's channel, since it was opened. */
export interface CanaryStep {
  /** As documents name it: `canary/7`. */
  readonly release: string;
  readonly share: number;
  /** When it began, ISO 8601. */
  readonly at: string;
}

const endOf = (hour: string): number => Date.parse(`${hour}:00:00Z`) + 3_600_000;
const percent = (share: number): string => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`;
const rateOf = ({ count, bad }: Trials): string => `${percent(count ? bad / count : 0)} of ${count}`;

/**
 * Judges one canary by what its documents and those of the live release said, hour by hour. An hour is a block of the test: it
 * counts once it is over, and never again. The same hours give the same verdict, to whoever asks and as often as they ask.
 */
export class CanaryJudge {
  readonly #rules: CanaryRules;
  readonly #evidence = measures.map(() => new Evidence());
  #fresh: Tally = {};
  #rest: Tally = {};
  /** Visits of each of its releases. */
  readonly #visits = new Map<string, number>();
  #last = '';

  constructor(rules: CanaryRules = canaryRules) {
    this.#rules = rules;
  }

  /** Evidence that the canary is worse in anything: the mean over all measures is an e-process as each of them is. */
  get evidence(): number {
    return this.#evidence.reduce((sum, { value }) => sum + value, 0) / this.#evidence.length;
  }

  /**
   * Takes the hours that are over and were not taken yet, and says what to do.
   *
   * @param steps the canary's releases, oldest first
   * @param hours those since it was opened, or since the last look; earlier ones teach what is usual
   */
  look(steps: readonly CanaryStep[], hours: readonly ReleaseHour[], now: Date): Verdict {
    const current = steps.at(-1);
    if (!steps[0] || !current) throw new Error('A canary that was never opened can not be judged.');
    const opened = steps[0].at.slice(0, 13);
    const names = new Set(steps.map(({ release }) => release));
    const over = [...new Set(hours.map(({ hour }) => hour))]
      .filter((hour) => hour > this.#last && endOf(hour) <= now.getTime())
      .sort();
    for (const hour of over) {
      const ofHour = hours.filter((one) => one.hour === hour);
      const sum = (isMeant: (release: string) => boolean) =>
        ofHour
          .filter(({ release }) => release !== null && isMeant(release))
          .reduce<Tally>((tally, one) => addTallies(tally, one.tally), {});
      for (const { release, tally } of ofHour)
        if (release) this.#visits.set(release, (this.#visits.get(release) ?? 0) + (tally.visits ?? 0));
      this.#take(
        hour >= opened,
        sum((release) => names.has(release)),
        sum((release) => release.startsWith('live/')),
      );
      this.#last = hour;
    }
    // A step that was composed again, on top of what others published, goes on where it was.
    const ofStep = steps.filter(({ share }) => share === current.share);
    return this.#verdict(
      current,
      ofStep.reduce((sum, { release }) => sum + (this.#visits.get(release) ?? 0), 0),
    );
  }

  #take(isBlock: boolean, fresh: Tally, rest: Tally): void {
    for (const [at, { trials }] of measures.entries()) {
      if (isBlock) this.#evidence[at]?.weigh(trials(fresh), trials(rest));
      else this.#evidence[at]?.learn(trials(rest));
    }
    if (!isBlock) return;
    this.#fresh = addTallies(this.#fresh, fresh);
    this.#rest = addTallies(this.#rest, rest);
  }

  #verdict({ share }: CanaryStep, visits: number): Verdict {
    const { alpha, steps } = this.#rules;
    const { evidence } = this;
    if (evidence >= 1 / alpha) return { kind: 'return', why: `worse: ${this.#worst()}` };
    const seen = `${visits} of ${this.#rules.visits} visits at ${percent(share)}`;
    const weight = `evidence against it ${evidence.toFixed(2)}, returned at ${Math.round(1 / alpha)}`;
    if (visits < this.#rules.visits) return { kind: 'wait', why: `${seen}; ${weight}` };
    if (evidence >= doubt) return { kind: 'wait', why: `in doubt about ${this.#worst()}` };
    const next = steps.find((one) => one > share) ?? 1;
    return { kind: 'go-on', share: next, why: `no worse in ${visits} visits at ${percent(share)}; ${weight}` };
  }

  /** The measure that speaks loudest. */
  #worst(): string {
    const loudest = measures
      .map(({ name, trials }, at) => ({ name, trials, value: this.#evidence[at]?.value ?? 0 }))
      .reduce((one, other) => (other.value > one.value ? other : one));
    const { name, trials, value } = loudest;
    return `${name} ${rateOf(trials(this.#fresh))}, live ${rateOf(trials(this.#rest))}; evidence ${value.toPrecision(3)}`;
  }
}
