import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
  /** Where to go from here. */
  readonly children?: ReactNode;
}

/** How a page begins below its banner: a headline, and a sentence at the right that shares its last line. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className="display">{title}</h2>
      <div className={styles.text}>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </header>
  );
}
