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
