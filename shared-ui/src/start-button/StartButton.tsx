import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './StageButton.module.css';

export interface StageButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly icon: ReactNode;
}

/**
 * A whole stage, the positioned box it lies in, as one button: a lit window with what it starts below. It goes where no
 * script runs.
 */
export function StageButton({ icon, children, className, ...rest }: StageButtonProps) {
  return (
    <button {...rest} type="button" className={classNames(styles.button, className)}>
      <span className={styles.lamp}>{icon}</span>
      {children}
    </button>
  );
}
