import type { IncomingMessage } from 'node:http';

/** Checks the ID token of a request: `admin` must be a claim of it. `verify` throws or rejects for what is no token. */
export function administratorToken(verify: (token: string) => unknown): (request: IncomingMessage) => Promise<boolean> {
  return async (request) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token) return false;
    try {
      const claims: unknown = await verify(token);
      return typeof claims === 'object' && claims !== null && 'admin' in claims && claims.admin === true;
    } catch {
      return false; // Whatever is wrong with the token, it opens nothing.
    }
  };
}
