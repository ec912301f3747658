import { useFacts } from '@platform/runtime';
import { mayDo, roleInToken } from '@riverview/site/staff';
import { useEffect, useState } from 'react';
import { sessionToken } from '../../store/session';

/**
 * Whether whoever is signed in writes posts, as far as a page can tell: the rules decide. `undefined` until it is known; where
 * nobody could be asked, yes, since what was typed here is not to be taken away.
 */
export function useMayWrite(): boolean | undefined {
  const { firebase } = useFacts();
  const [may, setMay] = useState<boolean>();
  useEffect(() => {
    let shown = true;
    const keep = (found: boolean) => shown && setMay(found);
    sessionToken(firebase, false).then(
      (token) => {
        const role = roleInToken(token);
        keep(role !== null && mayDo(role, 'press.write'));
      },
      () => keep(true),
    );
    return () => {
      shown = false;
    };
  }, [firebase]);
  return may;
}
