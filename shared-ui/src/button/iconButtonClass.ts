import { classNames } from '../class-names';
import styles from './iconButton.module.css';

export interface IconButtonLook {
  /** Draws the square the icon stands in. */
  readonly outlined?: boolean | undefined;
  /** For dark grounds. */
  readonly onDark?: boolean | undefined;
}

/** The look of an icon button, for a link that stands as one; the link brings its own words, `sr-only`. */
export function iconButtonClass({ outlined = false, onDark = false }: IconButtonLook = {}): string {
  return classNames(styles.iconButton, outlined && styles.outlined, onDark && styles.iconOnDark);
}
