import { addTallies, type ReleaseHour, type SignalOverview, type Tally } from '@platform/contract/signalCounts';
import type { SignalCount } from './signalStore';

/** Adds up what falls on one key, in the order in which the keys are met. */
function sumBy<Key extends object>(
  counts: readonly SignalCount[],
  keyOf: (count: SignalCount) => Key,
): readonly (Key & { readonly tally: Tally })[] {
  const found = new Map<string, Key & { tally: Tally }>();
  for (const count of counts) {
    const key = keyOf(count);
    const name = JSON.stringify(key);
    const entry = found.get(name) ?? { ...key, tally: {} };
    entry.tally = addTallies(entry.tally, count.tally);
    found.set(name, entry);
  }
  return [...found.values()];
}

/** The releases hour by hour, all modules, pages and widths together. */
export const hoursOfReleases = (counts: readonly SignalCount[]): readonly ReleaseHour[] =>
  sumBy(counts, ({ hour, release }) => ({ hour, release }));

/** Some thirty steps, whatever the days. */
const stepOf = (days: number): number => (days <= 1 ? 1 : days <= 7 ? 6 : 24);

/** The modules of each release step by step, all pages and widths together. Steps are whole hours and days in UTC. */
export function overview(counts: readonly SignalCount[], days: number): SignalOverview {
  const stepHours = stepOf(days);
  const startOf = (hour: string): string => {
    const start = Math.floor(Number(hour.slice(11)) / stepHours) * stepHours;
    return `${hour.slice(0, 11)}${String(start).padStart(2, '0')}`;
  };
  return {
    days,
    stepHours,
    steps: sumBy(counts, ({ hour, release, module }) => ({ at: startOf(hour), release, module })),
  };
}
