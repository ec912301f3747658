import type { MenuEntry } from '@platform/contract';
import { Link } from '@platform/runtime';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { banner } from '../../content/banner';
import { ariaCurrent, type CurrentPage } from '../current-page/ariaCurrent';
import styles from './Submenu.module.css';

interface SubmenuProps {
  /** What the pages have in common. */
  readonly group: string;
  readonly entries: readonly MenuEntry[];
  readonly here: CurrentPage;
}

/** Takes a link that was reached by Tab out of the fading edge. Under a finger or a pointer nothing moves. */
function showToKeys({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** The pages beside this one. On a phone it scrolls sideways and brings the current one into view. */
export function Submenu({ group, entries, here }: SubmenuProps) {
  const strip = useRef<HTMLElement>(null);
  const path = here.route?.path;

  useLayoutEffect(() => {
    const element = strip.current;
    const current = path && element?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView: that would move the page too.
    if (element && current) element.scrollLeft = current.offsetLeft - (element.clientWidth - current.offsetWidth) / 2;
  }, [path]);

  return (
    <nav ref={strip} className={styles.submenu} aria-label={banner.submenu(group)}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link
              className={styles.link}
              to={entry.path}
              aria-current={ariaCurrent(entry.path, here)}
              onFocus={showToKeys}
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
