import { header } from '../../content/header';
import styles from './SkipLink.module.css';

/** The first stop of the Tab key: jumps over the menus. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {header.skip}
    </a>
  );
}
