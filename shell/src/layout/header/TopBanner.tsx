import { Link, useFacts } from '@platform/runtime';
import { IconArrow } from '@riverview/shared-ui/icon';
import { header } from '../../content/header';
import { useVisitPath } from '../useVisitPath';
import styles from './TopBanner.module.css';

/** The strip of dusk above the header on wide screens. It scrolls away with the page. */
export function TopBanner() {
  const { projectName } = useFacts();
  return (
    <aside className={styles.strip} aria-label={header.stripLabel}>
      <Link className={styles.link} to={useVisitPath()}>
        <span>{header.strip(projectName)}</span>
        <span className={styles.go}>
          {header.stripAction} <IconArrow className={styles.icon} />
        </span>
      </Link>
    </aside>
  );
}
