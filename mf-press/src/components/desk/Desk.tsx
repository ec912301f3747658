import { lazy, Suspense } from 'react';
import { desk } from '../../content/desk';
import { useSession } from '../../store/session';
import styles from './Desk.module.css';
import { SignInForm } from './SignInForm';

const WritingDesk = lazy(() => import('./WritingDesk'));

interface DeskProps {
  /** A post was added. */
  readonly onChange: () => void;
}

/** Below the list: the sign-in form, or for whoever is signed in the means to write. */
export function Desk({ onChange }: DeskProps) {
  const session = useSession();
  const checking = <p className={styles.checking}>{desk.checking}</p>;
  return (
    <section className={styles.desk}>
      {session.state === 'signed-out' && <SignInForm notice={session.isOnlyHere ? desk.signedOutHere : null} />}
      {session.state === 'checking' && checking}
      {session.state === 'signed-in' && (
        <Suspense fallback={checking}>
          <WritingDesk email={session.email} onChange={onChange} />
        </Suspense>
      )}
    </section>
  );
}
