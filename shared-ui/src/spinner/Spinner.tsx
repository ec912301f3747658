import { classNames } from '../class-names';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  readonly className?: string | undefined;
}

/** A turning ring in the colour of the text beside it. The words that say what is going on are the caller's. */
export function Spinner({ className }: SpinnerProps) {
  return <span className={classNames(styles.spinner, className)} aria-hidden="true" />;
}
