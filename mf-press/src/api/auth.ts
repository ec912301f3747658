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
import { firebaseApp } from './firebaseApp';

let auth: Auth | undefined;

// Named functions, imported statically by this module alone: `getAuth` would bring every provider along.
function authOf(facts: FirebaseFacts): Auth {
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

export async function signIn(facts: FirebaseFacts, email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(authOf(facts), email, password);
}

export async function signOut(facts: FirebaseFacts): Promise<void> {
  await signOutOf(authOf(facts));
}
