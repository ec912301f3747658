import type { IncomingMessage, ServerResponse } from 'node:http';
import { bareHeaders } from './bareHeaders';

/** Answers with JSON of the server's own. */
export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  value: unknown,
  further: Readonly<Record<string, string>> = {},
): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    ...bareHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...further,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
