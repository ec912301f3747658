import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from '@platform/contract';
import { release } from '../../release';
import type { FolderStore } from '../../store/FolderStore';
import type { ReleaseStore } from '../../store/ReleaseStore';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../../testing';
import { createSiteServer } from '../siteServer';

/** A served site of one module, with what stands behind it. */
export interface ServedSite {
  readonly port: number;
  readonly origin: string;
  readonly store: FolderStore;
  /** Version of its module `mf-alpha`. */
  readonly version: string;
  readonly server: Server;
  /** What the server reported. */
  readonly reported: unknown[];
  close(): void;
}

/** Listens on a free port of this machine. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

const modulePages = ['/', '/Brand/intro', '/SalesInfo/StampTax', '/{site}/news/:id'];

/**
 * Publishes a module with pages into a store and makes it live.
 *
 * @returns its version
 */
export async function releaseSample(store: ReleaseStore, site: Site = sampleSite): Promise<string> {
  const alpha = {
    ...remote('mf-alpha', [
      ...modulePages.map((path) => page({ path })),
      page({ path: '/Guide/days', prerender: './prerender.ts' }),
    ]),
    redirects: [{ from: '/Promotion/Press', to: '/{site}/press' }],
  };
  const prerender = "{ alternates: () => ({ ics: 'BEGIN:VCALENDAR' }) }";
  const version = await publishRemote(store, alpha, { prerender });
  const replace = { shell: await publishShell(store), 'mf-alpha': version };
  await release({ store, replace, site, backEnd: null });
  return version;
}

/**
 * Publishes a module with pages, composes and serves it.
 *
 * @param backEnd what answers behind it, an address, or `null`
 * @param wrap puts something between the server and the store
 */
export async function serveSite(
  backEnd: RequestListener | string | null,
  wrap: (store: FolderStore) => ReleaseStore = (store) => store,
): Promise<ServedSite> {
  const store = await temporaryStore();
  const version = await releaseSample(store);
  const behind = typeof backEnd === 'function' ? http.createServer(backEnd) : null;
  const address = behind ? `http://127.0.0.1:${await listen(behind)}` : (backEnd as string | null);
  const reported: unknown[] = [];
  const server = createSiteServer({ store: wrap(store), backEnd: address, report: (error) => reported.push(error) });
  const port = await listen(server);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    store,
    version,
    server,
    reported,
    close() {
      for (const one of [server, behind]) {
        one?.closeAllConnections();
        one?.close();
      }
    },
  };
}
