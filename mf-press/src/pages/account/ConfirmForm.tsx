import { TextField } from '@riverview/shared-ui/field';
import { accountWords } from '../../content/account';
import { secondFactorWords } from '../../content/secondFactor';
import { signInWords } from '../../content/signIn';
import styles from './Security.module.css';
import { StepForm } from './StepForm';
import type { Guarded } from './useSecurity';

interface ConfirmFormProps {
  readonly what: Guarded;
  /** The account has a second factor. */
  readonly asksCode: boolean;
  /** Rejects where password or code is wrong. */
  readonly onConfirm: (password: string, code: string) => Promise<void>;
  readonly onCancel: () => void;
}

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Asks who it is once more, before something is changed that keeps the account safe. */
export function ConfirmForm({ what, asksCode, onConfirm, onCancel }: ConfirmFormProps) {
  const words = accountWords.confirm;
  return (
    <section className={styles.step}>
      <h3>{words.title}</h3>
      <p>{words.what[what]}</p>
      <StepForm
        onSubmit={(form) => onConfirm(String(form.get('password')), String(form.get('code') ?? ''))}
        onCancel={onCancel}
        submitLabel={words.submit}
      >
        <TextField
          ref={focus}
          label={signInWords.password}
          name="password"
          type="password"
          autoComplete="current-password"
        />
        {asksCode && (
          <TextField
            label={secondFactorWords.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
          />
        )}
      </StepForm>
    </section>
  );
}
