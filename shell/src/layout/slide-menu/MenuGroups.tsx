import type { LockedMenuGroup } from '@platform/contract';
import { Link } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { IconDown } from '@riverview/shared-ui/icon';
import { useState } from 'react';
import { slideMenu } from '../../content/slideMenu';
import { ariaCurrent, type CurrentPage } from '../current-page/ariaCurrent';
import styles from './MenuGroups.module.css';

/** A group with more entries than this shows them in two columns. */
const oneColumn = 4;

interface MenuGroupsProps {
  readonly groups: readonly LockedMenuGroup[];
  readonly here: CurrentPage;
  /** Whether the menu shows; each time it opens, it opens at the visitor's own group. */
  readonly open: boolean;
  readonly onChoose: () => void;
}

/** The groups as an accordion, one open at a time; natively so, without scripts too. */
export function MenuGroups({ groups, here, open, onChoose }: MenuGroupsProps) {
  const own = here.route?.group ?? null;
  const [unfolded, setUnfolded] = useState(own);
  const [shown, setShown] = useState(open);
  if (shown !== open) {
    setShown(open);
    if (open) setUnfolded(own);
  }

  return (
    <nav aria-label={slideMenu.nav}>
      <ul className={styles.groups}>
        {groups.map(({ id, label, entries }) => (
          <li key={id} className={styles.group}>
            <details
              name="menu"
              open={unfolded === id}
              onToggle={({ currentTarget: { open: unfolds } }) =>
                setUnfolded((current) => (unfolds ? id : current === id ? null : current))
              }
            >
              <summary className={styles.summary}>
                {label}
                <IconDown className={styles.icon} />
              </summary>
              <ul className={classNames(styles.links, entries.length > oneColumn && styles.two)}>
                {entries.map((entry) => (
                  <li key={entry.path}>
                    <Link
                      className={styles.link}
                      to={entry.path}
                      aria-current={ariaCurrent(entry.path, here)}
                      onClick={onChoose}
                    >
                      {entry.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}
