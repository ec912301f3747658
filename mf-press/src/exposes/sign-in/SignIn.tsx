import { useFacts } from '@platform/runtime';
import { useEffect } from 'react';
import { SessionView } from '../../components/sign-in/SessionView';
import { sessionToken, useSession } from '../../store/session';

interface SignInProps {
  /**
   * Hears who is signed in, now and whenever it changes, in whichever tab, and `null` for nobody. `token` resolves to a token for a back
   * end, a new one where `isFresh`, and rejects where the sign-in is over.
   */
  readonly onAccount: (
    account: { readonly email: string; readonly token: (isFresh: boolean) => Promise<string> } | null,
  ) => void;
}

/** The administrator's sign-in, for pages of other modules: the same one as at the desk. */
export default function SignIn({ onAccount }: SignInProps) {
  const { firebase } = useFacts();
  const session = useSession();
  const email = session.state === 'signed-in' ? session.email : null;
  useEffect(() => {
    onAccount(email === null ? null : { email, token: (isFresh) => sessionToken(firebase, isFresh) });
  }, [email, firebase, onAccount]);
  return <SessionView session={session} />;
}
