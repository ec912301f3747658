import { expect, test } from 'vitest';
import { currentToken } from './currentToken';
import type { FirestoreClient } from './store/firestoreClient';

const claims = { uid: 'u', auth_time: 1000, admin: true };
const asked: unknown[] = [];

/** Of Firestore only what is read here: the account's document. */
function firestoreWith(data: object | undefined): FirestoreClient {
  const collection = (path: string) => ({
    doc: (id: string) => {
      asked.push(`${path}/${id}`);
      return { get: async () => ({ data: () => data }) };
    },
  });
  return { collection } as never;
}

const verified = async (token: string, checkRevoked: true) => {
  asked.push({ token, checkRevoked });
  return claims;
};
const since = (milliseconds: number) => ({ validSince: { toMillis: () => milliseconds } });

test('asks Google about revocation, and the account’s document about signing out', async () => {
  expect(await currentToken(verified, firestoreWith(undefined))('t')).toBe(claims);
  expect(asked).toEqual([{ token: 't', checkRevoked: true }, 'sessions/u']);
});

test.each([
  [999_999, 'good'],
  [1_000_000, 'ended'],
  [1_000_400, 'ended'],
])('a sign-in at second 1000, ended up to millisecond %i, is %s', async (milliseconds, expected) => {
  const outcome = await currentToken(
    verified,
    firestoreWith(since(milliseconds)),
  )('t').then(
    () => 'good',
    () => 'ended',
  );
  expect(outcome).toBe(expected);
});

test('a document that cannot be read opens nothing', async () => {
  const broken = {
    collection: () => ({ doc: () => ({ get: () => Promise.reject(new Error('unavailable')) }) }),
  } as never;
  await expect(currentToken(verified, broken)('t')).rejects.toThrow('unavailable');
});
