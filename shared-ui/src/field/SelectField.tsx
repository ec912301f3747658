import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './FieldFrame';
import styles from './field.module.css';
import { describedBy, type FieldLook } from './fieldLook';

export interface SelectFieldProps extends FieldLook, ComponentProps<'select'> {}

/** One of several, as the browser offers them. `className` goes to the whole field, every other attribute and `ref` to the select. */
export function SelectField({ label, optionalLabel, hint, error, onDark, className, id, ...select }: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <FieldFrame
      id={selectId}
      required={select.required}
      className={className}
      {...{ label, optionalLabel, hint, error, onDark }}
    >
      <select
        {...select}
        id={selectId}
        className={styles.control}
        {...describedBy(selectId, { hint, error }, select['aria-describedby'])}
      />
    </FieldFrame>
  );
}
