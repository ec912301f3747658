import { measured, type Tally } from '@platform/contract/signalCounts';
import type { Trials } from './Evidence';

/** Something that a release may do worse than the one before. */
export interface Measure {
  /** What is counted, as the journal says it. */
  readonly name: string;
  readonly trials: (tally: Tally) => Trials;
}

/** Of trials that are reported in two parts, one may fall into the hour after. */
const trials = (count: number, bad: number): Trials => ({ count, bad: Math.min(count, Math.max(0, bad)) });

/** What a canary is held against. */
export const measures: readonly Measure[] = [
  {
    name: 'visits with an error',
    trials: ({ visits = 0, failures = 0 }) => trials(visits, failures),
  },
  { name: 'pages whose main picture came late (LCP)', trials: (tally) => measured(tally, 'LCP') },
  { name: 'pages that answered slowly (INP)', trials: (tally) => measured(tally, 'INP') },
  { name: 'pages that jumped (CLS)', trials: (tally) => measured(tally, 'CLS') },
  { name: 'visits that did not reach the goal', trials: ({ visits = 0, goals = 0 }) => trials(visits, visits - goals) },
  {
    name: 'forms that were begun and did not reach the goal',
    trials: ({ attempts = 0, goals = 0 }) => trials(attempts, attempts - goals),
  },
];
