import { adminValidSince, isCurrentSignIn, sessionsCollection } from '@platform/local-firebase/validSince';
import type { FirestoreClient } from './store/firestoreClient';

/**
 * Verifies a token of Google's, revoked ones refused, and that no sign-out of its account came after its sign-in: Google keeps a
 * token good for its hour, `sessions/{uid}` does not. Rejects for any other token.
 */
export function currentToken(
  verifyIdToken: (token: string, checkRevoked: true) => Promise<object>,
  firestore: FirestoreClient,
): (token: string) => Promise<object> {
  return async (token) => {
    const claims = (await verifyIdToken(token, true)) as { readonly uid?: unknown; readonly auth_time?: unknown };
    if (typeof claims.uid !== 'string' || claims.uid === '') throw new Error('The token names nobody.');
    const session = await firestore.collection(sessionsCollection).doc(claims.uid).get();
    if (!isCurrentSignIn(claims.auth_time, adminValidSince(session.data()))) throw new Error('The session was ended.');
    return claims;
  };
}
