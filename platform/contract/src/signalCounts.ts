import { type Signal, type Vital, vitals } from './signals';

/**
 * What was counted, by name: `views`, `visits` (documents), `errors`, `failures` (documents with an error), `attempts`,
 * `goals`, and of each vital how many measures fell into which class, as `LCP3`. What is not there is 0.
 */
export type Tally = Readonly<Record<string, number>>;

/** What all of a release had in one hour. */
export interface ReleaseHour {
  /** The hour, in UTC: `2026-11-22T12`. */
  readonly hour: string;
  /** As `live/41`; `null` where documents did not know. */
  readonly release: string | null;
  readonly tally: Tally;
}

/** What a module had of a release in one step of time. */
export interface SignalStep {
  /** When the step began, an hour in UTC: `2026-11-22T12`. */
  readonly at: string;
  readonly release: string | null;
  /** Module and version: `mf-news@1f0c…`. */
  readonly module: string;
  readonly tally: Tally;
}

/** What the endpoint shows the administrator of some days. */
export interface SignalOverview {
  readonly days: number;
  /** Hours that a step is long. */
  readonly stepHours: number;
  /** Oldest first. */
  readonly steps: readonly SignalStep[];
}

/** The upper ends of a vital's classes, each with its end; one more class has no end. */
const ends: Readonly<Record<Vital, readonly number[]>> = {
  LCP: [200, 400, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 5000, 7000, 10_000],
  INP: [16, 24, 40, 60, 80, 100, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1000],
  CLS: [0.001, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1],
};

/** Up to here a vital is good. https://web.dev/articles/defining-core-web-vitals-thresholds */
export const good: Readonly<Record<Vital, number>> = { LCP: 2500, INP: 200, CLS: 0.1 };

const classOf = (name: Vital, value: number): number => {
  const at = ends[name].findIndex((end) => value <= end);
  return at < 0 ? ends[name].length : at;
};

/** The names under which a signal is counted. */
export function namesOf(signal: Signal): readonly string[] {
  switch (signal.kind) {
    case 'view':
      return signal.first ? ['views', 'visits'] : ['views'];
    case 'error':
      return signal.first ? ['errors', 'failures'] : ['errors'];
    case 'vital':
      return [`${signal.name}${classOf(signal.name, signal.value)}`];
    default:
      return [`${signal.kind}s`];
  }
}

/** Every name there is. */
export const tallyNames: ReadonlySet<string> = new Set([
  ...['views', 'visits', 'errors', 'failures', 'attempts', 'goals'],
  ...vitals.flatMap((name) => Array.from({ length: ends[name].length + 1 }, (_, at) => `${name}${at}`)),
]);

/** Both together. */
export function addTallies(one: Tally, other: Tally): Tally {
  const sum: Record<string, number> = { ...one };
  for (const [name, count] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

/** How many measures of a vital there are in each class. */
const histogram = (tally: Tally, name: Vital): readonly number[] =>
  Array.from({ length: ends[name].length + 1 }, (_, at) => tally[`${name}${at}`] ?? 0);

/** Measures of a vital: how many, and how many of them are not good. */
export function measured(tally: Tally, name: Vital): { readonly count: number; readonly bad: number } {
  const counts = histogram(tally, name);
  const sum = (some: readonly number[]) => some.reduce((total, count) => total + count, 0);
  return { count: sum(counts), bad: sum(counts.slice(ends[name].indexOf(good[name]) + 1)) };
}

/**
 * The value that three of four measures do not exceed, milliseconds or CLS's own number, drawn straight through the class it
 * falls into; the end of the last class where it is beyond that. `null` where nothing was measured.
 */
export function percentile75(tally: Tally, name: Vital): number | null {
  const counts = histogram(tally, name);
  const sought = 0.75 * measured(tally, name).count;
  if (sought === 0) return null;
  let below = 0;
  for (const [at, count] of counts.entries()) {
    const from = ends[name][at - 1] ?? 0;
    const to = ends[name][at] ?? from;
    if (below + count >= sought) return from + ((sought - below) / count) * (to - from);
    below += count;
  }
  return null;
}
