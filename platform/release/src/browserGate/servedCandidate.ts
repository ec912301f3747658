import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ComposedSite } from '../compose/composeSite';
import { goLive } from '../live';
import { createSiteServer } from '../serve/siteServer';
import type { ReleaseStore } from '../store/ReleaseStore';
import { TrialStore } from '../store/TrialStore';

// No name that a channel can have: it is in nobody's way.
const channel = 'candidate~';

/** A composed site at an address of its own. */
export interface ServedCandidate {
  readonly origin: string;
  /** What is kept, and above it what the candidate would add. */
  readonly store: ReleaseStore;
  close(): Promise<void>;
}

/** A visitor's leads, views and signals: what a look at the pages must not leave behind. Everything else is asked for real. */
const leavesTraces = ({ method = '', url = '' }: IncomingMessage) =>
  method !== 'GET' && method !== 'HEAD' && !/:(?:batchGet|runQuery|runAggregationQuery)(?:\?|$)/.test(url);

/** Serves a composed site on a free port of the loopback address as it would be served live; nothing of it is written. */
export async function serveCandidate(
  store: ReleaseStore,
  site: ComposedSite,
  backEnd: string | null,
): Promise<ServedCandidate> {
  const trial = new TrialStore(store);
  await goLive(trial, site, { release: null, next: 1 }, {}, channel);
  const pages = createSiteServer({ store: trial, channel, backEnd });
  const server = http.createServer((request, response) => {
    if (!leavesTraces(request)) return void pages.emit('request', request, response);
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    store: trial,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
