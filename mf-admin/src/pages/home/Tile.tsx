import { Link } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { IconArrow } from '@riverview/shared-ui/icon';
import type { ReactNode } from 'react';
import { homeWords } from '../../content/home';
import styles from './Glance.module.css';

interface TileProps {
  readonly title: string;
  /** `undefined` while it is on its way, `null` where it could not be had. */
  readonly known: unknown;
  readonly link?: { readonly label: string; readonly path: string };
  readonly children: () => ReactNode;
}

/** One of the things to look at, with the way to all of it. */
export function Tile({ title, known, link, children }: TileProps) {
  return (
    <section className={styles.tile} aria-label={title} aria-busy={known === undefined}>
      <h3>{title}</h3>
      <div className={styles.content}>
        {known === undefined ? homeWords.loading : known === null ? homeWords.failed : children()}
      </div>
      {link && (
        <p>
          <Link className={textLinkClass()} to={link.path}>
            {link.label}
            <IconArrow />
          </Link>
        </p>
      )}
    </section>
  );
}
