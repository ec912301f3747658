import type { CanaryRules } from '../CanaryJudge';
import type { Scenario } from './scenarios';
import { type SimulatedEnd, simulateCanary } from './simulateCanary';

/** What came of many canaries of one scenario. */
export interface Outcome {
  readonly name: string;
  readonly runs: number;
  readonly back: number;
  readonly live: number;
  /** Visitors, of all releases, until half of those that came back were back, and until 95 of 100 were. `null`: none was. */
  readonly half: number | null;
  readonly most: number | null;
  /** Visitors who got the canary until then, in the middle. */
  readonly reached: number | null;
}

const quantile = (values: readonly number[], share: number): number | null =>
  [...values].sort((one, other) => one - other)[Math.ceil(share * values.length) - 1] ?? null;

/** Sends a scenario out many times, each with a seed of its own. */
export function tabulate(scenario: Scenario, runs: number, visitors: number, rules?: CanaryRules): Outcome {
  const ends: SimulatedEnd[] = Array.from({ length: runs }, (_, seed) =>
    simulateCanary({ scenario, seed: seed + 1, visitors, ...(rules && { rules }) }),
  );
  const back = ends.filter(({ kind }) => kind === 'back');
  const ofBack = (key: 'visitors' | 'reached') => back.map((end) => end[key]);
  return {
    name: scenario.name,
    runs,
    back: back.length,
    live: ends.filter(({ kind }) => kind === 'live').length,
    half: quantile(ofBack('visitors'), 0.5),
    most: quantile(ofBack('visitors'), 0.95),
    reached: quantile(ofBack('reached'), 0.5),
  };
}
