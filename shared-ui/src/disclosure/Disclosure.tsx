import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  /** The line that opens and closes it. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** On night. Inside `data-theme="dark"` it needs no telling. */
  readonly onDark?: boolean;
}

/** A quiet underlined line that unfolds what stands behind it; native, so it works without JavaScript. */
export function Disclosure({ summary, children, onDark = false, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames(styles.disclosure, onDark && styles.onDark, className)}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
