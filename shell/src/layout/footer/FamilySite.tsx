import type { Facts } from '@platform/contract';
import { IconDown, IconOut } from '@riverview/shared-ui/icon';
import type { FocusEvent, KeyboardEvent } from 'react';
import { footer } from '../../content/footer';
import styles from './FamilySite.module.css';

interface FamilySiteProps {
  readonly site: Facts['familySite'];
}

/** A drop-up with the one site of the family; native, so it opens without scripts. Escape and leaving it close it. */
export function FamilySite({ site }: FamilySiteProps) {
  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
  }

  return (
    <details className={styles.family} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className={styles.summary}>
        {footer.familySite}
        <IconDown className={styles.icon} />
      </summary>
      <ul className={styles.list}>
        <li>
          <a className={styles.link} href={site.url} target="_blank" rel="noopener">
            {site.label}
            <IconOut className={styles.icon} />
            <span className="sr-only">{footer.newWindow}</span>
          </a>
        </li>
      </ul>
    </details>
  );
}
