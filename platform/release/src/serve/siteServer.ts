import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { releaseTiming } from '@platform/contract/releaseTiming';
import { isStandIn } from '@platform/contract/sitePaths';
import { liveChannel } from '../journal';
import type { ReleaseStore } from '../store/ReleaseStore';
import { answerBrokenRequests } from './brokenRequests';
import { findCall, isCallPath } from './calls';
import { findPage, notFoundFile } from './findPage';
import { health } from './health';
import { isDocumentKnown } from './isDocumentKnown';
import { type LiveSite, LiveSites } from './liveSites';
import { noticePage } from './noticePage';
import { proxy, refuseCall, retryAfter } from './proxy';
import { reportFailures } from './reportFailures';
import { encodePath, parseTarget, type RequestTarget } from './requestTarget';
import { sendFile } from './sendFile';
import { sendJson } from './sendJson';
import { sendNotice } from './sendNotice';
import { isVersioned, versionedFiles } from './versionedFiles';

interface SiteServerOptions {
  readonly store: ReleaseStore;
  /** Whose newest release is served. Default: the live one. */
  readonly channel?: string;
  /** Where the back end answers; `null` serves the site without one. */
  readonly backEnd: string | null;
  /** Hears of what failed here; default: stderr. */
  readonly report?: (error: unknown) => void;
}

const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** HTTP/1.1 asks for exactly one `Host`; nothing is ever built from it. */
function hasSoundHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const hosts = headersDistinct.host ?? [];
  return hosts.length === 0 ? httpVersion === '1.0' : hosts.length === 1 && hostName.test(hosts[0] ?? '');
}

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * Serves the live site as its hosting configuration says, with the back end behind the same origin. What a request asks for
 * is read once, by `parseTarget`; no answer is without the security headers, and none names anything of the machine.
 */
export function createSiteServer({
  store,
  channel = liveChannel,
  backEnd,
  report = reportFailures((text) => void process.stderr.write(text)),
}: SiteServerOptions): Server {
  const sites = new LiveSites(store, channel);
  const readVersioned = versionedFiles(store);
  const lastFacts = () => sites.last?.facts ?? null;

  async function sendNotFound(request: IncomingMessage, response: ServerResponse, site: LiveSite, status: 400 | 404) {
    const page = await site.read(notFoundFile);
    await sendFile(request, response, notFoundFile, page, status, site.rules.headers('/'));
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, { path, search }: RequestTarget) {
    if (!isReading(request)) {
      const page = noticePage({ kind: 'refused', facts: lastFacts() });
      return sendNotice(request, response, 405, page, { allow: 'GET, HEAD' });
    }
    const site = await sites.current();
    const headers = site.rules.headers(path);
    if (isVersioned(path)) {
      const file = await readVersioned(path);
      return file
        ? sendFile(request, response, file.name, file.bytes, 200, headers, file.packed)
        : sendNotFound(request, response, site, 404);
    }
    const found = findPage(site, path);
    if (!found) return sendNotFound(request, response, site, 404);
    if ('movedTo' in found) {
      response.writeHead(301, {
        ...headers,
        location: encodePath(found.movedTo) + search,
        'cache-control': 'no-cache',
      });
      return void response.end();
    }
    const known = !backEnd || !isStandIn(found.file) || (await isDocumentKnown(path, { ...site, backEnd }));
    const page = await site.read(found.file);
    const named = { ...headers, 'server-timing': `${releaseTiming};desc="${site.release}"` };
    await sendFile(request, response, found.file, page, known ? 200 : 404, named);
  }

  async function answerCall(request: IncomingMessage, response: ServerResponse, target: RequestTarget) {
    // A visitor's form gets through though the pages can not be read just now.
    const { facts, rules, endpoints } = await sites.current().catch((error: unknown) => {
      if (!sites.last) throw error;
      report(error);
      return sites.last;
    });
    const call = findCall(request.method ?? '', target, facts.firebase, endpoints);
    if (call) return proxy(request, response, call, { backEnd, facts, siteHeaders: rules.headers('/') });
    refuseCall(request, response, 404, 'The site makes no such call.');
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = hasSoundHost(request) ? parseTarget(request.url ?? '') : 400;
    if (typeof target === 'number') return sendNotFound(request, response, await sites.current(), target);
    if (target.path === '/healthz' && isReading(request)) {
      const found = await health(sites, backEnd);
      return sendJson(request, response, found.status === 'ok' ? 200 : 503, found);
    }
    return isCallPath(target.path) ? answerCall(request, response, target) : answerPage(request, response, target);
  }

  const server = http.createServer(
    // Answered here, with a page, instead of by Node with nothing.
    { requireHostHeader: false, maxHeaderSize: 16_384, connectionsCheckingInterval: 5_000 },
    (request, response) => {
      answer(request, response).catch((error: unknown) => {
        report(error);
        if (response.headersSent) return void response.destroy();
        const page = noticePage({ kind: 'unavailable', facts: lastFacts() });
        sendNotice(request, response, 503, page, { 'retry-after': retryAfter });
      });
    },
  );
  answerBrokenRequests(server, lastFacts);
  // Longer than clients keep a connection for reuse: a request on one that is just being closed would fail.
  server.keepAliveTimeout = 65_000;
  // The largest request of the site is a few kilobytes; whoever takes longer holds a connection for its own sake.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  return server;
}
