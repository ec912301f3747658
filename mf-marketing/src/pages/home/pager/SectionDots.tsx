import { classNames } from '@riverview/shared-ui/class-names';
import { pagerLabel, sectionNames } from '../../../content/home';
import styles from './SectionDots.module.css';

interface SectionDotsProps {
  /** 1 to 8, and 8.5 for the footer, which belongs to the last one. */
  readonly section: number;
  /** The ground the dots stand on. */
  readonly theme: 'light' | 'dark';
}

/** The names of the sections as a line of marks at the right edge, each a link to its section. */
export function SectionDots({ section, theme }: SectionDotsProps) {
  return (
    <nav
      className={classNames(styles.dots, theme === 'dark' && styles.onDark)}
      aria-label={pagerLabel}
      data-section={section}
    >
      <ol>
        {sectionNames.map((name, index) => (
          <li key={name}>
            <a href={`#s${index + 1}`} aria-current={Math.floor(section) === index + 1 ? 'true' : undefined}>
              <span className={styles.name}>{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
