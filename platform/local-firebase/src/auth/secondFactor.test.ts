import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  getMultiFactorResolver,
  initializeAuth,
  inMemoryPersistence,
  type MultiFactorError,
  multiFactor,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocalFirebase } from '../server/startLocalFirebase';
import { projectId, startSample } from '../testing/startSample';
import { fromBase32, totp } from './totp';

// The real SDK, as it speaks to Identity Platform. A busy machine is no failure.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let backEnd: LocalFirebase;
let ends: (() => Promise<void>)[];
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  backEnd = await startSample();
  ends = [];
});
afterEach(async () => {
  for (const end of ends) await end();
  await backEnd.stop();
  vi.useRealTimers();
});

function browser(): Auth {
  const app = initializeApp({ projectId, apiKey: 'any' }, `browser-${backEnd.port}-${ends.length}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${backEnd.port}`, { disableWarnings: true });
  ends.push(() => deleteApp(app));
  return auth;
}

async function withPassword(auth: Auth): Promise<User> {
  const { email, password } = backEnd.administrator;
  return (await signInWithEmailAndPassword(auth, email, password)).user;
}

/** Signs in as far as a password goes, and tells what is asked for then. */
async function challenged(auth: Auth) {
  const error = await withPassword(auth).then(
    () => null,
    (thrown: MultiFactorError) => thrown,
  );
  if (error?.code !== 'auth/multi-factor-auth-required') throw new Error(`No factor was asked for: ${error?.code}`);
  return getMultiFactorResolver(auth, error);
}

async function answer(auth: Auth, code: string): Promise<User> {
  const resolver = await challenged(auth);
  const [hint] = resolver.hints;
  return (await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', code))).user;
}

/** Enrols the account; resolves to what the app shows from then on. */
async function enroll(user: User): Promise<() => string> {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const app = () => totp(fromBase32(secret.secretKey), Date.now());
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, app()), '휴대전화');
  return app;
}
const factorOf = async (user: User) => (await user.getIdTokenResult()).signInSecondFactor;

test('an app is enrolled, and from then on the password alone opens nothing', async () => {
  const user = await withPassword(browser());
  expect(await factorOf(user)).toBeNull();
  const app = await enroll(user);
  expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: '휴대전화' }]);
  expect(await factorOf(user)).toBe('totp');
  later(30);
  const other = await answer(browser(), app());
  expect(await factorOf(other)).toBe('totp');
  // And so does a token that is renewed.
  await other.getIdToken(true);
  expect(await factorOf(other)).toBe('totp');
});

test('what was signed in before it, by a password alone, is over', async () => {
  const early = await withPassword(browser());
  await enroll(await withPassword(browser()));
  await expect(early.getIdToken(true)).rejects.toThrow(/invalid-refresh-token|user-token-expired/);
});

test('a code opens once, and a wrong one nothing', async () => {
  const app = await enroll(await withPassword(browser()));
  await expect(answer(browser(), app())).rejects.toThrow('auth/invalid-verification-code');
  later(30);
  await answer(browser(), app());
  await expect(answer(browser(), app())).rejects.toThrow('auth/invalid-verification-code');
  await expect(answer(browser(), '')).rejects.toThrow('auth/invalid-verification-code');
});

test('guesses of codes have to wait, longer each time, and the account opens again by itself', async () => {
  const app = await enroll(await withPassword(browser()));
  const auth = browser();
  for (let tries = 0; tries < 6; tries++) await answer(auth, '000000').catch(() => {});
  later(5);
  // The right one, too, and it is told how long.
  await expect(answer(auth, app())).rejects.toThrow(/Try again in \d+ seconds/);
  later(60);
  expect(await factorOf(await answer(auth, app()))).toBe('totp');
});

test('it is taken off by whoever has just signed in with it, and by nobody else', async () => {
  const app = await enroll(await withPassword(browser()));
  later(30);
  const user = await answer(browser(), app());
  const [factor] = multiFactor(user).enrolledFactors;
  later(301);
  await expect(multiFactor(user).unenroll(factor ?? '')).rejects.toThrow('auth/requires-recent-login');
  const fresh = await answer(browser(), app());
  await multiFactor(fresh).unenroll(factor ?? '');
  expect(await factorOf(await withPassword(browser()))).toBeNull();
});

test('a second one is not enrolled beside it, nor one with a wrong code', async () => {
  const user = await withPassword(browser());
  const session = await multiFactor(user).getSession();
  const secret = await TotpMultiFactorGenerator.generateSecret(session);
  const wrong = TotpMultiFactorGenerator.assertionForEnrollment(secret, '000000');
  await expect(multiFactor(user).enroll(wrong, 'x')).rejects.toThrow('auth/invalid-verification-code');
  const right = totp(fromBase32(secret.secretKey), Date.now());
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, right), 'x');
  await expect(enroll(user)).rejects.toThrow('auth/second-factor-already-in-use');
});
