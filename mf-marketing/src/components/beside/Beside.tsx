import { type ReactNode, useId } from 'react';
import styles from './Beside.module.css';

interface BesideProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What a page can already say while the rest is being prepared. */
export function Beside({ title, children }: BesideProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
