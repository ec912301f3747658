import { expect, test } from 'vitest';
import { fakeFirestore } from './fakeFirestore';
import type { FirestoreClient } from './firestoreClient';
import { firestoreCode } from './firestoreClient';
import { inTransaction } from './inTransaction';

const rejection = (code: number, words: string) => Object.assign(new Error(words), { code });
const closed = rejection(firestoreCode.invalidArgument, '3 INVALID_ARGUMENT: Transaction is invalid or closed.');

/** Firestore that ends so many transactions with `error` once they have read, and counts all that began. */
function ending(error: Error, times: number) {
  const firestore = fakeFirestore();
  const begun = { count: 0 };
  const client: FirestoreClient = {
    ...firestore,
    runTransaction: (work) =>
      firestore.runTransaction(async (transaction) => {
        begun.count += 1;
        const result = await work(transaction);
        if (begun.count <= times) throw error;
        return result;
      }),
  };
  return { client, begun };
}

const count = (client: FirestoreClient) =>
  inTransaction(client, async (transaction) => {
    const document = client.collection('counts').doc('all');
    const seen = Number((await transaction.get(document)).data()?.seen ?? 0);
    transaction.set(document, { seen: seen + 1 });
    return seen + 1;
  });

test('a transaction that Firestore took away begins anew, and is written once', async () => {
  const { client, begun } = ending(closed, 2);
  expect(await count(client)).toBe(1);
  expect(begun.count).toBe(3);
  expect((await client.collection('counts').doc('all').get()).data()).toEqual({ seen: 1 });
});

test('one that is always taken away is told after five attempts', async () => {
  const { client, begun } = ending(closed, Number.POSITIVE_INFINITY);
  await expect(count(client)).rejects.toBe(closed);
  expect(begun.count).toBe(5);
});

test.each([
  ['what is there already', rejection(firestoreCode.alreadyExists, '6 ALREADY_EXISTS: Document already exists')],
  ['a wrong argument', rejection(firestoreCode.invalidArgument, '3 INVALID_ARGUMENT: Cannot convert an array value')],
])('%s is told at once', async (_, error) => {
  const { client, begun } = ending(error, 1);
  await expect(count(client)).rejects.toBe(error);
  expect(begun.count).toBe(1);
});
