import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Note.module.css';

export interface NoteProps {
  readonly children: ReactNode;
  /** On night. Inside `data-theme="dark"` it needs no telling. */
  readonly onDark?: boolean;
  readonly className?: string | undefined;
}

/** A disclaimer: one quiet paragraph after a ※. */
export function Note({ children, onDark = false, className }: NoteProps) {
  return <p className={classNames(styles.note, onDark && styles.onDark, className)}>{children}</p>;
}
