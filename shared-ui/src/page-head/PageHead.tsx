import { Lines } from '@riverview/shared-ui/lines';
import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: readonly string[];
  readonly lead?: ReactNode;
}

/** How a page begins below its banner: a headline, and a sentence at the right that shares its last line. */
export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className={`display ${styles.title}`}>
        <Lines of={title} />
      </h2>
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
    </header>
  );
}
