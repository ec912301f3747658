import { useFacts } from '@platform/runtime';
import { Button, textLinkClass } from '@riverview/shared-ui/button';
import { TextField } from '@riverview/shared-ui/field';
import { Message } from '@riverview/shared-ui/message';
import { useState } from 'react';
import { recover } from '../../api/account';
import type { GiveCode } from '../../api/auth';
import { accountError, secondFactorWords } from '../../content/secondFactor';
import { signInWords } from '../../content/signIn';
import { loadAuth } from '../../store/session';
import styles from './CodeForm.module.css';
import { useSubmit } from './useSubmit';

interface CodeFormProps {
  readonly email: string;
  readonly password: string;
  readonly giveCode: GiveCode;
  /** Back to address and password. */
  readonly onCancel: () => void;
}

const focus = (field: HTMLInputElement | null) => field?.focus();

/** The second half of a sign-in: the app's code, or one of the recovery codes where the app is lost. */
export function CodeForm({ email, password, giveCode, onCancel }: CodeFormProps) {
  const { firebase } = useFacts();
  const [isLost, setLost] = useState(false);
  const { busy, failure, submit, forget } = useSubmit(
    async (form) => {
      const code = String(form.get('code'));
      if (!isLost) return giveCode(code);
      await recover(email, password, code);
      await (await loadAuth(firebase)).signIn(firebase, email, password);
    },
    (...reason) => signInWords.failed(accountError(...reason)),
  );

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <h2 className={styles.heading}>{signInWords.heading}</h2>
      <TextField
        key={isLost ? 'recovery' : 'app'}
        ref={focus}
        name="code"
        label={isLost ? secondFactorWords.recoveryCode : secondFactorWords.code}
        hint={isLost ? secondFactorWords.recoveryHint : secondFactorWords.codeHint}
        autoComplete={isLost ? 'off' : 'one-time-code'}
        {...(!isLost && { inputMode: 'numeric', maxLength: 7 })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="line" busy={busy} busyLabel={signInWords.submitting}>
          {secondFactorWords.giveCode}
        </Button>
        <button
          type="button"
          className={textLinkClass()}
          onClick={() => {
            setLost(!isLost);
            forget();
          }}
        >
          {isLost ? secondFactorWords.withApp : secondFactorWords.lost}
        </button>
        <button type="button" className={textLinkClass()} onClick={onCancel}>
          {secondFactorWords.startAgain}
        </button>
      </div>
      {failure && <Message kind="error">{failure}</Message>}
    </form>
  );
}
