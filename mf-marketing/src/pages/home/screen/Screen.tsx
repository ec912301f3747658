import { classNames } from '@riverview/shared-ui/class-names';
import type { ReactNode } from 'react';
import styles from './Screen.module.css';

/** Where a section stands, as the table of sections says it. */
export interface ScreenPlace {
  /** 1 to 8; the anchor is `#s1` to `#s8`. */
  readonly number: number;
  readonly theme: 'light' | 'dark';
  /** As the dot navigation says it. */
  readonly name: string;
}

interface ScreenProps extends Omit<ScreenPlace, 'name'> {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One section of the home page: as high as the viewport on a wide screen, as high as its content on a narrow one. */
export function Screen({ number, theme, className, children }: ScreenProps) {
  return (
    <section
      id={`s${number}`}
      className={classNames(styles.screen, className)}
      data-screen={number}
      data-at-rest="lay-out"
      tabIndex={-1}
      {...(theme === 'dark' && { 'data-theme': 'dark' })}
    >
      {children}
    </section>
  );
}
