import type { FirebaseFacts } from '@platform/contract';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { appCheck } from './appCheck';
import { firebaseApp } from './firebaseApp';

let database: Firestore | undefined;

/** The Firestore that the facts name: Google's, or the one behind the site's own address. */
export async function firestore(facts: FirebaseFacts): Promise<Firestore> {
  await appCheck(facts);
  if (database) return database;
  database = getFirestore(firebaseApp(facts));
  // Failures are shown on the page, in words; the console need not repeat them.
  setLogLevel('silent');
  if (facts.emulator === 'same-origin') {
    const { hostname, port, protocol } = location;
    connectFirestoreEmulator(database, hostname, Number(port) || (protocol === 'https:' ? 443 : 80));
  }
  return database;
}
