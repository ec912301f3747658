import type { IncomingMessage } from 'node:http';

/** The account that a token's claims name: its address, or else its id. */
function accountOf(claims: object): string {
  const named = new Map(Object.entries(claims));
  const account = [named.get('email'), named.get('sub'), named.get('uid')].find(
    (name) => name && typeof name === 'string',
  );
  return String(account ?? 'administrator');
}

/**
 * Checks the ID token of a request: `admin` must be a claim of it. Resolves to the account, or to `null` for anybody else.
 * `verify` throws or rejects for what is no token.
 */
export function administratorToken(
  verify: (token: string) => unknown,
): (request: IncomingMessage) => Promise<string | null> {
  return async (request) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token) return null;
    try {
      const claims: unknown = await verify(token);
      const admin = typeof claims === 'object' && claims !== null && 'admin' in claims && claims.admin === true;
      return admin ? accountOf(claims) : null;
    } catch {
      return null; // Whatever is wrong with the token, it opens nothing.
    }
  };
}
