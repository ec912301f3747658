import styles from '../../components/answer-sheet/AnswerSum.module.css';
import { score as words } from '../../content/score';
import { most } from '../../subscription/points';

interface ScoreSumProps {
  /** `null` while it is not known. */
  readonly homeless: number | null;
  readonly dependants: number;
  readonly savings: number | null;
  /** How each part came about. */
  readonly notes?: { readonly homeless: string; readonly dependants: string; readonly savings: string };
}

const { result } = words;

/** Three parts and what they add up to. */
export function ScoreSum({ homeless, dependants, savings, notes }: ScoreSumProps) {
  const parts = [
    { name: result.homeless, points: homeless, of: most.homeless, note: notes?.homeless },
    { name: result.dependants, points: dependants, of: most.dependants, note: notes?.dependants },
    { name: result.savings, points: savings, of: most.savings, note: notes?.savings },
  ];
  const total = homeless === null || savings === null ? null : homeless + dependants + savings;
  return (
    <div className={styles.sum}>
      <p className={styles.total} role="status">
        <strong className="num">{total === null ? result.none : result.points(total)}</strong>
        <span>{result.outOf}</span>
      </p>
      <dl>
        {parts.map(({ name, points, of, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">
              {points ?? result.none} <small>/ {of}</small>
            </dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
