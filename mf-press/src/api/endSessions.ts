import type { FirebaseFacts } from '@platform/contract';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { errorCode } from './errorCode';
import { firestore } from './firestore';

/** Ends every sign-in of the account so far, on every device: from now on the rules know its tokens no more. Rejects where that could not be said. */
export async function endSessions(facts: FirebaseFacts, uid: string): Promise<void> {
  try {
    await setDoc(doc(await firestore(facts), 'sessions', uid), { validSince: serverTimestamp() });
  } catch (error) {
    // A sign-in that was ended elsewhere has nothing left to end.
    if (!['permission-denied', 'unauthenticated'].includes(errorCode(error))) throw error;
  }
}
