import http, { type IncomingMessage, type ServerResponse } from 'node:http';

const backEndPaths = ['/api/', '/v1/projects/', '/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/'];

/** Whether a path belongs to the back end, which answers on the site's own origin. */
export const isBackEndPath = (path: string): boolean => backEndPaths.some((prefix) => path.startsWith(prefix));

/** Hands a request on to the back end, and its answer back. Answers 502 while the back end is away. */
export function proxy(request: IncomingMessage, response: ServerResponse, backEnd: string): void {
  const target = new URL(request.url ?? '/', backEnd);
  const forwarded = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' };
  const onward = http.request(target, { method: request.method, headers: forwarded }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else
      response
        .writeHead(502, { 'content-type': 'application/json' })
        .end('{"error":{"message":"The back end does not answer."}}');
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
