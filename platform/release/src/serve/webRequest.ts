import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { wholeBody } from '../edge/answers';

const hasBody = ({ method }: IncomingMessage) => method !== 'GET' && method !== 'HEAD';

function headersOf({ headers }: IncomingMessage): Headers {
  const known = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') known.set(name, value);
  return known;
}

/**
 * A request of Node's as one of the web's. Its address tells the protocol alone: the target, which it would mend, goes beside it.
 *
 * @param gone says that the visitor has left
 */
export function webRequest(request: IncomingMessage, gone: AbortSignal | null): Request {
  // Behind a balancer that ends the encryption; whoever says so falsely gets a cookie that his browser refuses.
  const secure = request.headers['x-forwarded-proto'] === 'https';
  return new Request(secure ? 'https://site.invalid/' : 'http://site.invalid/', {
    method: request.method ?? 'GET',
    headers: headersOf(request),
    ...(gone && { signal: gone }),
    ...(hasBody(request) && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  });
}

/** Sends an answer of the web's. A visitor who leaves, or a source that ends in the middle, ends it; nobody is left to tell. */
export async function sendAnswer(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, [...answer.headers].flat());
  const body = wholeBody(answer);
  if (body !== undefined) response.end(body ?? undefined);
  else if (!answer.body) response.end();
  else await pipeline(Readable.fromWeb(answer.body as never), response).catch(() => response.destroy());
}
