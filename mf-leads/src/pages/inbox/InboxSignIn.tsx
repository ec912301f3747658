import { useFacts } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { TextField } from '@riverview/shared-ui/field';
import { Message } from '@riverview/shared-ui/message';
import { type FormEvent, useState } from 'react';
import { InboxApi } from '../../api/inboxApi';
import { type Session, SignInRefused, signIn } from '../../api/signIn';
import { inbox } from '../../content/inbox';
import styles from './InboxSignIn.module.css';

interface InboxSignInProps {
  /** Why the visitor is asked again. */
  readonly notice: string | null;
  readonly onSignedIn: (session: Session) => void;
}

const words = inbox.signIn;

function said(error: unknown): string {
  const reason = error instanceof SignInRefused ? error.reason : 'NOT_ADMINISTRATOR';
  return words.failed + (words.reasons[reason] ?? words.unknown);
}

/** E-mail and password. An account that may not read the inbox is told so here. */
export function InboxSignIn({ notice, onSignedIn }: InboxSignInProps) {
  const { firebase, leads } = useFacts();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setFailure(null);
    try {
      const session = await signIn(firebase, String(fields.get('email')), String(fields.get('password')));
      await new InboxApi(leads.endpoint, session.idToken).list({ text: '', state: 'open' }, null);
      onSignedIn(session);
    } catch (error) {
      setFailure(said(error));
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} aria-labelledby="inbox-sign-in" onSubmit={onSubmit}>
      <h2 id="inbox-sign-in" className={classNames('display display-2', styles.heading)}>
        {words.title}
      </h2>
      <TextField id="inbox-email" name="email" type="email" label={words.email} autoComplete="username" required />
      <TextField
        id="inbox-password"
        name="password"
        type="password"
        label={words.password}
        autoComplete="current-password"
        required
      />
      <Button type="submit" busy={busy} busyLabel={words.submitting}>
        {words.submit}
      </Button>
      {(failure ?? notice) && (
        <Message kind={failure ? 'error' : 'warn'} className={styles.message}>
          {failure ?? notice}
        </Message>
      )}
    </form>
  );
}
