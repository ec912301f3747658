// What the entry uses of Firebase's packages. They are installed where the function is deployed, and nowhere here.

declare module 'firebase-admin/app' {
  export function initializeApp(): unknown;
  export function applicationDefault(): { getAccessToken(): Promise<{ readonly access_token: string }> };
}

declare module 'firebase-admin/auth' {
  export function getAuth(): {
    verifyIdToken(token: string, checkRevoked: boolean): Promise<object>;
    updateUser(uid: string, change: { readonly multiFactor: { readonly enrolledFactors: null } }): Promise<unknown>;
    revokeRefreshTokens(uid: string): Promise<void>;
  };
}

declare module 'firebase-admin/firestore' {
  import type { FirestoreClient } from 'backend/leads/store/firestoreClient';
  export function getFirestore(): FirestoreClient;
  export const FieldValue: { increment(by: number): unknown; serverTimestamp(): unknown };
}

declare module 'firebase-functions/v2/https' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  export type HttpsFunction = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  export function onRequest(
    options: { readonly region: string; readonly serviceAccount: string; readonly maxInstances?: number },
    handler: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  ): HttpsFunction;
}

declare module 'firebase-functions/v2/scheduler' {
  export type ScheduleFunction = () => Promise<void>;
  export function onSchedule(
    options: {
      readonly schedule: string;
      readonly region: string;
      readonly serviceAccount: string;
      readonly maxInstances?: number;
      readonly memory?: '1GiB';
      readonly timeoutSeconds?: number;
    },
    handler: () => Promise<void>,
  ): ScheduleFunction;
}

declare module 'firebase-functions/v2/firestore' {
  interface Snapshot {
    data(): Readonly<Record<string, unknown>> | undefined;
  }
  /** A write of a document, whose snapshots have no data where there was or is none. */
  export interface DocumentEvent {
    readonly data?: { readonly before: Snapshot; readonly after: Snapshot };
  }
  export type DocumentFunction = (event: DocumentEvent) => Promise<void>;
  export function onDocumentWritten(
    options: {
      readonly document: string;
      readonly region: string;
      readonly serviceAccount: string;
      readonly maxInstances: number;
      readonly concurrency: number;
      readonly memory: '1GiB';
      readonly timeoutSeconds: number;
      readonly retry: boolean;
    },
    handler: (event: DocumentEvent) => Promise<void>,
  ): DocumentFunction;
}

declare module 'firebase-functions/v2/storage' {
  /** A file that was uploaded, whole. */
  export interface UploadEvent {
    readonly data: {
      readonly bucket: string;
      readonly name: string;
      readonly generation: string | number;
      readonly contentType?: string;
    };
  }
  export type UploadFunction = (event: UploadEvent) => Promise<void>;
  export function onObjectFinalized(
    options: {
      readonly bucket: string;
      readonly region: string;
      readonly serviceAccount: string;
      readonly maxInstances: number;
      readonly retry: boolean;
    },
    handler: (event: UploadEvent) => Promise<void>,
  ): UploadFunction;
}
