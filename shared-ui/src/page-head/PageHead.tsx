import type { ReactNode } from 'react';
import { Lines } from '../lines';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  /** Lines of the headline. */
  readonly title: readonly string[];
  readonly lead?: ReactNode;
  /** Where to go from here. */
  readonly children?: ReactNode;
}

/** How a page begins below its banner: a headline, and a sentence at the right that shares its last line. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className="display">
        <Lines of={title} />
      </h2>
      {(lead || children) && (
        <div className={styles.text}>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      )}
    </header>
  );
}
