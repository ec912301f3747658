/** The little of `firebase-admin/firestore` that our stores use. Pass `getFirestore()`. */
export interface FirestoreClient {
  collection(path: string): FirestoreCollection;
  batch(): FirestoreBatch;
  /** Runs `work`, again where what it read has changed, and writes all or nothing. Reads come before writes. */
  runTransaction<T>(work: (transaction: FirestoreTransaction) => Promise<T>): Promise<T>;
}

export interface FirestoreQuery {
  where(field: string, operator: '==' | '<' | '>=', value: unknown): FirestoreQuery;
  orderBy(field: string, direction: 'asc' | 'desc'): FirestoreQuery;
  startAfter(...values: unknown[]): FirestoreQuery;
  limit(count: number): FirestoreQuery;
  count(): { get(): Promise<{ data(): { readonly count: number } }> };
  get(): Promise<{ readonly docs: readonly FirestoreSnapshot[] }>;
}

export interface FirestoreCollection extends FirestoreQuery {
  doc(id: string): FirestoreDocument;
}

export interface FirestoreDocument {
  readonly id: string;
  readonly path: string;
  get(): Promise<FirestoreSnapshot>;
  /** `merge` leaves what `data` does not name, at any depth. */
  set(data: Readonly<Record<string, unknown>>, options?: { readonly merge: true }): Promise<unknown>;
  /** Rejects with code 5 (NOT_FOUND) where there is no such document. */
  update(data: Readonly<Record<string, unknown>>): Promise<unknown>;
}

export interface FirestoreSnapshot {
  readonly id: string;
  readonly exists: boolean;
  readonly ref: FirestoreDocument;
  data(): Readonly<Record<string, unknown>> | undefined;
}

/** What is read here is the same until what is written here stands. Creating what is there rejects with code 6. */
export interface FirestoreTransaction {
  get(document: FirestoreDocument): Promise<FirestoreSnapshot>;
  get(query: FirestoreQuery): Promise<{ readonly docs: readonly FirestoreSnapshot[] }>;
  create(document: FirestoreDocument, data: Readonly<Record<string, unknown>>): unknown;
  set(document: FirestoreDocument, data: Readonly<Record<string, unknown>>): unknown;
  delete(document: FirestoreDocument): unknown;
}

/** All or nothing. `commit` rejects with code 6 (ALREADY_EXISTS) where a created document is there already. */
export interface FirestoreBatch {
  create(document: FirestoreDocument, data: Readonly<Record<string, unknown>>): unknown;
  set(document: FirestoreDocument, data: Readonly<Record<string, unknown>>): unknown;
  delete(document: FirestoreDocument): unknown;
  commit(): Promise<unknown>;
}

/** gRPC status codes that the store tells apart. https://grpc.io/docs/guides/status-codes/ */
export const firestoreCode = { invalidArgument: 3, notFound: 5, alreadyExists: 6 } as const;

/** Whether Firestore rejected with this status. */
export function hasCode(error: unknown, code: number): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
