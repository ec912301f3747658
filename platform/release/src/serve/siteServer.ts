import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readLive } from '../live';
import { readHosting, readSiteFile, requireSiteFile } from '../site';
import { keys } from '../store/keys';
import type { ReleaseStore } from '../store/ReleaseStore';
import { HostingRules } from './hostingRules';
import { isBackEndPath, proxy } from './proxy';
import { sendFile } from './sendFile';

interface SiteServerOptions {
  readonly store: ReleaseStore;
  /** Where the back end answers; `null` serves the site without one. */
  readonly backEnd: string | null;
}

/** Serves the live site as its hosting configuration says, with the back end behind the same origin. */
export function createSiteServer({ store, backEnd }: SiteServerOptions): Server {
  const rules = new Map<string, Promise<HostingRules>>();
  const rulesOf = (site: string) => {
    const known = rules.get(site);
    if (known) return known;
    const read = readHosting(store, site).then((hosting) => new HostingRules(hosting));
    rules.set(site, read);
    return read;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site');
    if (backEnd && isBackEndPath(pathname)) return proxy(request, response, backEnd);
    const live = await readLive(store);
    if (!live) throw new Error('Nothing is live yet. Publish the modules first: npm start.');
    const hosting = await rulesOf(live.site);
    const path = decodePath(pathname);
    const headers = hosting.headers(path);

    const versioned = versionedKey(path);
    if (versioned) {
      // A page that a module frames goes without its extension, like any other.
      for (const key of [versioned, `${versioned}.html`]) {
        const bytes = await store.read(key);
        if (bytes) return sendFile(request, response, key, bytes, 200, headers);
      }
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not Found');
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const moved = hosting.redirect(path);
    if (moved) {
      response.writeHead(301, { location: encodeURI(moved) + search, 'cache-control': 'no-cache' }).end();
      return;
    }
    const names = path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, path.slice(1)];
    const rewritten = hosting.rewrite(path);
    if (rewritten) names.push(rewritten.slice(1));
    for (const name of names) {
      const bytes = await readSiteFile(store, live.site, name);
      if (bytes) return sendFile(request, response, name, bytes, 200, headers);
    }
    const notFound = await requireSiteFile(store, live.site, '404.html');
    await sendFile(request, response, '404.html', notFound, 404, headers);
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message);
    });
  });
  // Longer than clients keep a connection for reuse: a request on one that is just being closed would fail.
  server.keepAliveTimeout = 65_000;
  return server;
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Key of a file that never changes, for the addresses under which modules and assets are served. */
function versionedKey(path: string): string | null {
  const [, space, module = '', version = '', ...file] = path.split('/');
  if (path.includes('..')) return null;
  if (space === '_modules') return keys.clientFile(module, version, file.join('/'));
  if (space === '_assets') return keys.asset(module);
  return null;
}
