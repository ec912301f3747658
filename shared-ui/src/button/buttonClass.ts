import { classNames } from '../class-names';
import styles from './button.module.css';

/** `main` ink, `lamp` the one lit window of a screen, `line` outlined on light, `onDark` outlined on dark. */
export type ButtonVariant = 'main' | 'lamp' | 'line' | 'onDark';

/** The look of a button, for a link that stands as one: `<Link className={buttonClass('lamp')}>`. */
export function buttonClass(
  variant: ButtonVariant = 'main',
  { wide = false }: { readonly wide?: boolean } = {},
): string {
  return classNames(styles.button, styles[variant], wide && styles.wide);
}

/** An underlined line of text with an optional icon, for links and for buttons that read as links. */
export function textLinkClass({ onDark = false }: { readonly onDark?: boolean } = {}): string {
  return classNames(styles.textLink, onDark && styles.textLinkOnDark);
}

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
