import { Button } from '@riverview/shared-ui/button';
import { Message } from '@riverview/shared-ui/message';
import type { ReactNode } from 'react';
import { useSubmit } from '../../components/sign-in/useSubmit';
import { accountWords } from '../../content/account';
import { accountError } from '../../content/secondFactor';
import { signInWords } from '../../content/signIn';
import styles from './Security.module.css';

interface StepFormProps {
  /** Rejects with the reason for which what was typed is refused. */
  readonly onSubmit: (form: FormData) => Promise<void>;
  readonly onCancel: () => void;
  /** On its button. */
  readonly submitLabel: string;
  /** Its fields. */
  readonly children: ReactNode;
}

/** The form of a step that keeps the account safe: its fields, why they were refused, on and back. */
export function StepForm({ onSubmit, onCancel, submitLabel, children }: StepFormProps) {
  const { busy, failure, submit } = useSubmit(onSubmit, accountError);
  return (
    <form method="post" onSubmit={submit} noValidate>
      {children}
      {failure && <Message kind="error">{failure}</Message>}
      <div className={styles.actions}>
        <Button type="submit" busy={busy} busyLabel={signInWords.submitting}>
          {submitLabel}
        </Button>
        <Button variant="line" onClick={onCancel}>
          {accountWords.confirm.cancel}
        </Button>
      </div>
    </form>
  );
}
