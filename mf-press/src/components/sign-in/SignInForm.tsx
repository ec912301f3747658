import { useFacts } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { TextField } from '@riverview/shared-ui/field';
import { Message } from '@riverview/shared-ui/message';
import { useHydrated } from '@riverview/shared-ui/use-hydrated';
import { type FormEvent, useState } from 'react';
import { errorCode } from '../../api/errorCode';
import { signInError, signInWords } from '../../content/signIn';
import { loadAuth } from '../../store/session';
import styles from './SignInForm.module.css';

interface SignInFormProps {
  /** Why it is asked again, where that must be told. */
  readonly notice?: string | null;
}

/** Signs in with what is typed. Touching a field is the sign that the code for it is wanted. */
export function SignInForm({ notice = null }: SignInFormProps) {
  const { firebase } = useFacts();
  // Before that the browser itself would send the form, with the password in the address.
  const isHydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function prepare() {
    // Submitting tries again and says what is wrong.
    loadAuth(firebase).catch(() => undefined);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setFailure(null);
    try {
      const auth = await loadAuth(firebase);
      await auth.signIn(firebase, String(form.get('email')).trim(), String(form.get('password')));
    } catch (error) {
      setFailure(signInWords.failed(signInError(errorCode(error))));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} onFocus={prepare} noValidate>
      <h2 className={styles.heading}>{signInWords.heading}</h2>
      <TextField label={signInWords.email} name="email" type="email" autoComplete="username" />
      <TextField label={signInWords.password} name="password" type="password" autoComplete="current-password" />
      <Button type="submit" variant="line" disabled={!isHydrated} busy={busy} busyLabel={signInWords.submitting}>
        {signInWords.submit}
      </Button>
      {(failure ?? notice) && (
        <Message kind={failure ? 'error' : 'warn'} className={styles.failure}>
          {failure ?? notice}
        </Message>
      )}
    </form>
  );
}
