import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './StartButton.module.css';

export interface StartButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly icon: ReactNode;
}

/**
 * The whole of the positioned box it lies in as one button: a lit window with what it starts below. It goes where no script
 * runs.
 */
export function StartButton({ icon, children, className, ...rest }: StartButtonProps) {
  return (
    <button {...rest} type="button" className={classNames(styles.button, className)}>
      <span className={styles.lamp}>{icon}</span>
      {children}
    </button>
  );
}
