import type { LockedMenuGroup } from '@platform/contract';
import { Link } from '@platform/runtime';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { ariaCurrent, type CurrentPage } from '../current-page/ariaCurrent';
import styles from './NavGroup.module.css';

interface NavGroupProps {
  readonly group: LockedMenuGroup;
  readonly here: CurrentPage;
  readonly open: boolean;
  readonly onOpenChange: (group: string | null) => void;
}

/** A top-level item, which links to its group's first page, and the dropdown of all its pages. */
export function NavGroup({ group, here, open, onOpenChange }: NavGroupProps) {
  const tapOpens = useRef(false);
  const first = group.entries[0];
  if (!first) return null;
  const dropdown = `nav-${group.id}`;

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType !== 'touch') onOpenChange(group.id);
  }

  // A finger can not hover: its first tap opens the dropdown, its second follows the link.
  function onPointerDown(event: PointerEvent) {
    tapOpens.current = event.pointerType === 'touch' && !open;
  }

  function onClick(event: MouseEvent) {
    if (!tapOpens.current) return onOpenChange(null);
    tapOpens.current = false;
    event.preventDefault();
    onOpenChange(group.id);
  }

  return (
    <li className={styles.item} data-group={group.id} data-open={open || undefined} onPointerEnter={onPointerEnter}>
      <Link
        className={styles.top}
        to={first.path}
        data-nav="top"
        aria-current={here.route?.group === group.id ? 'true' : undefined}
        aria-expanded={open}
        aria-controls={dropdown}
        onPointerDown={onPointerDown}
        onClick={onClick}
        onFocus={() => onOpenChange(group.id)}
      >
        {group.label}
      </Link>
      <ul className={styles.dropdown} id={dropdown}>
        {group.entries.map(({ label, path }) => (
          <li key={path}>
            <Link
              className={styles.link}
              to={path}
              data-nav="entry"
              aria-current={ariaCurrent(path, here)}
              onClick={() => onOpenChange(null)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
