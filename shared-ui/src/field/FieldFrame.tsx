import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldError } from './FieldError';
import styles from './field.module.css';
import type { FieldLook } from './fieldLook';

interface FieldFrameProps extends FieldLook {
  readonly id: string;
  readonly required?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Label above, control, then the hint or the error in words. */
export function FieldFrame({
  id,
  label,
  required,
  optionalLabel,
  hint,
  error,
  onDark,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, Boolean(error) && styles.hasError, onDark && styles.onDark, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
        {!required && optionalLabel && <span className={styles.optional}>{optionalLabel}</span>}
      </label>
      {children}
      {hint && !error && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
