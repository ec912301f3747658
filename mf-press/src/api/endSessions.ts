import type { FirebaseFacts } from '@platform/contract';
import { doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore/lite';
import { errorCode } from './errorCode';
import { firestore } from './firestore';

/**
 * Ends every sign-in of the account that is older than the one that began at `authTime`, seconds since 1970: for whoever has just signed in.
 * Rejects where that could not be said.
 */
export async function endOlderSessions(facts: FirebaseFacts, uid: string, authTime: number): Promise<void> {
  const validSince = Timestamp.fromMillis(authTime * 1000 - 1);
  await setDoc(doc(await firestore(facts), 'sessions', uid), { validSince });
}

/** Ends every sign-in of the account so far, on every device: from now on the rules know its tokens no more. Rejects where that could not be said. */
export async function endSessions(facts: FirebaseFacts, uid: string): Promise<void> {
  try {
    await setDoc(doc(await firestore(facts), 'sessions', uid), { validSince: serverTimestamp() });
  } catch (error) {
    // A sign-in that was ended elsewhere has nothing left to end.
    if (!['permission-denied', 'unauthenticated'].includes(errorCode(error))) throw error;
  }
}
