import type { IncomingMessage } from 'node:http';
import { type Role, roleOf } from '@riverview/site/staff';

/** Somebody who works at the desk. */
export interface Staff {
  /** For the access log. */
  readonly account: string;
  readonly role: Role;
}

/** The account that a token's claims name: its address, or else its id. */
function accountOf(claims: unknown): string {
  const named = new Map(Object.entries(claims as object));
  const account = [named.get('email'), named.get('sub'), named.get('uid')].find(
    (name) => name && typeof name === 'string',
  );
  return String(account ?? 'administrator');
}

/**
 * Checks the ID token of a request: its claims must give a role. Resolves to the account and its role, or to `null` for anybody
 * else. `verify` throws or rejects for what is no token.
 */
export function staffToken(verify: (token: string) => unknown): (request: IncomingMessage) => Promise<Staff | null> {
  return async (request) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token) return null;
    try {
      const claims: unknown = await verify(token);
      const role = roleOf(claims);
      return role && { account: accountOf(claims), role };
    } catch {
      return null; // Whatever is wrong with the token, it opens nothing.
    }
  };
}
