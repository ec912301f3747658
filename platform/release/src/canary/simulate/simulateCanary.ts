import { namesOf, type ReleaseHour, type Tally } from '@platform/contract/signalCounts';
import type { Signal } from '@platform/contract/signals';
import { CanaryJudge, type CanaryRules, type CanaryStep, canaryRules } from '../CanaryJudge';
import { binomial, seededRandom } from './randomCounts';
import { type Behaviour, type Scenario, usual } from './scenarios';

export interface Simulation {
  readonly scenario: Scenario;
  readonly seed: number;
  /** Visitors, of all releases, after whom it ends at the latest. */
  readonly visitors: number;
  /** Visitors in an hour of midday; at night there are a tenth of them. */
  readonly perHour?: number;
  readonly rules?: CanaryRules;
}

export interface SimulatedEnd {
  readonly kind: 'live' | 'back' | 'undecided';
  /** Visitors, of all releases, since the canary was opened; and of them those who got it. */
  readonly visitors: number;
  readonly reached: number;
  readonly why: string;
}

const place = { page: '/', module: 'mf-sample@1f0c2a' };
const name = (signal: Signal) => namesOf(signal)[0] ?? '';
const vital = (vital: 'LCP' | 'INP' | 'CLS', value: number) => name({ ...place, kind: 'vital', name: vital, value });
const classes = {
  LCP: { good: vital('LCP', 1700), bad: vital('LCP', 3300) },
  INP: { good: vital('INP', 70), bad: vital('INP', 330) },
  CLS: { good: vital('CLS', 0.01), bad: vital('CLS', 0.3) },
} as const;

/** What the endpoint would have counted of so many visits. */
function tallyOf(visits: number, behaviour: Behaviour, random: () => number): Tally {
  const of = (count: number, probability: number) => binomial(count, probability, random);
  const failures = of(visits, behaviour.failure);
  const attempts = of(visits, behaviour.attempt);
  const bad = {
    LCP: of(visits, behaviour.slowLcp),
    INP: of(visits, behaviour.slowInp),
    CLS: of(visits, behaviour.jump),
  };
  return {
    views: visits,
    visits,
    errors: failures,
    failures,
    attempts,
    goals: of(attempts, behaviour.goal),
    ...Object.fromEntries(
      (['LCP', 'INP', 'CLS'] as const).flatMap((one) => [
        [classes[one].bad, bad[one]],
        [classes[one].good, visits - bad[one]],
      ]),
    ),
  };
}

/** Visitors of an hour of the day, and how hurried they are: at night fewer come, and fewer of them begin a form. */
function hourOfDay(at: number, perHour: number): { readonly visitors: number; readonly attempts: number } {
  const light = 0.55 - 0.45 * Math.cos((2 * Math.PI * (at % 24)) / 24);
  return { visitors: Math.round(perHour * light), attempts: 0.7 + 0.3 * light };
}

const start = Date.parse('2026-11-01T00:00:00Z');
const hour = 3_600_000;

/** Sends a canary to simulated visitors, judged by the judge of the real ones, over counts of the real kind. */
export function simulateCanary(simulation: Simulation): SimulatedEnd {
  const { scenario, seed, visitors: most, perHour = 300, rules = canaryRules } = simulation;
  const random = seededRandom(seed);
  const judge = new CanaryJudge(rules);
  const changed: Behaviour = { ...usual, ...scenario.change };
  const steps: CanaryStep[] = [];
  const opensAfter = 24;
  let visitors = 0;
  let reached = 0;
  let why = '';
  for (let at = 0; visitors < most; at++) {
    const began = new Date(start + at * hour).toISOString();
    if (at === opensAfter) steps.push({ release: 'canary/1', share: rules.steps[0] ?? 0, at: began });
    const current = steps.at(-1);
    const day = hourOfDay(at, perHour);
    const fresh = current ? binomial(day.visitors, current.share, random) : 0;
    const hurried = (behaviour: Behaviour): Behaviour => ({ ...behaviour, attempt: behaviour.attempt * day.attempts });
    const counted: ReleaseHour[] = [
      { hour: began.slice(0, 13), release: 'live/41', tally: tallyOf(day.visitors - fresh, hurried(usual), random) },
      ...(current
        ? [{ hour: began.slice(0, 13), release: current.release, tally: tallyOf(fresh, hurried(changed), random) }]
        : []),
    ];
    if (!current) {
      // What is usual is known before a canary is opened.
      judge.look(
        [{ release: 'canary/1', share: 0, at: new Date(start + opensAfter * hour).toISOString() }],
        counted,
        new Date(start + (at + 1) * hour),
      );
      continue;
    }
    visitors += day.visitors;
    reached += fresh;
    const verdict = judge.look(steps, counted, new Date(start + (at + 1) * hour));
    why = verdict.why;
    if (verdict.kind === 'return') return { kind: 'back', visitors, reached, why };
    if (verdict.kind !== 'go-on') continue;
    if (verdict.share >= 1) return { kind: 'live', visitors, reached, why };
    const next = {
      release: `canary/${steps.length + 1}`,
      share: verdict.share,
      at: new Date(start + (at + 1) * hour).toISOString(),
    };
    steps.push(next);
  }
  return { kind: 'undecided', visitors, reached, why };
}
