import { useFacts } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { TextField } from '@riverview/shared-ui/field';
import { Message } from '@riverview/shared-ui/message';
import { useHydrated } from '@riverview/shared-ui/use-hydrated';
import { lazy, Suspense, useState } from 'react';
import type { GiveCode } from '../../api/auth';
import { signInError, signInWords } from '../../content/signIn';
import { loadAuth } from '../../store/session';
import styles from './SignInForm.module.css';
import { useSubmit } from './useSubmit';

interface SignInFormProps {
  /** Why it is asked again, where that must be told. */
  readonly notice?: string | null;
}

const CodeForm = lazy(() => import('./CodeForm').then(({ CodeForm }) => ({ default: CodeForm })));

/** A password that was right, and what the second factor's code is to be given to. */
interface HalfSignedIn {
  readonly email: string;
  readonly password: string;
  readonly giveCode: GiveCode;
}

/** Signs in with what is typed. Touching a field is the sign that the code for it is wanted. */
export function SignInForm({ notice = null }: SignInFormProps) {
  const { firebase } = useFacts();
  // Before that the browser itself would send the form, with the password in the address.
  const isHydrated = useHydrated();
  const [half, setHalf] = useState<HalfSignedIn | null>(null);

  function prepare() {
    // Submitting tries again and says what is wrong.
    loadAuth(firebase).catch(() => undefined);
  }

  const { busy, failure, submit } = useSubmit(
    async (form) => {
      const auth = await loadAuth(firebase);
      const [email, password] = [String(form.get('email')).trim(), String(form.get('password'))];
      const giveCode = await auth.signIn(firebase, email, password);
      if (giveCode) setHalf({ email, password, giveCode });
    },
    (...reason) => signInWords.failed(signInError(...reason)),
  );

  if (half) {
    return (
      <Suspense fallback={<p role="status">{signInWords.checking}</p>}>
        <CodeForm {...half} onCancel={() => setHalf(null)} />
      </Suspense>
    );
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
