import type { ComponentProps, ReactNode } from 'react';
import styles from './StageButton.module.css';

interface StageButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  readonly icon: ReactNode;
}

/** A whole stage as one button: a lit window with what it starts below. It goes where no script runs. */
export function StageButton({ icon, children, ...rest }: StageButtonProps) {
  return (
    <button {...rest} type="button" className={styles.button}>
      <span className={styles.lamp}>{icon}</span>
      {children}
    </button>
  );
}
