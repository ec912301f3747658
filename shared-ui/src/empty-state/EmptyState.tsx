import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** Why there is nothing yet. Line breaks of the text are kept. */
  readonly lead: ReactNode;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
  /** What can be said already; stands beside the copy where there is room. */
  readonly aside?: ReactNode;
  /** Level of the title. Default `h2`. */
  readonly heading?: 'h1' | 'h2' | 'h3';
  readonly className?: string | undefined;
}

/** A page that has nothing to say yet: a sentence, a next step, and light on water below. */
export function EmptyState({ title, lead, action, aside, heading: Heading = 'h2', className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      <div className={styles.content}>
        <div className={styles.copy}>
          <Heading className="display">{title}</Heading>
          <p className={classNames('lead', styles.lead)}>{lead}</p>
          {action}
        </div>
        {aside}
      </div>
    </div>
  );
}
