import { classNames } from '@riverview/shared-ui/class-names';
import { lazy, Suspense } from 'react';
import { SessionView } from '../../components/sign-in/SessionView';
import { accountWords } from '../../content/account';
import { useSession } from '../../store/session';
import styles from './AccountPage.module.css';

// With the SDK, of which nothing is loaded before somebody is signed in.
const Security = lazy(() => import('./Security').then((module) => ({ default: module.Security })));

/** Where whoever works at the desk keeps their account safe, below the one sign-in of the site. */
export default function AccountPage() {
  const session = useSession();
  return (
    <div className={classNames('body wrap', styles.page)}>
      <SessionView session={session} />
      {session.state === 'signed-in' ? (
        <Suspense fallback={<p role="status">{accountWords.loading}</p>}>
          <Security key={session.email} email={session.email} />
        </Suspense>
      ) : (
        <p className={styles.note}>{accountWords.lead}</p>
      )}
    </div>
  );
}
