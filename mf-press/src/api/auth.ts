import type { FirebaseFacts } from '@platform/contract';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut as signOutOf,
} from 'firebase/auth';
import { appCheck } from './appCheck';
import { endSessions } from './endSessions';
import { errorCode } from './errorCode';
import { firebaseApp } from './firebaseApp';

/** Milliseconds that signing out waits for the back end. */
const patience = 5000;

let auth: Auth | undefined;

// Named functions, imported statically by this module alone: `getAuth` would bring every provider along.
export function authOf(facts: FirebaseFacts): Auth {
  if (auth) return auth;
  // Local storage tells other tabs; IndexedDB would leave them to poll.
  auth = initializeAuth(firebaseApp(facts), { persistence: browserLocalPersistence });
  if (facts.emulator === 'same-origin') connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}

/** Tells who is signed in, now and whenever it changes, in whichever tab: an e-mail address or `null`. */
export function watchAuth(facts: FirebaseFacts, listener: (email: string | null) => void): () => void {
  return onAuthStateChanged(authOf(facts), (user) => listener(user ? (user.email ?? '') : null));
}

/** The second half of a sign-in; rejects where the code is not the app's. */
export type GiveCode = (code: string) => Promise<void>;

/** Signs in. Resolves to `null`, or where the account has a second factor to what its code is to be given to. */
export async function signIn(facts: FirebaseFacts, email: string, password: string): Promise<GiveCode | null> {
  await appCheck(facts);
  try {
    await signInWithEmailAndPassword(authOf(facts), email, password);
    return null;
  } catch (error) {
    if (errorCode(error) !== 'auth/multi-factor-auth-required') throw error;
    // Most accounts of a small desk are asked for it once in half a day; a visitor never.
    const { codeTaker } = await import('./codeTaker');
    return codeTaker(authOf(facts), error);
  }
}

/**
 * A token of whoever is signed in, for a back end of one's own. `isFresh` asks for a new one, which a sign-in that was ended elsewhere no
 * longer gets: then it ends here, too, and the answer is `null`. Rejects where nobody could be asked.
 */
export async function tokenOf(facts: FirebaseFacts, isFresh: boolean): Promise<string | null> {
  try {
    await appCheck(facts);
    return (await authOf(facts).currentUser?.getIdToken(isFresh)) ?? null;
  } catch (error) {
    if (errorCode(error) === 'auth/network-request-failed') throw error;
    await signOutOf(authOf(facts));
    return null;
  }
}

/** Signs out in this browser alone: the sign-in is over already, or nobody was here for long. */
export const forget = (facts: FirebaseFacts): Promise<void> => signOutOf(authOf(facts));

/** Signs out in this browser, whatever happens, and everywhere if the back end can be told. Returns whether it was. */
export async function signOut(facts: FirebaseFacts): Promise<'everywhere' | 'here'> {
  const { currentUser } = authOf(facts);
  const told = currentUser ? endSessions(facts, currentUser.uid) : Promise.resolve();
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience, new Error('no answer in time')));
  const extent = await Promise.race([told, late]).then(
    () => 'everywhere' as const,
    () => 'here' as const,
  );
  await signOutOf(authOf(facts));
  return extent;
}
