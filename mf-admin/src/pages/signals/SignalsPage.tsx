import { Federated, useFacts } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { Message } from '@riverview/shared-ui/message';
import type { Account } from '@riverview/site/staff';
import { useState } from 'react';
import { signalsWords } from '../../content/signals';
import { Signals } from './Signals';
import styles from './SignalsPage.module.css';

/** The administrator's view of visits and releases, below the one sign-in of the site. The endpoint decides who reads. */
export default function SignalsPage() {
  const { signals } = useFacts();
  const [account, setAccount] = useState<Account | null>(null);
  return (
    <div className={classNames('body wrap', styles.page)}>
      <Federated
        of="mf-press/SignIn"
        onAccount={setAccount}
        fallback={<Message kind="warn">{signalsWords.waitingForSignIn}</Message>}
      />
      <div className={styles.head}>
        <h2 className="display display-2">{signalsWords.title}</h2>
        <p className={styles.note}>
          {signalsWords.note} {signalsWords.releaseMark}
        </p>
      </div>
      {account && !signals && <Message kind="warn">{signalsWords.switchedOff}</Message>}
      {account && signals && <Signals key={account.email} endpoint={signals.endpoint} account={account} />}
    </div>
  );
}
