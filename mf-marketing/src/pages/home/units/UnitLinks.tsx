import { Link, useSite } from '@platform/runtime';
import { IconArrow } from '@riverview/shared-ui/icon';
import { units } from '../../../content/home';
import styles from './UnitLinks.module.css';

/** The pages of the menu group for units, as the release lock lists them, as plain links. */
export function UnitLinks() {
  const { lock } = useSite();
  const entries = lock.menu.find(({ id }) => id === 'units')?.entries ?? [];
  return (
    <ul className={styles.links} aria-label={units.list}>
      {entries.map(({ label, path }) => (
        <li key={path}>
          <Link to={path}>
            <span className="num">{label}</span>
            <IconArrow />
          </Link>
        </li>
      ))}
    </ul>
  );
}
