import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Notice } from './noticePage';

/** Answers with a page of the server's own. */
export function sendNotice(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { html, headers }: Notice,
  further: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(html), ...further });
  response.end(request.method === 'HEAD' ? undefined : html);
}
