import { useFacts } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { useState } from 'react';
import { endSessions } from '../../api/endSessions';
import { InboxApi } from '../../api/inboxApi';
import type { Session } from '../../api/signIn';
import { inbox } from '../../content/inbox';
import { Inbox } from './Inbox';
import styles from './InboxPage.module.css';
import { InboxSignIn } from './InboxSignIn';

/** The administrator's inbox, behind the sign-in. The endpoint decides who reads; the sign-in lives as long as the page. */
export default function InboxPage() {
  const { firebase, leads } = useFacts();
  const [session, setSession] = useState<Session | null>(null);
  const [notice, setNotice] = useState<string | null>(null);

  function end(reason: string | null): void {
    setSession(null);
    setNotice(reason);
  }

  async function signOut(ended: Session): Promise<void> {
    end(null);
    if (!(await endSessions(firebase, ended))) setNotice(inbox.signIn.signedOutHere);
  }

  return (
    <div className={classNames('body wrap', styles.page)}>
      {session ? (
        <Inbox
          email={session.email}
          api={new InboxApi(leads.endpoint, session.idToken)}
          onSignOut={() => void signOut(session)}
          onExpired={() => end(inbox.signIn.expired)}
        />
      ) : (
        <InboxSignIn notice={notice} onSignedIn={setSession} />
      )}
    </div>
  );
}
