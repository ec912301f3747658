import { expect, test } from 'vitest';
import { emailKey } from './emailKey';
import { FailureCounts } from './FailureCounts';
import { SignInGuard } from './SignInGuard';

const now = 1_800_000_000_000;

test.each([
  ['admin@example.com', 'ADMIN@Example.Com'],
  ['admin@example.com', '  admin@example.com\t'],
  ['admin@example.com', 'ad\u200bmin@exam\u00adple.com\ufeff'],
  ['admin@example.com', 'ａｄｍｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
  ['caf\u00e9@example.com', 'cafe\u0301@example.com'],
])('%s and %j are one account', (one, other) => {
  expect(emailKey(other)).toBe(emailKey(one));
});

/** How many of so many guesses are let through to the password check. */
function guesses(guard: SignInGuard, count: number, email: (at: number) => string, address: (at: number) => string) {
  let checked = 0;
  for (let at = 0; at < count; at++) if ('rank' in guard.begin(email(at), address(at), now + at)) checked++;
  return checked;
}

test('spelling the account in other ways does not make more guesses', () => {
  const spell = (at: number) =>
    [...'admin@example.com'].map((letter, place) => ((at >> place) & 1 ? letter.toUpperCase() : letter)).join('');
  expect(guesses(new SignInGuard(), 300, spell, () => '1.1.1.1')).toBe(10);
});

test('an address that tries account after account is slowed down as well', () => {
  expect(
    guesses(
      new SignInGuard(),
      300,
      (at) => `somebody-${at}@example.com`,
      () => '1.1.1.1',
    ),
  ).toBe(40);
});

test('the owner signs in from another address while others guess, late by two seconds at most', () => {
  const guard = new SignInGuard();
  guesses(
    guard,
    5000,
    () => 'admin@example.com',
    (at) => `10.0.${at >> 8}.${at & 255}`,
  );
  const turn = guard.begin('admin@example.com', '203.0.113.1', now + 5000);
  const delay = 'delay' in turn ? turn.delay : Number.POSITIVE_INFINITY;
  expect(delay).toBeLessThanOrEqual(2000);
  expect(delay).toBeGreaterThan(0);
});

test('a flood of other addresses and accounts clears nothing', () => {
  const guard = new SignInGuard();
  guesses(
    guard,
    300,
    () => 'admin@example.com',
    () => '1.1.1.1',
  );
  guesses(
    guard,
    30_000,
    (at) => `flood-${at}@example.com`,
    (at) => `flood-${at}`,
  );
  expect(guard.begin('admin@example.com', '1.1.1.1', now + 400)).toHaveProperty('wait');
});

test('the wait grows and ends: nobody is locked out', () => {
  const counts = new FailureCounts({ free: 2, first: 1000, longest: 8000 });
  const waits = Array.from({ length: 8 }, () => {
    counts.add('k', now);
    return counts.wait('k', now);
  });
  expect(waits).toEqual([0, 1000, 2000, 4000, 8000, 8000, 8000, 8000]);
  expect(counts.wait('k', now + 8000)).toBe(0);
  expect(counts.wait('k', now - 3_600_000)).toBeLessThanOrEqual(8000);
});

test('the right password forgets what was mistyped', () => {
  const guard = new SignInGuard();
  guesses(
    guard,
    10,
    () => 'me@example.com',
    () => '1.1.1.1',
  );
  guard.succeed('me@example.com', '1.1.1.1');
  expect(
    guesses(
      guard,
      10,
      () => 'me@example.com',
      () => '1.1.1.1',
    ),
  ).toBe(10);
});
