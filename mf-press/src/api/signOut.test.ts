import { siteFacts } from '@riverview/site/siteFacts';
import { beforeEach, expect, test, vi } from 'vitest';

const setDoc = vi.fn<(path: string, fields: object) => Promise<void>>();
const signOutOf = vi.fn(async () => undefined);

vi.mock('./firestore', () => ({ firestore: () => ({}) }));
vi.mock('./firebaseApp', () => ({ firebaseApp: () => ({}) }));
vi.mock('firebase/firestore/lite', () => ({
  doc: (_: unknown, collection: string, id: string) => `${collection}/${id}`,
  serverTimestamp: () => 'the time of the server',
  setDoc: (path: string, fields: object) => setDoc(path, fields),
}));
vi.mock('firebase/auth', () => ({
  browserLocalPersistence: {},
  connectAuthEmulator: () => undefined,
  initializeAuth: () => ({ currentUser: { uid: 'u1' } }),
  onAuthStateChanged: () => () => undefined,
  signInWithEmailAndPassword: async () => undefined,
  signOut: signOutOf,
}));
const { signOut } = await import('./auth');
const facts = { ...siteFacts.firebase, emulator: null };
const failure = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => {
  setDoc.mockReset();
  signOutOf.mockClear();
});

test('signing out ends the sessions of the account first, by the time of the server', async () => {
  setDoc.mockResolvedValue(undefined);
  expect(await signOut(facts)).toBe('everywhere');
  expect(setDoc.mock.calls).toEqual([['sessions/u1', { validSince: 'the time of the server' }]]);
  expect(signOutOf).toHaveBeenCalledOnce();
});

test('a sign-in that was ended elsewhere has nothing left to end', async () => {
  setDoc.mockRejectedValue(failure('permission-denied'));
  expect(await signOut(facts)).toBe('everywhere');
});

test('without the back end this browser is signed out all the same, and only it', async () => {
  setDoc.mockRejectedValue(failure('unavailable'));
  expect(await signOut(facts)).toBe('here');
  expect(signOutOf).toHaveBeenCalledOnce();
});
