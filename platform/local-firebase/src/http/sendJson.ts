import type { ServerResponse } from 'node:http';

/** Answers with JSON that nobody keeps. */
export function sendJson(response: ServerResponse, code: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(code, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  response.end(body);
}
