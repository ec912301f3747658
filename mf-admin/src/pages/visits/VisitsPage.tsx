import { Federated, useFacts } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { Message } from '@riverview/shared-ui/message';
import type { Account } from '@riverview/site/staff';
import { useState } from 'react';
import { VisitsApi } from '../../api/visitsApi';
import { visitsWords } from '../../content/visits';
import page from '../signals/SignalsPage.module.css';
import { VisitBoard } from './VisitBoard';

/** Who comes today, for the tablet at the door, below the one sign-in of the site. The endpoint decides who reads. */
export default function VisitsPage() {
  const { leads } = useFacts();
  const [account, setAccount] = useState<Account | null>(null);
  return (
    <div className={classNames('body wrap', page.page)}>
      <Federated
        of="mf-press/SignIn"
        onAccount={setAccount}
        fallback={<Message kind="warn">{visitsWords.waitingForSignIn}</Message>}
      />
      <h2 className="display display-2">{visitsWords.title}</h2>
      {account && <VisitBoard key={account.email} api={new VisitsApi(leads.endpoint, account)} />}
    </div>
  );
}
