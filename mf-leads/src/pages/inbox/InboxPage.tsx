import { useFacts } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { useState } from 'react';
import { InboxApi } from '../../api/inboxApi';
import type { Session } from '../../api/signIn';
import { inbox } from '../../content/inbox';
import { Inbox } from './Inbox';
import styles from './InboxPage.module.css';
import { InboxSignIn } from './InboxSignIn';

/** The administrator's inbox, behind the sign-in. The endpoint decides who reads; the sign-in lives as long as the page. */
export default function InboxPage() {
  const { leads } = useFacts();
  const [session, setSession] = useState<Session | null>(null);
  const [notice, setNotice] = useState<string | null>(null);

  function end(reason: string | null): void {
    setSession(null);
    setNotice(reason);
  }

  return (
    <div className={classNames('body wrap', styles.page)}>
      {session ? (
        <Inbox
          email={session.email}
          api={new InboxApi(leads.endpoint, session.idToken)}
          onSignOut={() => end(null)}
          onExpired={() => end(inbox.signIn.expired)}
        />
      ) : (
        <InboxSignIn notice={notice} onSignedIn={setSession} />
      )}
    </div>
  );
}
