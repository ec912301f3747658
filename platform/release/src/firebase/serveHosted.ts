import { readdirSync, readFileSync } from 'node:fs';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import superstatic from 'superstatic/lib/superstatic.js';
import { sha256 } from '../hash';

/** Answers a request that a rewrite hands to a function. */
export type FunctionHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What Firebase Hosting has of a site: the `hosting` of its `firebase.json`, and files by their paths, `/index.html`. */
export interface HostedSite {
  readonly config: object;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Reads what an exported folder would deploy. */
export function readExported(folder: string): HostedSite {
  const { hosting } = JSON.parse(readFileSync(path.join(folder, 'firebase.json'), 'utf8'));
  const root = path.join(folder, hosting.public);
  const names = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = names.map(({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [`/${path.relative(root, file).split(path.sep).join('/')}`, readFileSync(file)] as const;
  });
  return { config: hosting, files: new Map(files) };
}

/** Whether escapes are of UTF-8: of others the engine's process dies. Google's front end answers them with 400. */
function isReadable(url: string): boolean {
  try {
    return decodeURI(url) !== '';
  } catch {
    return false;
  }
}

/**
 * Serves a site with Firebase's own hosting engine.
 *
 * @param hosted asked at each request, for what is released may change
 * @param functionOf finds the function that a rewrite names; where there is none, the answer is 404
 */
export function serveHosted(
  hosted: () => HostedSite | null,
  functionOf: (name: string) => FunctionHandler | undefined = () => undefined,
): Server {
  const engines = new WeakMap<HostedSite, ReturnType<typeof superstatic>>();
  const engineOf = (site: HostedSite) => {
    const there = engines.get(site);
    if (there) return there;
    const made = superstatic({
      config: structuredClone(site.config),
      // A release has no folders, and no file system that refuses a name.
      provider: async (_: IncomingMessage, pathname: string) => {
        const bytes = site.files.get(decodeURI(pathname));
        return bytes
          ? { stream: Readable.from([bytes]), size: bytes.length, etag: sha256(bytes), modified: null }
          : null;
      },
      compression: true,
      fallthrough: false,
      rewriters: {
        function: async (rewrite: { readonly function: { readonly functionId: string } }) => {
          const handle = functionOf(rewrite.function.functionId);
          return (request: IncomingMessage, response: ServerResponse) => {
            if (handle) void handle(request, response);
            else response.writeHead(404).end();
          };
        },
      },
    });
    engines.set(site, made);
    return made;
  };
  const server = http.createServer((request, response) => {
    const site = hosted();
    if (!site || !isReadable(request.url ?? '')) return void response.writeHead(site ? 400 : 404).end();
    engineOf(site)(request, response, () => response.writeHead(404).end());
  });
  // A connection that is closed just as it is used again would fail its request.
  server.keepAliveTimeout = 65_000;
  return server;
}
