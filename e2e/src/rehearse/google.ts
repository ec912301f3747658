import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocalFirebase } from '@platform/local-firebase/startLocalFirebase';
import type { ExportedFunction } from 'backend/testing/loadFunctions';
import { forward } from './forward';

/** Hosts of Google's that a browser calls when the facts name a real project. */
export const googleHosts = [
  'firestore.googleapis.com',
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
] as const;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Ids of the posts that a commit writes. */
function postsOf(body: Buffer): string[] {
  const { writes = [] } = JSON.parse(body.toString()) as {
    readonly writes?: readonly { readonly update?: { readonly name: string }; readonly delete?: string }[];
  };
  return writes.flatMap(({ update, delete: gone }) => {
    const [, id] = /\/documents\/press\/([^/]+)$/.exec(update?.name ?? gone ?? '') ?? [];
    return id ? [id] : [];
  });
}

/**
 * Answers browsers as Google's hosts do, from a local Firebase: on addresses of their own, so that the policy of the page and
 * CORS decide, and with Firestore's events.
 *
 * @param onWrite the function on writes of posts
 */
export function answerGoogle(
  firebase: LocalFirebase,
  onWrite: ExportedFunction,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const origin = `http://127.0.0.1:${firebase.port}`;
  const fieldsOf = (id: string) => firebase.documents.get('press', id)?.fields;
  return async (request, response) => {
    const host = request.headers.host?.split(':')[0] ?? '';
    const open = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      'access-control-allow-methods': 'POST, GET',
    };
    if (request.method === 'OPTIONS') return void response.writeHead(204, open).end();
    const body = await bodyOf(request);
    const url = request.url ?? '/';
    const path = host === 'firestore.googleapis.com' ? url : `/${host}${url}`;
    const ids = url.includes('/documents:commit') ? postsOf(body) : [];
    const before = ids.map(fieldsOf);
    // The local Firebase takes calls of its own origin only.
    const { origin: _, referer: __, 'sec-fetch-site': ___, ...headers } = request.headers;
    const status = await forward(request, response, { origin, path, headers, body }, open);
    if (status !== 200) return;
    for (const [at, id] of ids.entries()) {
      const after = fieldsOf(id);
      const event = { data: { before: { data: () => before[at] }, after: { data: () => after } } };
      onWrite(event).catch((error: Error) => process.stderr.write(`pages: ${error.stack}\n`));
    }
  };
}
