import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names';
import { FieldError } from './FieldError';
import styles from './field.module.css';
import { describedBy, type FieldLook } from './fieldLook';

export interface CheckboxProps extends Omit<FieldLook, 'hint'>, Omit<ComponentProps<'input'>, 'type'> {
  /** Words before the label while it is `required`: (필수). */
  readonly requiredLabel?: string | undefined;
}

/** A box to tick, 24 px in a row of at least 48. `className` goes to the whole field. */
export function Checkbox({
  label,
  requiredLabel,
  optionalLabel,
  error,
  onDark,
  className,
  id,
  ...input
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const mark = input.required ? requiredLabel : optionalLabel;
  return (
    <div className={classNames(styles.check, Boolean(error) && styles.hasError, onDark && styles.onDark, className)}>
      <label className={styles.checkLabel} htmlFor={inputId}>
        <input
          {...input}
          id={inputId}
          type="checkbox"
          className={styles.box}
          {...describedBy(inputId, { error }, input['aria-describedby'])}
        />
        <span>
          {mark && <b className={input.required ? styles.must : styles.may}>{mark} </b>}
          {label}
        </span>
      </label>
      <FieldError id={`${inputId}-error`}>{error}</FieldError>
    </div>
  );
}
