import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openDatabase } from '@platform/local-firebase/database';
import type { LocalFirebase } from '@platform/local-firebase/startLocalFirebase';
import { temporaryFolder } from '@platform/local-firebase/testing/temporaryFolder';
import { fromBase32, totp } from '@platform/local-firebase/totp';
import { siteFacts } from '@riverview/site/siteFacts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeFirestore } from '../leads/store/fakeFirestore';
import { startBackEnd } from '../startBackEnd';
import { cloudAccount } from './cloudAccount';
import { hashOf, newCodes, type RecoveryCodes } from './recoveryCodes';
import { firestoreRecoveryCodes } from './store/firestoreRecoveryCodes';
import { sqliteRecoveryCodes } from './store/sqliteRecoveryCodes';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let backEnd: LocalFirebase;
beforeAll(async () => {
  backEnd = await startBackEnd({ facts: siteFacts, dataDir: temporaryFolder(), port: 0, emulatorJar: null });
});
afterAll(() => backEnd.stop());

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
type Body = any;
async function ask(path: string, body?: object, token?: string): Promise<{ status: number; body: Body }> {
  const answer = await fetch(`http://127.0.0.1:${backEnd.port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}
const identity = async (call: string, body: object) =>
  (await ask(`/identitytoolkit.googleapis.com/${call}`, body)).body;
const withPassword = () => identity('v1/accounts:signInWithPassword', backEnd.administrator);

/** Enrols an app and resolves to a token of the sign-in that it brings. */
async function enrolled(): Promise<string> {
  const { idToken } = await withPassword();
  const { totpSessionInfo } = await identity('v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  const verificationCode = totp(fromBase32(totpSessionInfo.sharedSecretKey), Date.now());
  const answer = await identity('v2/accounts/mfaEnrollment:finalize', {
    idToken,
    displayName: 'app',
    totpVerificationInfo: { sessionInfo: totpSessionInfo.sessionInfo, verificationCode },
  });
  return answer.idToken;
}

test('a telephone is lost: password and a recovery code take its factor off, once each', async () => {
  const token = await enrolled();
  const { email, password } = backEnd.administrator;
  const { codes } = (await ask('/api/account/codes', {}, token)).body as { codes: readonly string[] };
  expect(new Set(codes).size).toBe(8);
  expect((await ask('/api/account', undefined, token)).body).toMatchObject({ role: 'owner', codes: 8 });

  const recover = (code: string, secret = password) => ask('/api/account/recover', { email, password: secret, code });
  expect((await recover('AAAA-AAAA-AAAA-AAAA')).body.error).toBe('INVALID_CODE');
  expect((await recover(codes[0] ?? '', 'a guess')).body.error).toBe('INVALID_LOGIN_CREDENTIALS');
  // As people type it.
  const answer = await recover(` ${codes[0]?.toLowerCase().replaceAll('-', ' ')} `);
  expect(answer).toMatchObject({ status: 200, body: { ok: true, codes: 7 } });
  // What was signed in before is over, and the password alone opens again: until another app is enrolled.
  expect((await ask('/api/account', undefined, token)).status).toBe(401);
  expect((await withPassword()).idToken).toBeTruthy();
  // With no factor there is nothing to recover, and no code is used up for it.
  expect((await recover(codes[1] ?? '')).body.error).toBe('MFA_ENROLLMENT_NOT_FOUND');
  const again = await enrolled();
  expect((await recover(codes[0] ?? '')).body.error).toBe('INVALID_CODE');
  expect((await ask('/api/account', undefined, again)).body.codes).toBe(7);
});

test('new codes are for who has just signed in with the factor', async () => {
  const now = Math.floor(Date.now() / 1000);
  const { email } = backEnd.administrator;
  const late = backEnd.issueToken(email, now, { authTime: now - 660, factor: 'totp' });
  const without = backEnd.issueToken(email, now);
  // Whichever sign-ins the test above has ended, these say why not.
  backEnd.accounts.save('other@example.com', 'another password', { role: 'owner' });
  const other = backEnd.issueToken('other@example.com', now);
  for (const token of [late, without, other])
    expect([401, 403]).toContain((await ask('/api/account/codes', {}, token)).status);
  expect((await ask('/api/account/codes', {}, other)).body).toEqual({ ok: false, reason: 'recent' });
});

test('pages of other sites ask nothing', async () => {
  const answer = await fetch(`http://127.0.0.1:${backEnd.port}/api/account`, {
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status).toBe(403);
});

test('attempts to recover are limited by address, and it is said for how long', async () => {
  const attempt = () => ask('/api/account/recover', { email: 'nobody@example.com', password: 'x', code: 'y' });
  const answers = [];
  for (let tries = 0; tries < 12; tries++) answers.push(await attempt());
  const last = answers.at(-1);
  expect(last?.status).toBe(429);
  expect(last?.body.error).toMatch(/Try again in \d+ seconds/);
});

describe.each<[string, () => RecoveryCodes]>([
  ['SQLite', () => sqliteRecoveryCodes(openDatabase(join(temporaryFolder(), 'accounts.db')))],
  ['Firestore', () => firestoreRecoveryCodes(fakeFirestore())],
])('recovery codes in %s', (_, make) => {
  test('one is taken once, by its account, even by many at once', async () => {
    const codes = make();
    const [mine = '', other = ''] = newCodes();
    await codes.replace('u', [hashOf('u', mine), hashOf('u', other)]);
    expect(await codes.take('v', hashOf('u', mine))).toBe(false);
    const taken = await Promise.all(Array.from({ length: 8 }, () => codes.take('u', hashOf('u', mine))));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await codes.count('u')).toBe(1);
    await codes.replace('u', []);
    expect(await codes.take('u', hashOf('u', other))).toBe(false);
  });
});

test('as a cloud function it asks Google for the password, and takes the factor off there', async () => {
  const asked: { readonly url: string | undefined; readonly referer: string | undefined; readonly body: Body }[] = [];
  const google = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { password } = JSON.parse(body) as { password: string };
    asked.push({ url: request.url, referer: request.headers.referer, body: JSON.parse(body) });
    response.writeHead(password === 'right' ? 200 : 400, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        password === 'right'
          ? { localId: 'u', mfaPendingCredential: 'p', mfaInfo: [] }
          : { error: { message: 'INVALID_LOGIN_CREDENTIALS' } },
      ),
    );
  }).listen(0, '127.0.0.1');
  await once(google, 'listening');
  const firestore = fakeFirestore();
  const [code = ''] = newCodes();
  await firestoreRecoveryCodes(firestore).replace('u', [hashOf('u', code)]);
  const done: string[] = [];
  const handle = cloudAccount({
    facts: siteFacts,
    firestore,
    auth: {
      verifyIdToken: async () => ({}),
      updateUser: async (uid, change) => void done.push(`${uid} ${JSON.stringify(change)}`),
      revokeRefreshTokens: async (uid) => void done.push(`${uid} revoked`),
    },
    addressOf: () => '203.0.113.1',
    identityOrigin: `http://127.0.0.1:${(google.address() as AddressInfo).port}`,
  });
  const cloud = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(cloud, 'listening');
  const recover = async (password: string) => {
    const answer = await fetch(`http://127.0.0.1:${(cloud.address() as AddressInfo).port}/api/account/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'me@example.com', password, code }),
    });
    return answer.json();
  };
  expect(await recover('wrong')).toEqual({ ok: false, error: 'INVALID_LOGIN_CREDENTIALS' });
  expect(done).toEqual([]);
  expect(await recover('right')).toEqual({ ok: true, codes: 0 });
  expect(done).toEqual(['u {"multiFactor":{"enrolledFactors":null}}', 'u revoked']);
  expect(asked[0]).toMatchObject({
    url: `/v1/accounts:signInWithPassword?key=${siteFacts.firebase.apiKey}`,
    referer: `${siteFacts.origin}/`,
  });
  const session = (await firestore.collection('sessions').doc('u').get()).data() as { validSince: Date };
  expect(Date.now() - session.validSince.getTime()).toBeLessThan(3000);
  for (const server of [google, cloud]) {
    server.closeAllConnections();
    server.close();
  }
});
