import { Federated, useFacts } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { Message } from '@riverview/shared-ui/message';
import type { Account } from '@riverview/site/staff';
import { lazy, Suspense, useState } from 'react';
import { InboxApi } from '../../api/inboxApi';
import { inbox } from '../../content/inbox';
import { Entries } from './entries';
import styles from './InboxPage.module.css';

// Nobody needs it who is not signed in, and the module's budget is that of home and the popups.
const Inbox = lazy(() => import('./Inbox').then((module) => ({ default: module.Inbox })));

/** The administrator's inbox, below the one sign-in of the site. The endpoint decides who reads. */
export default function InboxPage() {
  const { leads } = useFacts();
  const [account, setAccount] = useState<Account | null>(null);
  // A sign-in that ends takes nothing of what was typed: it is there again for the same account.
  const [typed] = useState(() => new Map<string, Entries>());
  const entriesOf = (email: string): Entries => {
    const entries = typed.get(email) ?? new Entries();
    typed.set(email, entries);
    return entries;
  };
  return (
    <div className={classNames('body wrap', styles.page)}>
      <Federated
        of="mf-press/SignIn"
        onAccount={setAccount}
        fallback={<Message kind="warn">{inbox.waitingForSignIn}</Message>}
      />
      {account && (
        <Suspense fallback={<p role="status">{inbox.loading}</p>}>
          <Inbox key={account.email} api={new InboxApi(leads.endpoint, account)} entries={entriesOf(account.email)} />
        </Suspense>
      )}
    </div>
  );
}
