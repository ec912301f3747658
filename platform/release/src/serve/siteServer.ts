import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createEdge, type EdgeOptions } from '../edge/edge';
import { askFrom } from './askBackEnd';
import { answerBrokenRequests } from './brokenRequests';
import { NodeRequest, sendAnswer } from './nodeExchange';
import { packBrotli } from './packBrotli';
import { reportFailures } from './reportFailures';

interface SiteServerOptions extends Pick<EdgeOptions, 'store' | 'channel'> {
  /** Where the back end answers; `null` serves the site without one. */
  readonly backEnd: string | null;
  /** Hears of what failed here; default: stderr. */
  readonly report?: EdgeOptions['report'];
}

const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** HTTP/1.1 asks for exactly one `Host`; nothing is ever built from it. */
function hasSoundHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const hosts = headersDistinct.host ?? [];
  return hosts.length === 0 ? httpVersion === '1.0' : hosts.length === 1 && hostName.test(hosts[0] ?? '');
}

/** A target that no site has: it is answered with the site's own page. */
const unsound = '';

/**
 * Serves a site from Node: everything of sockets and their requests is settled here, everything of the site by the edge.
 */
export function createSiteServer({
  backEnd,
  report = reportFailures((text) => void process.stderr.write(text)),
  ...options
}: SiteServerOptions): Server {
  const edge = createEdge({
    ...options,
    backEnd: backEnd === null ? null : askFrom(backEnd),
    report,
    pack: packBrotli(),
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const context = {
      target: hasSoundHost(request) ? (request.url ?? unsound) : unsound,
      address: request.socket.remoteAddress ?? '',
    };
    await sendAnswer(await edge.answer(new NodeRequest(request, response), context), response);
  }

  const server = http.createServer(
    // Answered here, with a page, instead of by Node with nothing.
    { requireHostHeader: false, maxHeaderSize: 16_384, connectionsCheckingInterval: 5_000 },
    (request, response) => {
      answer(request, response).catch((error: unknown) => {
        report(error);
        response.destroy();
      });
    },
  );
  answerBrokenRequests(server, edge.lastFacts);
  // Longer than clients keep a connection for reuse: a request on one that is just being closed would fail.
  server.keepAliveTimeout = 65_000;
  // The largest request of the site is a few kilobytes; whoever takes longer holds a connection for its own sake.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  return server;
}
