import { lazy, Suspense } from 'react';
import { signInWords } from '../../content/signIn';
import type { Session } from '../../store/session';
import styles from './SessionView.module.css';
import { SignInForm } from './SignInForm';

// Visitors load nothing of it.
const AccountBar = lazy(() => import('./AccountBar').then(({ AccountBar: Bar }) => ({ default: Bar })));

interface SessionViewProps {
  readonly session: Session;
}

/** Who is signed in, or the means to. */
export function SessionView({ session }: SessionViewProps) {
  const checking = <p className={styles.checking}>{signInWords.checking}</p>;
  if (session.state === 'checking') return checking;
  if (session.state === 'signed-in') {
    return (
      <Suspense fallback={checking}>
        <AccountBar email={session.email} />
      </Suspense>
    );
  }
  return <SignInForm notice={session.why ? signInWords.notice[session.why] : null} />;
}
