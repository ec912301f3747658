import { TextField } from '@riverview/shared-ui/field';
import { useEffect, useRef } from 'react';
import { desk } from '../../content/desk';

interface TimeFieldProps {
  /** As the field of day and time says it; empty: at once. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
}

/** When a post is to be published. */
export function TimeField({ value, error, onValue }: TimeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  return (
    <TextField
      ref={field}
      type="datetime-local"
      name="time"
      label={desk.time}
      hint={desk.timeHint}
      error={error}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
