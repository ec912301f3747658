import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Hosting } from '../compose/hostingConfig';
import { findPage } from '../edge/findPage';
import { HostingRules } from '../edge/hostingRules';
import { encodePath, parseTarget } from '../edge/requestTarget';
import { exportHosting } from '../exportHosting';
import { readLive, readLock } from '../live';
import { listen, type ServedSite, serveSite } from '../serve/testing/servedSite';
import { addressesOf } from './addresses';
import { ask, disagreements } from './agreement';
import { type HostedSite, readExported, serveHosted } from './serveHosted';

let site: ServedSite;
let exported: HostedSite;
let firebase: string;
let addresses: readonly string[];
let close = () => {};

beforeAll(async () => {
  site = await serveSite(null);
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'agreement-')), 'deploy');
  await exportHosting(site.store, () => null, folder);
  exported = readExported(folder);
  const server = serveHosted(() => exported);
  firebase = `http://127.0.0.1:${await listen(server)}`;
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const live = await readLive(site.store);
  const { routes, redirects } = await readLock(site.store, live?.site ?? '');
  addresses = addressesOf(routes, redirects, exported.files.keys());
});

afterAll(() => {
  close();
  site.close();
});

it('Firebase’s own engine answers the exported folder as this server does the store', async () => {
  expect(addresses.length).toBeGreaterThan(300);
  expect(await disagreements(site.origin, firebase, addresses)).toEqual([]);
});

it('both hand out a calendar as a calendar', async () => {
  for (const origin of [site.origin, firebase]) {
    const { status, headers } = await ask(origin, '/Guide/days.ics');
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  }
});

it('the exported configuration alone says what this server answers', async () => {
  const rules = new HostingRules(exported.config as Hosting);
  const files = new Set([...exported.files.keys()].map((name) => name.slice(1)));
  for (const address of addresses) {
    const target = parseTarget(address);
    if (typeof target === 'number' || /^\/(?:_|api|v1)/.test(target.path)) continue;
    const found = findPage({ rules, files }, target.path);
    const said = !found
      ? [404, null]
      : 'file' in found
        ? [200, null]
        : [301, encodePath(found.movedTo) + target.search];
    const { status, location } = await ask(site.origin, address);
    expect([address, status, location]).toEqual([address, ...said]);
  }
});

it.each([
  ['/Brand/intro', 200, null],
  ['/brand/intro/', 301, '/Brand/intro'],
  ['/SAMPLE/news/Late/', 301, '/sample/news/Late'],
  ['/sample/news/late/', 301, '/sample/news/late'],
  ['/index', 301, '/'],
  ['/robots.txt/', 404, null],
  ['/Brand', 404, null],
  ['/Brand/', 404, null],
  ['/SalesInfo', 404, null],
  ['/_assets', 404, null],
  ['/_modules/', 404, null],
])('both answer %s with %i', async (address, status, location) => {
  for (const origin of [site.origin, firebase]) {
    expect(await ask(origin, address)).toMatchObject({ status, location });
  }
});

it('a request of broken escapes reaches no engine', async () => {
  expect(await ask(firebase, '/%ff')).toMatchObject({ status: 400 });
  expect(await ask(firebase, '/Brand/intro')).toMatchObject({ status: 200 });
});
