import type { SignalReport } from '@platform/contract';
import { namesOf } from '@platform/contract/signalCounts';

/** What a report adds, by module and page. */
export function talliesOf({ signals }: SignalReport): readonly {
  readonly module: string;
  readonly page: string;
  readonly tally: Readonly<Record<string, number>>;
}[] {
  const found = new Map<string, { module: string; page: string; tally: Record<string, number> }>();
  for (const signal of signals) {
    const { module, page } = signal;
    const key = `${module} ${page}`;
    const entry = found.get(key) ?? { module, page, tally: {} };
    for (const name of namesOf(signal)) entry.tally[name] = (entry.tally[name] ?? 0) + 1;
    found.set(key, entry);
  }
  return [...found.values()];
}
