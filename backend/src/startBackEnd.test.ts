import type { LocalFirebase } from '@platform/local-firebase/startLocalFirebase';
import { signIn } from '@platform/local-firebase/testing/postsClient';
import { temporaryFolder } from '@platform/local-firebase/testing/temporaryFolder';
import { siteFacts } from '@riverview/site/siteFacts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startBackEnd } from './startBackEnd';
import { call, listing, nameOf } from './testing/client';

// A virtual machine that is still warming up, or a busy one, is no failure.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

let backEnd: LocalFirebase;
beforeAll(async () => {
  backEnd = await startBackEnd({ facts: siteFacts, dataDir: temporaryFolder(), port: 0, emulatorJar: null });
});
afterAll(() => backEnd.stop());

const inbox = async (token: string) =>
  (await fetch(`http://127.0.0.1:${backEnd.port}/api/leads`, { headers: { authorization: `Bearer ${token}` } })).status;

test('the press has its sample posts, newest first', async () => {
  const { body } = await call(backEnd.port, 'runQuery', { structuredQuery: listing(siteFacts.slug, 100) });
  const names = body.map(({ document }: { document: { name: string } }) => document.name);
  expect(names).toHaveLength(24);
  expect(names).toEqual([...names].sort());
});

test('after signing out the inbox is closed to what is left of a sign-in', async () => {
  const { email, password } = backEnd.administrator;
  const token = await signIn(backEnd, email, password);
  expect(await inbox(token)).toBe(200);
  const { uid } = backEnd.accounts.byEmail(email) ?? {};
  const validSince = { fieldPath: 'validSince', setToServerValue: 'REQUEST_TIME' };
  const writes = [{ update: { name: nameOf(`sessions/${uid}`) }, updateTransforms: [validSince] }];
  expect((await call(backEnd.port, 'commit', { writes }, token)).status).toBe(200);
  expect(await inbox(token)).toBe(401);
  expect(await inbox(await signIn(backEnd, email, password))).toBe(200);
});

test('and so it is after a new password', async () => {
  backEnd.accounts.save('second@example.com', 'the first password', { admin: true });
  const token = await signIn(backEnd, 'second@example.com', 'the first password');
  expect(await inbox(token)).toBe(200);
  backEnd.accounts.save('second@example.com', 'the second password', { admin: true });
  expect(await inbox(token)).toBe(401);
});
