import { useFacts } from '@platform/runtime';
import { claimsInToken, hasSecondFactor, needsSecondFactor, roleOf } from '@riverview/site/staff';
import { useEffect, useState } from 'react';
import { sessionToken } from '../../store/session';

/** Whether whoever is signed in is to give a second factor and did not, as far as a page can tell: rules and endpoints decide. */
export function useNeedsFactor(): boolean {
  const { firebase, staff } = useFacts();
  const [needs, setNeeds] = useState(false);
  useEffect(() => {
    let shown = true;
    sessionToken(firebase, false).then(
      (token) => {
        const claims = claimsInToken(token);
        const role = roleOf(claims);
        if (shown && claims && role)
          setNeeds(!hasSecondFactor(claims) && needsSecondFactor(claims, role, staff.secondFactor));
      },
      () => {},
    );
    return () => {
      shown = false;
    };
  }, [firebase, staff]);
  return needs;
}
