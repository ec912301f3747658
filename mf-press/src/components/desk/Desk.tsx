import { lazy, Suspense } from 'react';
import { desk } from '../../content/desk';
import { useSession } from '../../store/session';
import { SessionView } from '../sign-in/SessionView';
import styles from './Desk.module.css';

const WritingDesk = lazy(() => import('./WritingDesk'));

interface DeskProps {
  /** A post was added. */
  readonly onChange: () => void;
}

/** Below the list: a small way to the sign-in form, which is nothing to readers, or for whoever is signed in the means to write. */
export function Desk({ onChange }: DeskProps) {
  const session = useSession();
  return (
    <section className={styles.desk}>
      {session.state === 'signed-out' ? (
        <details className={styles.door} open={session.why !== undefined}>
          <summary className={styles.knob}>{desk.door}</summary>
          <SessionView session={session} />
        </details>
      ) : (
        <SessionView session={session} />
      )}
      {session.state === 'signed-in' && (
        <Suspense fallback={<p className={styles.loading}>{desk.loading}</p>}>
          <WritingDesk onChange={onChange} />
        </Suspense>
      )}
    </section>
  );
}
