import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './Table.module.css';

export interface TableProps extends ComponentProps<'table'> {
  /** What the table tells, for screen readers. */
  readonly caption: string;
}

/** Rows on hairlines below a line of ink. Spacing and columns are the caller's: its class wins. */
export function Table({ caption, className, children, ...rest }: TableProps) {
  return (
    <table {...rest} className={classNames(styles.table, className)}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}
