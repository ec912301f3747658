import { signInWords } from '../../content/signIn';
import type { Session } from '../../store/session';
import { AccountBar } from './AccountBar';
import styles from './SessionView.module.css';
import { SignInForm } from './SignInForm';

interface SessionViewProps {
  readonly session: Session;
}

/** Who is signed in, or the means to. */
export function SessionView({ session }: SessionViewProps) {
  if (session.state === 'checking') return <p className={styles.checking}>{signInWords.checking}</p>;
  if (session.state === 'signed-in') return <AccountBar email={session.email} />;
  return <SignInForm notice={session.why ? signInWords.notice[session.why] : null} />;
}
