import type { LockedMenuGroup } from '@platform/contract';
import { header } from '../../content/header';
import type { CurrentPage } from '../current-page/ariaCurrent';
import styles from './HeaderNav.module.css';
import { NavGroup } from './NavGroup';
import { stepThroughNav } from './stepThroughNav';

interface HeaderNavProps {
  readonly groups: readonly LockedMenuGroup[];
  readonly here: CurrentPage;
  /** The group whose dropdown shows. */
  readonly open: string | null;
  readonly onOpenChange: (group: string | null) => void;
}

/** The top-level items with their dropdowns: by hover, focus, arrow keys and touch. */
export function HeaderNav({ groups, here, open, onOpenChange }: HeaderNavProps) {
  return (
    <nav className={styles.nav} aria-label={header.nav}>
      <ul className={styles.list} onKeyDown={(event) => stepThroughNav(event, onOpenChange)}>
        {groups.map((group) => (
          <NavGroup key={group.id} group={group} here={here} open={open === group.id} onOpenChange={onOpenChange} />
        ))}
      </ul>
    </nav>
  );
}
