import styles from '../../components/answer-sheet/AnswerSum.module.css';

/** A part of a sum. */
export interface Row {
  readonly name: string;
  /** `null`: it is none, and not shown. */
  readonly value: string | null;
  /** How it came about. */
  readonly note?: string | null;
}

/** What a sum is made of. */
export const Rows = ({ rows }: { readonly rows: readonly Row[] }) => (
  <dl>
    {rows
      .filter(({ value }) => value !== null)
      .map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
  </dl>
);
