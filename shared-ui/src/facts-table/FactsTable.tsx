import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Table } from '../table';
import styles from './FactsTable.module.css';

export interface FactRow {
  readonly label: string;
  /** `null`: not known yet. */
  readonly value: ReactNode;
  /** Of the label, where it is not the page's. */
  readonly language?: string | undefined;
}

export interface FactsTableProps {
  /** What the table tells, for screen readers. */
  readonly caption: string;
  readonly rows: readonly FactRow[];
  /** Stands in for a value that is not known yet. */
  readonly laterLabel: string;
  /** On night. Inside `data-theme="dark"` it needs no telling. */
  readonly onDark?: boolean;
  readonly className?: string | undefined;
}

/** Labels and values, one a row, on hairlines. */
export function FactsTable({ caption, rows, laterLabel, onDark = false, className }: FactsTableProps) {
  return (
    <Table caption={caption} className={classNames(styles.table, onDark && styles.onDark, className)}>
      <tbody>
        {rows.map(({ label, value, language }) => (
          <tr key={label}>
            <th scope="row" lang={language}>
              {label}
            </th>
            <td className={value === null ? styles.later : undefined}>{value ?? laterLabel}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
