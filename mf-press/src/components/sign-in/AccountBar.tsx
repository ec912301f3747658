import { Link, useFacts, useLocation } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { Message } from '@riverview/shared-ui/message';
import { secondFactorWords } from '../../content/secondFactor';
import { signInWords } from '../../content/signIn';
import { leave } from '../../store/session';
import styles from './AccountBar.module.css';
import { useNeedsFactor } from './useNeedsFactor';

interface AccountBarProps {
  readonly email: string;
}

/** Who is signed in, the ways to the administrator's pages, and the way out. */
export function AccountBar({ email }: AccountBarProps) {
  const { firebase, slug } = useFacts();
  const { pathname } = useLocation();
  const needsFactor = useNeedsFactor();
  return (
    <div className={styles.bar}>
      <p role="status">
        <b className={styles.email}>{email}</b> {signInWords.welcome}
      </p>
      <nav className={styles.pages} aria-label={signInWords.pagesLabel}>
        {signInWords.pages(slug).map(({ path, label }) => (
          <Link key={path} className={textLinkClass()} to={path} aria-current={pathname === path ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <button type="button" className={textLinkClass()} onClick={() => void leave(firebase)}>
        {signInWords.signOut}
      </button>
      {needsFactor && pathname !== secondFactorWords.accountPath && (
        <Message kind="warn" className={styles.needed}>
          {secondFactorWords.needsFactor} <Link to={secondFactorWords.accountPath}>{secondFactorWords.enrollNow}</Link>
        </Message>
      )}
    </div>
  );
}
