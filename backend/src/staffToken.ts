import type { IncomingMessage } from 'node:http';
import type { Facts } from '@platform/contract';
import { hasSecondFactor, isSignInOver, needsSecondFactor, type Role, roleOf } from '@riverview/site/staff';

/** Somebody who works at the desk. */
export interface Staff {
  /** For the access log. */
  readonly account: string;
  readonly role: Role;
  readonly uid: string;
  /** When the password was typed, seconds since 1970. */
  readonly signedInAt: number;
  /** Whether a second factor was given. */
  readonly hasSecondFactor: boolean;
}

/** Why somebody is not: `ended` for a token that is none, or not any more; an account without a role; a second factor that is still to be given. */
export type Refusal = 'ended' | 'no-role' | 'second-factor';

/** The account that a token's claims name: its address, or else its id. */
function accountOf(claims: unknown): string {
  const named = new Map(Object.entries(claims as object));
  const account = [named.get('email'), named.get('sub'), named.get('uid')].find(
    (name) => name && typeof name === 'string',
  );
  return String(account ?? 'administrator');
}

/**
 * Checks the ID token of a request: it must be good, young enough, and give a role; where the facts or the account ask for a second factor,
 * it must have been given. `verify` throws or rejects for what is no token. Resolves to who it is, or why not.
 */
export function readStaff(
  verify: (token: string) => unknown,
  { secondFactor }: Facts['staff'],
  now = Date.now,
): (request: IncomingMessage) => Promise<Staff | Refusal> {
  return async (request) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token) return 'ended';
    let claims: Readonly<Record<string, unknown>>;
    try {
      claims = (await verify(token)) as typeof claims;
    } catch {
      return 'ended'; // Whatever is wrong with the token, it opens nothing.
    }
    if (isSignInOver(claims, now())) return 'ended';
    const role = roleOf(claims);
    if (!role) return 'no-role';
    const given = hasSecondFactor(claims);
    if (!given && needsSecondFactor(claims, role, secondFactor)) return 'second-factor';
    const uid = String(claims.sub ?? claims.uid ?? '');
    return { account: accountOf(claims), role, uid, signedInAt: Number(claims.auth_time), hasSecondFactor: given };
  };
}

/** As {@link readStaff}, for endpoints that do not say why not: `null` for anybody else. */
export function staffToken(
  ...given: Parameters<typeof readStaff>
): (request: IncomingMessage) => Promise<Pick<Staff, 'account' | 'role'> | null> {
  const read = readStaff(...given);
  return async (request) => {
    const staff = await read(request);
    return typeof staff === 'string' ? null : staff;
  };
}
