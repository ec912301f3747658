import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AuthCalls } from '../auth/callAuth';
import type { Tokens } from '../auth/tokens';
import type { FirestoreEngine } from '../firestore/FirestoreEngine';
import { ApiError, invalid } from '../http/ApiError';
import { readBody } from '../http/readBody';
import { sendJson } from '../http/sendJson';

/** Takes a request or leaves it: `true` once it has answered. */
export interface RequestHandler {
  (request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Ends what it keeps open, once no request comes any more. */
  close?(): Promise<void>;
}

interface Parts {
  readonly engine: FirestoreEngine;
  readonly engineName: string;
  readonly auth: AuthCalls;
  readonly tokens: Tokens;
  /** Further handlers, asked in order before anything else. */
  readonly handlers: readonly RequestHandler[];
}

/** Routes a request to Firestore, sign-in, a further handler or the health check, and turns what is thrown into an answer. */
export function requestListener(parts: Parts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      for (const handler of parts.handlers) if (await handler(request, response)) return;
      sendJson(response, 200, await answer(parts, request));
    } catch (thrown) {
      const error = thrown instanceof ApiError ? thrown : new ApiError('INTERNAL', 'An internal error occurred.');
      if (error !== thrown)
        process.stderr.write(`${request.method} ${request.url}: ${String((thrown as Error).stack ?? thrown)}\n`);
      if (response.headersSent) response.destroy();
      else sendJson(response, error.code, error.body);
    }
  };
}

async function answer({ engine, engineName, auth, tokens }: Parts, request: IncomingMessage): Promise<unknown> {
  const path = pathOf(request);
  if (path === '/healthz') return { status: 'ok', firestore: engineName };
  if (request.method !== 'POST') throw new ApiError('NOT_FOUND', `Nothing answers ${request.method} ${path} here.`);
  if (path.startsWith('/v1/projects/')) {
    const header = request.headers.authorization;
    const claims = header ? tokens.verify(header.replace(/^Bearer /, '')) : null;
    return engine.call(path, await readBody(request), claims);
  }
  if (/^\/(identitytoolkit|securetoken)\.googleapis\.com\//.test(path))
    return auth.answer(path, await readBody(request));
  throw new ApiError('NOT_FOUND', `Nothing answers POST ${path} here.`);
}

function pathOf(request: IncomingMessage): string {
  try {
    return decodeURIComponent((request.url ?? '/').split('?', 1)[0] ?? '/');
  } catch {
    return invalid('the path is not readable');
  }
}
