import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Accounts } from '../auth/accounts';
import { Sessions } from '../auth/sessions';
import { Tokens } from '../auth/tokens';
import { DocumentStore } from '../firestore/documentStore';
import { type Database, openDatabase } from '../store/database';
import { temporaryFolder } from '../testing/temporaryFolder';

const now = Date.parse('2026-11-22T03:00:00.400Z');
const second = 1000;
let database: Database;
let sessions: Sessions;

beforeEach(() => {
  database = openDatabase(join(temporaryFolder(), 'auth.db'));
  sessions = new Sessions(database, new DocumentStore(database, []));
});
afterEach(() => {
  vi.useRealTimers();
  database.close();
});

describe('refresh tokens', () => {
  test('each brings the next, with the time of the sign-in', () => {
    const first = sessions.begin('u', { now });
    const next = sessions.rotate(first.refreshToken, now + 3600 * second);
    expect(next).toMatchObject({ uid: 'u', authTime: Math.floor(now / second) });
    expect(next?.refreshToken).not.toBe(first.refreshToken);
    expect(sessions.rotate(String(next?.refreshToken), now + 7200 * second)?.refreshToken).toBeTruthy();
  });

  test('one that was used comes back later: it is refused and its whole sign-in ends', () => {
    const first = sessions.begin('u', { now });
    const other = sessions.begin('u', { now });
    const next = sessions.rotate(first.refreshToken, now);
    expect(sessions.rotate(first.refreshToken, now + 11 * second)).toBeNull();
    expect(sessions.rotate(String(next?.refreshToken), now + 12 * second)).toBeNull();
    expect(sessions.rotate(other.refreshToken, now + 12 * second)).not.toBeNull();
  });

  test('an answer that was lost is given again, and makes no second chain', () => {
    const { refreshToken } = sessions.begin('u', { now });
    const next = sessions.rotate(refreshToken, now);
    expect(sessions.rotate(refreshToken, now + 9 * second)).toEqual(next);
  });

  test('but not once the next one was used', () => {
    const { refreshToken } = sessions.begin('u', { now });
    const next = sessions.rotate(refreshToken, now);
    const third = sessions.rotate(String(next?.refreshToken), now + second);
    expect(sessions.rotate(refreshToken, now + 2 * second)).toBeNull();
    expect(sessions.rotate(String(third?.refreshToken), now + 3 * second)).toBeNull();
  });

  test('the factor that somebody signed in with goes along', () => {
    const { refreshToken } = sessions.begin('u', { now, factor: 'totp' });
    expect(sessions.rotate(refreshToken, now)?.factor).toBe('totp');
    expect(sessions.rotate(sessions.begin('u', { now }).refreshToken, now)?.factor).toBeNull();
  });

  test('a database from before there were factors is taken over', () => {
    database.exec('ALTER TABLE refresh_tokens DROP COLUMN factor');
    const { refreshToken } = new Sessions(database, new DocumentStore(database, [])).begin('u', {
      now,
      factor: 'totp',
    });
    expect(sessions.rotate(refreshToken, now)?.factor).toBe('totp');
  });

  test('none stands in the database', () => {
    const { refreshToken } = sessions.begin('u', { now });
    expect(JSON.stringify(database.prepare('SELECT * FROM refresh_tokens').all())).not.toContain(refreshToken);
  });
});

describe('ending the sessions of an account', () => {
  test('ends refresh tokens and sign-ins so far, of that account', () => {
    const mine = sessions.begin('u', { now });
    const theirs = sessions.begin('v', { now });
    sessions.revoke('u', now);
    expect(sessions.rotate(mine.refreshToken, now)).toBeNull();
    expect(sessions.isCurrent('u', mine.authTime)).toBe(false);
    expect(sessions.rotate(theirs.refreshToken, now)).not.toBeNull();
  });

  test('a sign-in within the same second is a new one', () => {
    const old = sessions.begin('u', { now });
    sessions.revoke('u', now + 100);
    const fresh = sessions.begin('u', { now: now + 200 });
    expect(sessions.isCurrent('u', old.authTime)).toBe(false);
    expect(sessions.isCurrent('u', fresh.authTime)).toBe(true);
  });

  test('ends what was signed in after an end within the same second, too', () => {
    sessions.revoke('u', now + 100);
    const { authTime } = sessions.begin('u', { now: now + 200 });
    sessions.revoke('u', now + 300);
    expect(sessions.isCurrent('u', authTime)).toBe(false);
    expect(sessions.isCurrent('u', sessions.begin('u', { now: now + 400 }).authTime)).toBe(true);
  });

  test('only moves on: a clock that was turned back opens nothing again', () => {
    const { authTime } = sessions.begin('u', { now });
    sessions.revoke('u', now + second);
    sessions.revoke('u', now - 3600 * second);
    expect(sessions.isCurrent('u', authTime)).toBe(false);
  });

  test('a new password does, and so do new claims', () => {
    const accounts = new Accounts(database, sessions);
    accounts.save('me@example.com', 'first password', { admin: true });
    const { uid } = accounts.byEmail('me@example.com') ?? { uid: '' };
    const { refreshToken, authTime } = sessions.begin(uid);
    accounts.save('me@example.com', 'second password', { admin: true });
    expect(sessions.rotate(refreshToken)).toBeNull();
    expect(sessions.isCurrent(uid, authTime)).toBe(false);
  });
});

describe('tokens', () => {
  const projectId = 'sample-project';
  const account = { uid: 'u', email: 'me@example.com', claims: { admin: true } };
  const good = Math.floor(now / second);

  function tokensAt(time: number): Tokens {
    vi.useFakeTimers({ toFake: ['Date'], now: time });
    return new Tokens(database, projectId, sessions);
  }

  /** A token with other claims, signed as rightly as one of ours. */
  function signed(tokens: Tokens, change: Record<string, unknown>): string {
    const claims = { ...account.claims, ...change };
    return tokens.issue({ ...account, claims }, good, good);
  }

  test('a good one is read', () => {
    expect(tokensAt(now).verify(tokensAt(now).issue(account, good, good))).toMatchObject({ sub: 'u', admin: true });
  });

  test.each([
    ['a fourth part', (token: string) => `${token}.x`],
    ['an empty fourth part', (token: string) => `${token}.`],
    ['two parts', (token: string) => token.split('.').slice(0, 2).join('.')],
    [
      'another signature',
      (token: string) => token.replace(/(?<=\.)[^.](?=[^.]*$)/, (first) => (first === 'A' ? 'B' : 'A')),
    ],
    ['nothing', () => ''],
  ])('one with %s is refused', (_, change) => {
    const tokens = tokensAt(now);
    expect(() => tokens.verify(change(tokens.issue(account, good, good)))).toThrow(/not made here/);
  });

  test.each([
    ['issued an hour ahead', (tokens: Tokens) => tokens.issue(account, good + 3600, good + 3600)],
    ['signed in an hour ahead', (tokens: Tokens) => tokens.issue(account, good + 3600, good)],
    ['expired', (tokens: Tokens) => tokens.issue(account, good - 3600, good - 3600)],
    ['not good before later', (tokens: Tokens) => signed(tokens, { nbf: good + 3600 })],
    ['good from no number on', (tokens: Tokens) => signed(tokens, { nbf: 'x' })],
    ['for nobody', (tokens: Tokens) => tokens.issue({ ...account, uid: '' }, good, good)],
    ['for another project', () => new Tokens(database, 'other', sessions).issue(account, good, good)],
  ])('one that is %s is refused, rightly signed as it is', (_, make) => {
    const tokens = tokensAt(now);
    expect(() => tokens.verify(make(tokens))).toThrow(/invalid authentication credentials/);
  });

  test('a clock that is a few seconds behind the one before is no reason', () => {
    const tokens = tokensAt(now);
    expect(tokens.verify(tokens.issue(account, good + 5, good + 5))).toMatchObject({ sub: 'u' });
  });

  test('one of an ended session is nobody’s', () => {
    const tokens = tokensAt(now);
    const token = tokens.issue(account, good, good);
    sessions.revoke('u', now);
    expect(() => tokens.verify(token)).toThrow(/session was ended/);
    expect(tokens.read(token)).toBeNull();
  });
});
