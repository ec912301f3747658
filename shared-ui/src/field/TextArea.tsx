import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './FieldFrame';
import styles from './field.module.css';
import { describedBy, type FieldLook } from './fieldLook';

export interface TextAreaProps extends FieldLook, ComponentProps<'textarea'> {}

/** Several lines of text with their label, five high unless `rows` says otherwise. `className` goes to the whole field. */
export function TextArea({
  label,
  optionalLabel,
  hint,
  error,
  onDark,
  className,
  id,
  rows = 5,
  ...area
}: TextAreaProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  return (
    <FieldFrame
      id={areaId}
      required={area.required}
      className={className}
      {...{ label, optionalLabel, hint, error, onDark }}
    >
      <textarea
        {...area}
        id={areaId}
        rows={rows}
        className={styles.control}
        {...describedBy(areaId, { hint, error }, area['aria-describedby'])}
      />
    </FieldFrame>
  );
}
