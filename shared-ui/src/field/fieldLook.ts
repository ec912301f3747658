import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** What every field of a form has beside its control. */
export interface FieldLook {
  readonly label: ReactNode;
  /** Word beside the label of a field that may stay empty: 선택. */
  readonly optionalLabel?: string | undefined;
  /** How to fill it in. An error takes its place. */
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it. */
  readonly error?: ReactNode;
  /** On night. */
  readonly onDark?: boolean | undefined;
}

/** The attributes that tie a control to its hint and its error. */
export function describedBy(id: string, { hint, error }: Pick<FieldLook, 'hint' | 'error'>, more?: string) {
  const ids = classNames(more, error ? `${id}-error` : hint ? `${id}-hint` : undefined);
  return {
    ...(ids && { 'aria-describedby': ids }),
    ...(error ? { 'aria-invalid': true as const } : {}),
  };
}
