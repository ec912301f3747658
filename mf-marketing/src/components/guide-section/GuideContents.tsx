import { Link } from '@platform/runtime';
import styles from './GuideContents.module.css';

interface GuideContentsProps {
  readonly label: string;
  readonly chapters: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the chapters of a guide. */
export function GuideContents({ label, chapters }: GuideContentsProps) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
