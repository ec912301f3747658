import { releaseName, signalsWords } from '../../content/signals';
import type { Mark } from '../../readings';
import styles from './Chart.module.css';

interface ChartProps {
  readonly name: string;
  /** Of the whole period. */
  readonly total: number | null;
  /** One of each step; `null` where there was nothing to measure. */
  readonly values: readonly (number | null)[];
  readonly format: (value: number) => string;
  /** Releases, by their place among the values. */
  readonly marks: readonly Mark[];
}

const width = 320;
const height = 84;
const inset = 3;
/** Room above for the names of releases. */
const above = 14;

/** Lines through the values, broken where there are none; a value alone is a short stroke. */
function pathOf(values: readonly (number | null)[], most: number): string {
  const x = (at: number) => inset + (values.length > 1 ? (at / (values.length - 1)) * (width - 2 * inset) : 0);
  const y = (value: number) => height - inset - (most ? value / most : 0) * (height - inset - above);
  return values
    .map((value, at) => {
      if (value === null) return '';
      const point = `${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
      const begins = at === 0 || values[at - 1] === null;
      return `${begins ? 'M' : 'L'}${point}${begins ? 'h1' : ''}`;
    })
    .join('');
}

/** A small picture of something over time, with the releases as lines in it. Its words tell the same. */
export function Chart({ name, total, values, format, marks }: ChartProps) {
  const known = values.filter((value) => value !== null);
  const last = known.at(-1);
  const most = Math.max(0, ...known);
  const releases = marks.map(({ release }) => releaseName(release)).join(', ');
  const summary =
    last === undefined
      ? `${name}: ${signalsWords.noMeasure}`
      : signalsWords.chartSummary(name, format(Math.min(...known)), format(most), format(last), releases);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span>{name}</span>
        <b className={styles.total}>{total === null ? '–' : format(total)}</b>
      </figcaption>
      <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary}>
        <path className={styles.ground} d={`M0 ${height - inset}H${width}`} />
        {marks.map(({ release, at }) => {
          const x = inset + (at / Math.max(1, values.length - 1)) * (width - 2 * inset);
          const beyond = x > width / 2;
          return (
            <g key={release}>
              <path className={styles.mark} d={`M${x.toFixed(1)} 0V${height}`} />
              <text className={styles.name} x={x + (beyond ? -4 : 4)} y="9" textAnchor={beyond ? 'end' : 'start'}>
                {releaseName(release)}
              </text>
            </g>
          );
        })}
        <path className={styles.line} d={pathOf(values, most)} />
      </svg>
    </figure>
  );
}
