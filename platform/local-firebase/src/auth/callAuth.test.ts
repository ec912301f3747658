import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Tokens } from '../auth/tokens';
import type { RequestHandler } from '../server/requestListener';
import type { LocalFirebase } from '../server/startLocalFirebase';
import { call, nameOf, startSample } from '../testing/startSample';
import { temporaryFolder } from '../testing/temporaryFolder';

// A virtual machine that is still warming up, or a busy one, is no failure.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

const dataDir = temporaryFolder();
/** A call of a project's own, for signed-in people. */
const handlers = ({ tokens }: { readonly tokens: Tokens }): readonly RequestHandler[] => [
  async ({ url, headers }, response) => {
    if (url !== '/own') return false;
    try {
      tokens.verify(String(headers.authorization).replace('Bearer ', ''));
      response.writeHead(200).end();
    } catch {
      response.writeHead(401).end();
    }
    return true;
  },
];
let backEnd: LocalFirebase;

beforeAll(async () => {
  backEnd = await startSample({ dataDir, handlers });
});
afterAll(() => backEnd.stop());

async function post(path: string, body: object | URLSearchParams) {
  const sent = body instanceof URLSearchParams ? body : JSON.stringify(body);
  const response = await fetch(`http://127.0.0.1:${backEnd.port}${path}`, { method: 'POST', body: sent });
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  return { status: response.status, body: (await response.json()) as any };
}
const account = (call: string, body: object) => post(`/identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`, body);
const refresh = (token: string) =>
  post(
    '/securetoken.googleapis.com/v1/token?key=k',
    new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }),
  );

test('the administrator signs in, is known by the token, and stays signed in over a restart', async () => {
  const { email, password } = backEnd.administrator;
  const { body } = await account('signInWithPassword', { email: ` ${email.toUpperCase()} `, password });
  expect(body).toMatchObject({ email, registered: true, expiresIn: '3600' });
  expect((await account('lookup', { idToken: body.idToken })).body.users).toMatchObject([{ email }]);

  await backEnd.stop();
  backEnd = await startSample({ dataDir, handlers });
  expect(backEnd.administrator.password).toBe(password);
  const renewed = await refresh(body.refreshToken);
  expect(renewed.status).toBe(200);
  expect((await account('lookup', { idToken: renewed.body.id_token })).body.users).toMatchObject([{ email }]);
  expect((await account('lookup', { idToken: body.idToken })).status).toBe(200);
});

const own = async (token: string) =>
  (await fetch(`http://127.0.0.1:${backEnd.port}/own`, { headers: { authorization: `Bearer ${token}` } })).status;

test('after signing out neither a call, nor a look-up, nor a refresh takes what is left', async () => {
  const { email, password } = backEnd.administrator;
  const { body } = await account('signInWithPassword', { email, password });
  expect(await own(body.idToken)).toBe(200);
  const validSince = { fieldPath: 'validSince', setToServerValue: 'REQUEST_TIME' };
  const writes = [{ update: { name: nameOf(`sessions/${body.localId}`) }, updateTransforms: [validSince] }];
  expect((await call(backEnd.port, 'commit', { writes }, body.idToken)).status).toBe(200);
  expect(await own(body.idToken)).toBe(401);
  expect((await account('lookup', { idToken: body.idToken })).body.error.message).toBe('INVALID_ID_TOKEN');
  expect((await refresh(body.refreshToken)).body.error.message).toBe('INVALID_REFRESH_TOKEN');
  const again = await account('signInWithPassword', { email, password });
  expect(await own(again.body.idToken)).toBe(200);
});

test('a new password ends what the old one opened, and a refresh brings another token each time', async () => {
  backEnd.accounts.save('second@example.com', 'the first password', { admin: true });
  const { body } = await account('signInWithPassword', { email: 'second@example.com', password: 'the first password' });
  const renewed = await refresh(body.refreshToken);
  expect(renewed.body.refresh_token).not.toBe(body.refreshToken);
  expect(await own(renewed.body.id_token)).toBe(200);
  backEnd.accounts.save('second@example.com', 'the second password', { admin: true });
  expect(await own(renewed.body.id_token)).toBe(401);
  expect((await refresh(renewed.body.refresh_token)).status).toBe(400);
});

test.each([
  ['signInWithPassword', { email: 'admin@example.com', password: 'wrong' }, 'INVALID_LOGIN_CREDENTIALS'],
  ['signInWithPassword', { email: 'nobody@example.com', password: 'wrong' }, 'INVALID_LOGIN_CREDENTIALS'],
  ['signInWithPassword', { email: 'admin', password: 'wrong' }, 'INVALID_EMAIL'],
  ['signInWithPassword', { email: 'admin@example.com', password: '' }, 'MISSING_PASSWORD'],
  ['signInWithPassword', { email: { $ne: 1 }, password: [] }, 'INVALID_EMAIL'],
  ['signUp', { email: 'me@example.com', password: 'secret1' }, 'OPERATION_NOT_ALLOWED'],
  ['lookup', { idToken: 'a.b.c' }, 'INVALID_ID_TOKEN'],
])('%s %j → %s', async (call, body, message) => {
  const answer = await account(call, body);
  expect(answer.status).toBe(400);
  expect(answer.body.error.message).toBe(message);
});

test('a refresh token that was never given is refused', async () => {
  expect((await refresh('made-up')).body.error.message).toBe('INVALID_REFRESH_TOKEN');
});

test('guessing is slowed down, for that address only', { timeout: 30_000 }, async () => {
  const guess = () => account('signInWithPassword', { email: 'victim@example.com', password: 'guess' });
  for (let tries = 0; tries < 20; tries++) await guess();
  // The SDK hands on what follows the colon.
  expect((await guess()).body.error.message).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER : Try again in \d+ seconds\.$/);
  const { email, password } = backEnd.administrator;
  expect((await account('signInWithPassword', { email, password })).status).toBe(200);
});

test('the password stands in one file for its owner, and nowhere in the database', () => {
  const { file, password } = backEnd.administrator;
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(password.length).toBeGreaterThanOrEqual(16);
  for (const name of ['firebase.db', 'firebase.db-wal']) {
    expect(readFileSync(join(dataDir, name)).includes(password)).toBe(false);
  }
});
