import { classNames } from '../class-names';
import styles from './textLink.module.css';

/** An underlined line of text with an optional icon, for links and for buttons that read as links. */
export function textLinkClass({ onDark = false }: { readonly onDark?: boolean } = {}): string {
  return classNames(styles.textLink, onDark && styles.textLinkOnDark);
}
