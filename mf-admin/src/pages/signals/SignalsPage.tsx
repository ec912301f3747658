import { useFacts } from '@platform/runtime';
import { Message } from '@riverview/shared-ui/message';
import { DeskFrame } from '../../components/DeskFrame';
import { signalsWords } from '../../content/signals';
import { Signals } from './Signals';
import styles from './SignalsPage.module.css';

/** The administrator's view of visits and releases. The endpoint decides who reads. */
export default function SignalsPage() {
  const { signals } = useFacts();
  return (
    <DeskFrame>
      {(account) => (
        <>
          <div className={styles.head}>
            <h2 className="display display-2">{signalsWords.title}</h2>
            <p className={styles.note}>
              {signalsWords.note} {signalsWords.releaseMark}
            </p>
          </div>
          {account && !signals && <Message kind="warn">{signalsWords.switchedOff}</Message>}
          {account && signals && <Signals key={account.email} endpoint={signals.endpoint} account={account} />}
        </>
      )}
    </DeskFrame>
  );
}
