import { readFileSync } from 'node:fs';
import { siteFacts } from '@riverview/site/siteFacts';
import { hasSecondFactor, isSignInOver, needsSecondFactor, signInHours } from '@riverview/site/staff';
import { expect, test } from 'vitest';
import { readStaff } from './staffToken';

const rules = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8');

test('the rules ask the roles of the facts for a second factor', () => {
  const [, listed = ''] = /function rolesWithSecondFactor\(\) \{\s*return \[(.*)\];/.exec(rules) ?? [];
  const roles = [...listed.matchAll(/'(\w+)'/g)].map(([, role]) => role);
  expect(roles).toEqual(siteFacts.staff.secondFactor);
});

test('the rules end a sign-in at the age that the endpoints do', () => {
  expect(rules).toContain(`auth_time + ${signInHours * 3600}) * 1000`);
});

const now = 1_800_000_000_000;
const request = { headers: { authorization: 'Bearer token' } } as never;
const claims = { sub: 'u', email: 'me@example.com', auth_time: now / 1000, role: 'owner' };
const given = { ...claims, firebase: { sign_in_second_factor: 'totp', second_factor_identifier: 'f' } };
const outcome = (token: object, required: readonly ('owner' | 'press' | 'sales')[] = []) =>
  readStaff(
    () => token,
    { secondFactor: required },
    () => now,
  )(request).then((staff) => (typeof staff === 'string' ? staff : staff.role));

test.each([
  ['a password, where nothing more is asked for', claims, [], 'owner'],
  ['a password, where the role needs more', claims, ['owner'], 'second-factor'],
  ['a password, where another role needs more', claims, ['press', 'sales'], 'owner'],
  ['a password, where the account needs more', { ...claims, secondFactor: true }, [], 'second-factor'],
  ['a factor, where the role needs it', given, ['owner'], 'owner'],
  ['a factor, where the account needs it', { ...given, secondFactor: true }, [], 'owner'],
  ['an account from before there were roles', { ...claims, role: undefined, admin: true }, ['owner'], 'second-factor'],
  ['a sign-in of half a day ago', { ...given, auth_time: now / 1000 - signInHours * 3600 - 1 }, [], 'ended'],
  ['a sign-in whose time is no number', { ...given, auth_time: 'now' }, [], 'ended'],
  ['a factor without a role', { ...given, role: 'guest' }, [], 'no-role'],
] as const)('%s', async (_, token, required, expected) => {
  expect(await outcome(token, required)).toBe(expected);
});

test.each([undefined, null, 'totp', {}, { sign_in_second_factor: '' }, { sign_in_second_factor: 1 }])(
  'no second factor was given by %j',
  (firebase) => {
    expect(hasSecondFactor({ firebase })).toBe(false);
  },
);

test('an account is asked by its own claim or by its role', () => {
  expect(needsSecondFactor({ secondFactor: true }, 'press', [])).toBe(true);
  expect(needsSecondFactor({ secondFactor: 'true' }, 'press', [])).toBe(false);
  expect(needsSecondFactor({}, 'press', ['press'])).toBe(true);
  expect(isSignInOver({ auth_time: now / 1000 - signInHours * 3600 }, now)).toBe(false);
});
