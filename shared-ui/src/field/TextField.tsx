import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './FieldFrame';
import styles from './field.module.css';
import { describedBy, type FieldLook } from './fieldLook';

export interface TextFieldProps extends FieldLook, ComponentProps<'input'> {}

/** One line of text with its label. `className` goes to the whole field, every other attribute and `ref` to the input. */
export function TextField({ label, optionalLabel, hint, error, onDark, className, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <FieldFrame
      id={inputId}
      required={input.required}
      className={className}
      {...{ label, optionalLabel, hint, error, onDark }}
    >
      <input
        {...input}
        id={inputId}
        className={styles.control}
        {...describedBy(inputId, { hint, error }, input['aria-describedby'])}
      />
    </FieldFrame>
  );
}
