import { Federated } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { Message } from '@riverview/shared-ui/message';
import type { Account } from '@riverview/site/staff';
import { type ReactNode, useState } from 'react';
import { deskFrame } from '../content/deskFrame';
import styles from './DeskFrame.module.css';

interface DeskFrameProps {
  /** What stands below the sign-in: for who is signed in, made anew for another account, or for nobody. */
  readonly children: (account: Account | null) => ReactNode;
}

/** A page of the desk below the one sign-in of the site. What it shows is for the endpoints to decide. */
export function DeskFrame({ children }: DeskFrameProps) {
  const [account, setAccount] = useState<Account | null>(null);
  return (
    <div className={classNames('body wrap', styles.page)}>
      <Federated
        of="mf-press/SignIn"
        onAccount={setAccount}
        fallback={<Message kind="warn">{deskFrame.waitingForSignIn}</Message>}
      />
      {children(account)}
    </div>
  );
}
