import type { ReactNode } from 'react';
import { IconAlert } from '../icon';
import styles from './field.module.css';

interface FieldErrorProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The error of a field, beside it, with an icon so that it does not speak by colour alone. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p className={styles.error} id={id}>
      <IconAlert />
      <span>{children}</span>
    </p>
  );
}
