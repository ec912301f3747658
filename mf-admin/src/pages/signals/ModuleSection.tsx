import { seoulMinute } from '@riverview/shared-ui/seoul-time';
import { Table } from '@riverview/shared-ui/table';
import { useId } from 'react';
import { releaseName, signalsWords } from '../../content/signals';
import type { ModuleReadings, ReleaseRow } from '../../readings';
import { Chart } from './Chart';
import styles from './ModuleSection.module.css';

interface ModuleSectionProps {
  readonly readings: ModuleReadings;
  readonly title: string;
}

const { columns, count, milliseconds, goals, charts } = signalsWords;
const orDash = (value: number | null, format: (value: number) => string) => (value === null ? '–' : format(value));

/** What stands in each column but the first. */
const cells: readonly (readonly [
  column: Exclude<keyof typeof columns, 'release'>,
  cell: (row: ReleaseRow) => string,
])[] = [
  ['since', ({ since }) => seoulMinute(`${since}:00:00Z`)],
  ['views', ({ views }) => count(views)],
  ['visits', ({ visits }) => (visits ? count(visits) : '–')],
  ['errors', ({ errors }) => count(errors)],
  ['LCP', ({ LCP }) => orDash(LCP, milliseconds)],
  ['INP', ({ INP }) => orDash(INP, milliseconds)],
  ['CLS', ({ CLS }) => orDash(CLS, (value) => value.toFixed(3))],
  ['goals', (row) => goals(row.goals, row.goalRate)],
];

/** One module, or the whole site: three pictures over time, and its releases in a table. */
export function ModuleSection({ readings, title }: ModuleSectionProps) {
  const { rows, series, marks, total } = readings;
  const headingId = useId();
  return (
    <section className={styles.module} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {title}
      </h3>
      <div className={styles.charts}>
        <Chart
          name={charts.views}
          total={total.views}
          values={series.map(({ views }) => views)}
          format={count}
          marks={marks}
        />
        <Chart
          name={charts.errors}
          total={total.errors}
          values={series.map(({ errors }) => errors)}
          format={count}
          marks={marks}
        />
        <Chart
          name={charts.LCP}
          total={total.LCP}
          values={series.map(({ LCP }) => LCP)}
          format={milliseconds}
          marks={marks}
        />
      </div>
      <Table className={styles.table} caption={signalsWords.tableCaption(title)}>
        <thead>
          <tr>
            <th scope="col">{columns.release}</th>
            {cells.map(([column]) => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.release} ${row.version}`}>
              <th scope="row">
                {releaseName(row.release)}
                {row.version && (
                  <small className={styles.version}>{signalsWords.version(row.version.slice(0, 8))}</small>
                )}
              </th>
              {cells.map(([column, cell]) => (
                <td key={column} data-label={columns[column]}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
