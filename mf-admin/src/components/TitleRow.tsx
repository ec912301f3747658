import type { ReactNode } from 'react';
import styles from './TitleRow.module.css';

/** A title and, at the other end of its line, what is to be known beside it. */
export function TitleRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
