import { Link } from '@platform/runtime';
import { IconArrow } from '@riverview/shared-ui/icon';
import styles from './LinkList.module.css';

interface LinkListProps {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly text?: string; readonly path: string }[];
}

/** Where to go on from here: wide rows between hairlines. */
export function LinkList({ title, links }: LinkListProps) {
  return (
    <nav className={styles.links} aria-label={title}>
      <ul>
        {links.map(({ label, text, path }) => (
          <li key={path}>
            <Link to={path}>
              <b>{label}</b>
              {text && <span>{text}</span>}
              <IconArrow />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
