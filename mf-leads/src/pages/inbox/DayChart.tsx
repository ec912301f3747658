import { Disclosure } from '@riverview/shared-ui/disclosure';
import { inbox } from '../../content/inbox';
import { BarTable } from './BarTable';
import styles from './Figures.module.css';

interface DayChartProps {
  readonly title: string;
  readonly days: readonly (readonly [day: string, count: number])[];
}

const height = 96;

/** Counts of days as columns. Its words tell the sum and the most, the table behind it every day. */
export function DayChart({ title, days }: DayChartProps) {
  const most = Math.max(1, ...days.map(([, count]) => count));
  const width = 100 / Math.max(1, days.length);
  return (
    <section className={styles.figure}>
      <h4>{title}</h4>
      <svg className={styles.days} role="img" aria-label={inbox.figures.daySummary(days)}>
        {days.map(([day, count], place) => (
          <rect
            key={day}
            x={`${place * width + width * 0.15}%`}
            width={`${width * 0.7}%`}
            y={height - (height * count) / most}
            height={(height * count) / most}
          />
        ))}
      </svg>
      <p className={styles.ends}>
        <span>{days[0]?.[0]}</span> <span>{days.at(-1)?.[0]}</span>
      </p>
      <Disclosure summary={inbox.figures.table}>
        <BarTable title={title} rows={days.filter(([, count]) => count > 0)} />
      </Disclosure>
    </section>
  );
}
