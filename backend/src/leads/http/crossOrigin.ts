import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Lets the site call an endpoint on another origin, and nobody else's pages. Resolves to `refused` for a browser that posts
 * from a third site, and to `answered` for the question a browser asks beforehand.
 */
export function crossOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  siteOrigin: string,
): 'passes' | 'refused' | 'answered' {
  const { origin } = request.headers;
  const ours = origin === siteOrigin;
  if (ours) {
    response.setHeader('access-control-allow-origin', siteOrigin);
    response.setHeader('vary', 'origin');
  }
  if (request.method === 'OPTIONS') {
    response.writeHead(204, {
      ...(ours && {
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': '86400',
      }),
    });
    response.end();
    return 'answered';
  }
  const changes = request.method !== 'GET' && request.method !== 'HEAD';
  return changes && request.headers['sec-fetch-site'] === 'cross-site' && !ours ? 'refused' : 'passes';
}
