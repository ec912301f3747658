import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Attack } from '../kit/attack';
import { creation, firestore, nameOf } from '../kit/firestore';
import { signIn } from '../kit/inbox';
import type { Machine } from '../kit/Machine';
import type { Tally } from '../kit/Tally';
import { claimsOf, forge, stolenKey } from './jwt';

let serial = 0;

/** What a token opens: the leads, and the making of posts. */
async function opens({ backEndOrigin }: Machine, token: string | null): Promise<boolean> {
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const [list, search, csv, post] = await Promise.all([
    fetch(`${backEndOrigin}/api/leads`, { headers }),
    fetch(`${backEndOrigin}/api/leads?query=010`, { headers }),
    fetch(`${backEndOrigin}/api/leads/export`, { headers }),
    firestore(backEndOrigin, 'commit', { writes: [creation(`token-${serial++}`)] }, token),
  ]);
  await Promise.all([list, search, csv].map((answer) => answer.arrayBuffer()));
  return [list, search, csv, post].some(({ status }) => status === 200);
}

async function refresh(
  { backEndOrigin }: Machine,
  token: string,
): Promise<{ id_token?: string; refresh_token?: string }> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token });
  const response = await fetch(`${backEndOrigin}/securetoken.googleapis.com/v1/token?key=k`, { method: 'POST', body });
  return response.ok ? ((await response.json()) as { id_token: string; refresh_token: string }) : {};
}

/** Ends every session of an account, the way the site's own sign-out does. */
function signOut({ backEndOrigin }: Machine, token: string) {
  const write = {
    update: { name: nameOf(`sessions/${String(claimsOf(token).sub)}`), fields: {} },
    updateTransforms: [{ fieldPath: 'validSince', setToServerValue: 'REQUEST_TIME' }],
  };
  return firestore(backEndOrigin, 'commit', { writes: [write] }, token);
}

async function forgeries(machine: Machine, tally: Tally, token: string): Promise<void> {
  const claims = claimsOf(token);
  const [head = '', body = '', signature = ''] = token.split('.');
  const now = Math.floor(Date.now() / 1000);
  const strangers: Readonly<Record<string, string | null>> = {
    'no token': null,
    'an empty token': '',
    'no token but a word': 'administrator',
    'without a signature': `${head}.${body}.`,
    'the algorithm none': forge(claims, { head: { alg: 'none', typ: 'JWT' }, signature: '' }),
    'a guessed key': forge(claims),
    'an empty key': forge(claims, { key: '' }),
    'claims exchanged': `${head}.${Buffer.from(JSON.stringify({ ...claims, admin: true, sub: 'x' })).toString('base64url')}.${signature}`,
    'a signature cut off': token.slice(0, -4),
    'four parts': `${token}.${signature}`,
    'five parts': `${token}.x.y`,
    'a part in front': `x.${token}`,
  };
  for (const [name, stranger] of Object.entries(strangers))
    tally.check(!(await opens(machine, stranger)), `a token of ${name} opens something`);

  const key = stolenKey(machine.dataDir);
  if (!key || !(await opens(machine, forge(claims, { key }))))
    return tally.skip('claims under a right signature: the key is not found');
  const signed: Readonly<Record<string, object>> = {
    'issued an hour ahead': { ...claims, iat: now + 3600, auth_time: now + 3600, exp: now + 7200 },
    'signed in an hour ahead': { ...claims, auth_time: now + 3600 },
    'for another project': { ...claims, aud: 'another-project' },
    'of another issuer': { ...claims, iss: 'https://securetoken.google.com/another-project' },
    expired: { ...claims, iat: now - 7200, exp: now - 3600 },
    'that never expires': { ...claims, exp: now + 10 * 365 * 86_400 },
    'with an expiry in words': { ...claims, exp: 'never' },
    'without an expiry': { ...claims, exp: undefined },
    'without a subject': { ...claims, sub: '' },
    'of a member': { ...claims, admin: undefined },
    'that says admin in words': { ...claims, admin: 'true' },
    'of nobody known': { ...claims, sub: 'nobody', user_id: 'nobody', admin: undefined },
  };
  for (const [name, changed] of Object.entries(signed))
    tally.check(
      !(await opens(machine, forge(changed as Record<string, unknown>, { key }))),
      `a token ${name} opens something`,
    );
  tally.check(
    !(await opens(machine, forge(claims, { key, head: { alg: 'HS512', typ: 'JWT' } }))),
    'a token of another algorithm opens something',
  );
}

/** Tokens forged, copied, and used after the session they belong to was ended. */
export const tokens: Attack = {
  row: '6',
  name: 'tokens',
  run: async (world, _counts, tally) => {
    const machine = await world.machine({ clock: true });
    await machine.startBackEnd();
    const { email, password } = machine.administrator;
    const first = await signIn(machine.backEndOrigin, email, password);
    tally.check(await opens(machine, first.idToken), 'the administrator is not let in: the attack attacked nothing');
    await forgeries(machine, tally, first.idToken);

    // A refresh token that comes back after its successor was used has been copied.
    const copied = await signIn(machine.backEndOrigin, email, password);
    const next = await refresh(machine, copied.refreshToken);
    const later = await refresh(machine, next.refresh_token ?? '');
    tally.check(!!later.id_token, 'a session can not be refreshed');
    tally.check(!(await refresh(machine, copied.refreshToken)).id_token, 'a refresh token that was used is good again');

    const leaving = await signIn(machine.backEndOrigin, email, password);
    await new Promise((wake) => setTimeout(wake, 1100)); // tokens count in seconds
    await signOut(machine, leaving.idToken);
    tally.check(!(await opens(machine, leaving.idToken)), 'after sign-out the token lives on');
    tally.check(
      !(await refresh(machine, leaving.refreshToken)).id_token,
      'after sign-out the refresh token makes tokens',
    );

    const before = await signIn(machine.backEndOrigin, email, password);
    await new Promise((wake) => setTimeout(wake, 1100));
    await machine.stop();
    writeFileSync(
      path.join(machine.dataDir, 'administrator.json'),
      JSON.stringify({ email, password: 'another password 9' }),
    );
    await machine.startBackEnd();
    tally.check(!(await opens(machine, before.idToken)), 'after a new password the old token lives on');
    tally.check(
      !(await refresh(machine, before.refreshToken)).id_token,
      'after a new password the old refresh token makes tokens',
    );
    const old = await signIn(machine.backEndOrigin, email, password).catch(() => null);
    tally.check(old === null, 'after a new password the old one is good');

    const aging = await signIn(machine.backEndOrigin, email, 'another password 9');
    machine.letPass(2 / 24);
    await new Promise((wake) => setTimeout(wake, 100));
    tally.check(!(await opens(machine, aging.idToken)), 'a token of two hours ago opens something');
    await machine.stop();
  },
};
