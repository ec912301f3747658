import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AuthCalls } from '../auth/callAuth';
import { ApiError } from '../http/ApiError';
import { clientAddress } from '../http/clientAddress';
import { readBody } from '../http/readBody';
import { requestPath } from '../http/requestPath';
import { demandSameOrigin } from '../http/sameOrigin';
import { sendJson } from '../http/sendJson';
import type { AnswerFirestore } from './answerFirestore';
import type { Health } from './health';

/** Takes a request or leaves it: `true` once it has answered. */
export interface RequestHandler {
  (request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Ends what it keeps open, once no request comes any more. */
  close?(): Promise<void>;
}

interface Parts {
  readonly answerFirestore: AnswerFirestore;
  readonly auth: AuthCalls;
  readonly health: () => Health;
  /** Further handlers, asked in order before anything else. */
  readonly handlers: readonly RequestHandler[];
}

/** Routes a request to Firestore, sign-in, a further handler or the health check, and turns what is thrown into an answer. */
export function requestListener(parts: Parts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      for (const handler of parts.handlers) if (await handler(request, response)) return;
      await answer(parts, request, response);
    } catch (thrown) {
      const error = thrown instanceof ApiError ? thrown : new ApiError('INTERNAL', 'An internal error occurred.');
      if (error !== thrown)
        process.stderr.write(`${request.method} ${request.url}: ${String((thrown as Error).stack ?? thrown)}\n`);
      if (response.headersSent) response.destroy();
      else sendJson(response, error.code, error.body);
    }
  };
}

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '' } = request;
  const path = requestPath(request.url ?? '/');
  if (path === '/healthz' && (method === 'GET' || method === 'HEAD')) {
    const health = parts.health();
    return sendJson(response, health.status === 'ok' ? 200 : 503, health);
  }
  if (method !== 'POST') throw new ApiError('NOT_FOUND', `Nothing answers ${method} ${path} here.`);
  demandSameOrigin(request);
  if (path.startsWith('/v1/projects/')) return sendJson(response, 200, await parts.answerFirestore(path, request));
  if (/^\/(identitytoolkit|securetoken)\.googleapis\.com\//.test(path)) {
    const body = await readBody(request);
    return sendJson(response, 200, await parts.auth.answer(path, body, clientAddress(request)));
  }
  throw new ApiError('NOT_FOUND', `Nothing answers POST ${path} here.`);
}
