import { Firestore } from '@google-cloud/firestore';

/** The SDK of the cloud functions, connected to the official emulator at `127.0.0.1:…`. */
export function connectFirestore(host: string, project: string): Firestore {
  // By this alone it speaks without TLS and without an account of Google's.
  process.env.FIRESTORE_EMULATOR_HOST = host;
  return new Firestore({ projectId: project });
}
