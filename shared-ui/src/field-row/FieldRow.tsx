import type { ReactNode } from 'react';
import styles from './FieldRow.module.css';

/** Fields side by side, as many as fit, of one width. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
