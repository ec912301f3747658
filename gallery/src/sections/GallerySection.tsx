import { classNames } from '@riverview/shared-ui/class-names';
import type { ReactNode } from 'react';
import styles from '../Gallery.module.css';

interface GallerySectionProps {
  readonly title: string;
  readonly onDark?: boolean;
  readonly children: ReactNode;
}

/** A titled stretch of the gallery, on light or on night. */
export function GallerySection({ title, onDark = false, children }: GallerySectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={classNames(styles.section, onDark && styles.night)} {...(onDark && { 'data-theme': 'dark' })}>
        {children}
      </div>
    </section>
  );
}
