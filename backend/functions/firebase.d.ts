// What the entry uses of Firebase's packages. They are installed where the function is deployed, and nowhere here.

declare module 'firebase-admin/app' {
  export function initializeApp(): unknown;
}

declare module 'firebase-admin/auth' {
  export function getAuth(): { verifyIdToken(token: string, checkRevoked: boolean): Promise<object> };
}

declare module 'firebase-admin/firestore' {
  import type { FirestoreClient } from 'backend/leads/store/firestoreClient';
  export function getFirestore(): FirestoreClient;
  export const FieldValue: { increment(by: number): unknown };
}

declare module 'firebase-functions/v2/https' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  export type HttpsFunction = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  export function onRequest(
    options: { readonly region: string; readonly maxInstances?: number },
    handler: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  ): HttpsFunction;
}

declare module 'firebase-functions/v2/scheduler' {
  export type ScheduleFunction = () => Promise<void>;
  export function onSchedule(
    options: { readonly schedule: string; readonly region: string },
    handler: () => Promise<void>,
  ): ScheduleFunction;
}
