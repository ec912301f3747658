import { TextField } from '@riverview/shared-ui/field';
import type { Ref } from 'react';
import { desk } from '../../content/desk';

interface TimeFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  /** As the field of day and time says it; empty: at once. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
}

/** When a post is to be published. */
export function TimeField({ ref, value, error, onValue }: TimeFieldProps) {
  return (
    <TextField
      ref={ref}
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
