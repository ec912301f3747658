import type { FirebaseFacts } from '@platform/contract';
import { type FirebaseApp, initializeApp } from 'firebase/app';

let app: FirebaseApp | undefined;

/** The one Firebase app of this module. Sign-in and Firestore find each other through it. */
export function firebaseApp({ projectId, apiKey, authDomain, appId }: FirebaseFacts): FirebaseApp {
  app ??= initializeApp({ projectId, apiKey, authDomain, appId });
  return app;
}
