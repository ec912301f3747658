import { classNames } from '@riverview/shared-ui/class-names';
import type { MouseEvent } from 'react';
import { pagerLabel } from '../../../content/home';
import type { ScreenPlace } from '../screen/Screen';
import styles from './SectionDots.module.css';

interface SectionDotsProps {
  readonly sections: readonly Omit<ScreenPlace, 'number'>[];
  /** 1 to 8, and 8.5 for the footer, which belongs to the last one. */
  readonly section: number;
  /** Goes to a section, counted from 0. */
  readonly onGo: (index: number) => void;
}

/** The names of the sections as a line of marks at the right edge, each a link to its section. */
export function SectionDots({ sections, section, onGo }: SectionDotsProps) {
  const here = Math.floor(section) - 1;
  function follow(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The address names the section without a new history entry: back leads to the page before, not up the sections.
    window.history.replaceState(window.history.state, '', event.currentTarget.hash);
    document.getElementById(`s${index + 1}`)?.focus({ preventScroll: true });
    onGo(index);
  }

  return (
    <nav
      className={classNames(styles.dots, sections[here]?.theme === 'dark' && styles.onDark)}
      aria-label={pagerLabel}
      data-section={section}
    >
      <ol>
        {sections.map(({ name }, index) => (
          <li key={name}>
            <a
              href={`#s${index + 1}`}
              aria-current={here === index ? 'true' : undefined}
              onClick={(event) => follow(event, index)}
            >
              <span className={styles.name}>{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
