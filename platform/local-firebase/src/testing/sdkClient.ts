import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import type { LocalFirebase } from '../server/startLocalFirebase';
import { projectId } from './startSample';

/** The real SDK as a page uses it, against a back end of a test. */
export interface SdkClient {
  readonly database: Firestore;
  end(): Promise<void>;
}

/** Connects the SDK; `account`: who signs in, `null` for a visitor. */
export async function sdkClient(
  { port }: LocalFirebase,
  account: { readonly email: string; readonly password: string } | null,
): Promise<SdkClient> {
  const app = initializeApp({ projectId, apiKey: 'any' }, `test-${port}-${account?.email ?? 'visitor'}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
  setLogLevel('silent');
  const database = getFirestore(app);
  connectFirestoreEmulator(database, '127.0.0.1', port);
  if (account) await signInWithEmailAndPassword(auth, account.email, account.password);
  return { database, end: () => deleteApp(app) };
}
