import { useFacts } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { signInWords } from '../../content/signIn';
import { leave } from '../../store/session';
import styles from './AccountBar.module.css';

interface AccountBarProps {
  readonly email: string;
}

/** Who is signed in, and the way out. */
export function AccountBar({ email }: AccountBarProps) {
  const { firebase } = useFacts();
  return (
    <div className={styles.bar}>
      <p role="status">
        <b className={styles.email}>{email}</b> {signInWords.welcome}
      </p>
      <button type="button" className={textLinkClass()} onClick={() => void leave(firebase)}>
        {signInWords.signOut}
      </button>
    </div>
  );
}
