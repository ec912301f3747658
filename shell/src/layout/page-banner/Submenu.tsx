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

/** How much of a phone's width the strip's right edge fades over. */
const fade = 0.14;

/** Takes a link that was reached by Tab out of the fading edge. Under a finger or a pointer nothing moves. */
function showToKeys({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/**
 * The pages beside this one. On a phone it scrolls sideways, and the current one is in view: by its style alone in browsers that know
 * `scroll-initial-target`, in others from the page's start on.
 */
export function Submenu({ group, entries, here }: SubmenuProps) {
  const strip = useRef<HTMLElement>(null);
  const path = here.route?.path;

  useLayoutEffect(() => {
    const element = strip.current;
    const current = path && element?.querySelector<HTMLElement>('[aria-current]');
    if (!element || !current) return;
    const before = current.offsetLeft - element.scrollLeft;
    if (before >= 0 && before + current.offsetWidth <= element.clientWidth * (1 - fade)) return;
    // Not scrollIntoView: that would move the page too.
    element.scrollLeft = current.offsetLeft - (element.clientWidth - current.offsetWidth) / 2;
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
