import { Federated } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { Message } from '@riverview/shared-ui/message';
import type { Account } from '@riverview/site/staff';
import { useState } from 'react';
import { homeWords } from '../../content/home';
import page from '../signals/SignalsPage.module.css';
import { Glance } from './Glance';

/** Where whoever works at the desk begins: one sign-in for all its pages, and the day at a glance. */
export default function HomePage() {
  const [account, setAccount] = useState<Account | null>(null);
  return (
    <div className={classNames('body wrap', page.page)}>
      <Federated
        of="mf-press/SignIn"
        onAccount={setAccount}
        fallback={<Message kind="warn">{homeWords.waitingForSignIn}</Message>}
      />
      {account ? <Glance key={account.email} account={account} /> : <p className={page.note}>{homeWords.lead}</p>}
    </div>
  );
}
