import type { ReactNode } from 'react';
import styles from './GuideSection.module.css';

interface GuideSectionProps {
  /** Where the page links to it: `deposit` is `#deposit`. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** A chapter of a guide: its title at the left, which stays in view while the chapter passes, its content beside it. */
export function GuideSection({ id, title, lead, children }: GuideSectionProps) {
  return (
    <section className={styles.section} {...(id && { id })}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
