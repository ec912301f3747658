import type { SignalOverview, SignalStep } from '@platform/contract/signalCounts';
import { addTallies, percentile75, type Tally } from '@platform/contract/signalCounts';
import { vitals } from '@platform/contract/signals';

/** What a row of the table says. `null`: there was nothing to measure. */
export interface Reading {
  readonly views: number;
  readonly visits: number;
  readonly errors: number;
  /** Leads, and their share of the visits. */
  readonly goals: number;
  readonly goalRate: number | null;
  /** 75th percentiles: milliseconds, and CLS's own number. */
  readonly LCP: number | null;
  readonly INP: number | null;
  readonly CLS: number | null;
}

export interface ReleaseRow extends Reading {
  /** As `live/41`; `null` where documents did not know. */
  readonly release: string | null;
  readonly version: string;
  /** The step in which it was seen first, ISO 8601. */
  readonly since: string;
}

/** A release where it is seen first. */
export interface Mark {
  readonly release: string;
  readonly at: number;
}

export interface ModuleReadings {
  readonly module: string;
  readonly total: Reading;
  /** Newest release first. */
  readonly rows: readonly ReleaseRow[];
  /** One of each step, oldest first. */
  readonly series: readonly Reading[];
  /** The releases that brought it in another version, by their place in the series. */
  readonly marks: readonly Mark[];
}

export interface Readings {
  /** When the steps began, milliseconds since 1970. */
  readonly times: readonly number[];
  /** All modules together, then each, by its views. */
  readonly site: ModuleReadings;
  readonly modules: readonly ModuleReadings[];
}

const timeOf = (hour: string): number => Date.parse(`${hour}:00:00Z`);

const sum = (steps: readonly SignalStep[]): Tally =>
  steps.reduce<Tally>((tally, step) => addTallies(tally, step.tally), {});

export function readingOf(tally: Tally): Reading {
  const { views = 0, visits = 0, errors = 0, goals = 0 } = tally;
  const [Lcp = null, Inp = null, Cls = null] = vitals.map((name) => percentile75(tally, name));
  return { views, visits, errors, goals, goalRate: visits ? goals / visits : null, LCP: Lcp, INP: Inp, CLS: Cls };
}

/** Steps by what `keyOf` says of them, in the order in which they are met. */
function grouped(steps: readonly SignalStep[], keyOf: (step: SignalStep) => string): Map<string, SignalStep[]> {
  const found = new Map<string, SignalStep[]>();
  for (const step of steps) found.set(keyOf(step), [...(found.get(keyOf(step)) ?? []), step]);
  return found;
}

/** Every step from the first to the last, the silent ones included. */
function timesOf({ steps, stepHours }: SignalOverview): number[] {
  const seen = steps.map(({ at }) => timeOf(at));
  const [first, last] = [Math.min(...seen), Math.max(...seen)];
  const length = steps.length ? Math.round((last - first) / (stepHours * 3_600_000)) + 1 : 0;
  return Array.from({ length }, (_, at) => first + at * stepHours * 3_600_000);
}

const nameOf = (module: string): string => module.split('@')[0] ?? module;
const versionOf = (module: string): string => module.split('@')[1] ?? '';

function marksOf(rows: readonly ReleaseRow[], times: readonly number[]): Mark[] {
  return rows.flatMap(({ release, since }) => {
    const at = times.indexOf(timeOf(since));
    // What is there from the beginning may be older than what is shown.
    return release !== null && at > 0 ? [{ release, at }] : [];
  });
}

function moduleReadings(module: string, steps: readonly SignalStep[], times: readonly number[]): ModuleReadings {
  const rows = [...grouped(steps, (step) => JSON.stringify([step.release, versionOf(step.module)])).values()]
    .map((own): ReleaseRow => {
      const { release = null, module: version = '', at = '' } = own[0] ?? {};
      return { release, version: versionOf(version), since: at, ...readingOf(sum(own)) };
    })
    .reverse();
  const byTime = grouped(steps, ({ at }) => at);
  const series = times.map((time) => {
    const hour = new Date(time).toISOString().slice(0, 13);
    return readingOf(sum(byTime.get(hour) ?? []));
  });
  return { module, total: readingOf(sum(steps)), rows, series, marks: marksOf(rows, times) };
}

/** Makes rows and series of what was counted. */
export function readingsOf(overview: SignalOverview): Readings {
  const times = timesOf(overview);
  const site = moduleReadings(
    '',
    overview.steps.map((step) => ({ ...step, module: '' })),
    times,
  );
  const modules = [...grouped(overview.steps, ({ module }) => nameOf(module))]
    .map(([module, steps]) => moduleReadings(module, steps, times))
    .sort((one, other) => other.total.views - one.total.views || one.module.localeCompare(other.module));
  return { times, site, modules };
}
