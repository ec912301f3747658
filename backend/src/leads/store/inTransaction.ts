import { type FirestoreClient, type FirestoreTransaction, firestoreCode, hasCode } from './firestoreClient';

const attempts = 5;

/** Whether Firestore took a transaction away before it was written, as it does with one that others kept waiting. */
const wasTakenAway = (error: unknown): boolean =>
  hasCode(error, firestoreCode.invalidArgument) &&
  /transaction.*(closed|expired|no longer valid)/i.test((error as Error).message);

/**
 * `runTransaction` that begins anew where Firestore has taken the transaction away. Its client does so for the words of Google's
 * server only ("transaction has expired"), not for those of the official emulator ("Transaction is invalid or closed").
 *
 * @throws what `work` throws, and what Firestore rejects with after five attempts
 */
export async function inTransaction<T>(
  firestore: FirestoreClient,
  work: (transaction: FirestoreTransaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await firestore.runTransaction(work);
    } catch (error) {
      if (attempt === attempts || !wasTakenAway(error)) throw error;
    }
  }
}
