import { Message } from '@riverview/shared-ui/message';
import { arrivalName } from '@riverview/site/leadWords';
import { dayAfter } from '@riverview/site/visitSchedule';
import { useEffect, useState } from 'react';
import type { FigureRow, InboxApi, Figures as Known } from '../../api/inboxApi';
import { inbox } from '../../content/inbox';
import { BarTable } from './BarTable';
import { DayChart } from './DayChart';
import styles from './Figures.module.css';

const words = inbox.figures;

/** How many there are of each, the most first. */
function sums(rows: readonly FigureRow[], nameOf: (row: FigureRow) => string): readonly (readonly [string, number])[] {
  const found = new Map<string, number>();
  for (const row of rows) found.set(nameOf(row), (found.get(nameOf(row)) ?? 0) + row.count);
  return [...found].sort((a, b) => b[1] - a[1]);
}

/** Every day of the period, with none left out. */
function byDay({ from, until, rows }: Known): readonly (readonly [string, number])[] {
  const found = new Map(sums(rows, ({ day }) => day));
  const days: (readonly [string, number])[] = [];
  for (let day = from; day <= until; day = dayAfter(day, 1)) days.push([day, found.get(day) ?? 0]);
  return days;
}

/** What came in the last thirty days: by day, source, page and status. Asked for when it is opened. */
export function Figures({ api }: { readonly api: InboxApi }) {
  const [known, setKnown] = useState<Known | null | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parent makes the api anew for each render; it is asked once.
  useEffect(() => {
    const current = new AbortController();
    api.figures(current.signal).then(
      (found) => !current.signal.aborted && setKnown(found),
      () => !current.signal.aborted && setKnown(null),
    );
    return () => current.abort();
  }, []);
  if (known === undefined) return <p role="status">{inbox.loading}</p>;
  if (known === null) return <Message kind="error">{inbox.failed}</Message>;
  const { rows } = known;
  return (
    <div className={styles.figures}>
      <DayChart title={words.byDay} days={byDay(known)} />
      <BarTable title={words.bySource} rows={sums(rows, ({ source }) => inbox.sources[source])} />
      <BarTable title={words.byArrival} rows={sums(rows, ({ arrival }) => arrivalName(arrival, words.noPage))} />
      <BarTable title={words.byPage} rows={sums(rows, ({ page }) => page ?? words.noPage)} />
      <BarTable title={words.byStatus} rows={sums(rows, ({ status }) => inbox.statuses[status])} />
    </div>
  );
}
