import type { Server } from 'node:http';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { release } from '../release';
import { keys } from '../store/keys';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
import { createSiteServer } from './siteServer';

const site = {
  ...remote('mf-alpha', [
    page({ path: '/' }),
    page({ path: '/SalesInfo/StampTax' }),
    page({ path: '/{site}/news/:id' }),
  ]),
  redirects: [{ from: '/Promotion/Press', to: '/{site}/press' }],
};

const servers: Server[] = [];
let origin: string;
let version: string;
let store: Awaited<ReturnType<typeof temporaryStore>>;

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  store = await temporaryStore();
  version = await publishRemote(store, site);
  await release({
    store,
    replace: { shell: await publishShell(store), 'mf-alpha': version },
    site: sampleSite,
    backEnd: null,
  });
  const backEnd = await listen(
    http.createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ asked: request.url }));
    }),
  );
  origin = await listen(createSiteServer({ store, backEnd }));
});

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const get = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init });

it('serves clean addresses with a strict policy and no caching', async () => {
  const answer = await get('/SalesInfo/StampTax');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self' 'sha256-[\w+/]{43}=';/,
  );
});

it.each([
  ['/salesinfo/stampTax', '/SalesInfo/StampTax'],
  ['/SalesInfo/StampTax/', '/SalesInfo/StampTax'],
  ['/SalesInfo/StampTax.html', '/SalesInfo/StampTax'],
  ['/promotion/press?a=1', '/sample/press?a=1'],
  ['/Promotion/Press', '/sample/press'],
])('redirects %s to %s for good', async (from, to) => {
  const answer = await get(from);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});

it('answers an unknown path with status 404 and the page that says so', async () => {
  const answer = await get('/nowhere');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Not Found');
});

it('answers a parameter without a page of its own with the page that stands in', async () => {
  expect((await get('/sample/news/late')).status).toBe(200);
});

it('serves versioned files for good, compressed, and says when one is missing', async () => {
  const answer = await get(`/_modules/mf-alpha/${version}/remoteEntry.js`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toBe('container();');
  expect((await get(`/_modules/mf-alpha/${version}/remoteEntry.js.br`)).status).toBe(404);
  expect((await get(`/_modules/mf-alpha/${version}/none.js`)).status).toBe(404);
  expect((await get('/_modules/mf-alpha/..%2f..%2f..%2fpointers/live/x')).status).toBe(404);
});

it('compresses no versioned file: it sends the form that was written when the file was published', async () => {
  const code = 'container();'.repeat(200);
  const key = keys.clientFile('mf-alpha', version, 'remoteEntry.js');
  // Such as the server would not make: other bytes, which say something else.
  const kept = brotliCompressSync(code);
  await store.create(keys.packed(key), kept);
  const sent = await new Promise<Buffer>((resolve, reject) => {
    const path = `${origin}/_modules/mf-alpha/${version}/remoteEntry.js`;
    const request = http.get(path, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      resolve(Buffer.concat(await response.toArray()));
    });
    request.on('error', reject);
  });
  expect(sent).toEqual(kept);
});

it('serves a page that a module frames under its clean address, for its own pages only', async () => {
  const answer = await get(`/_modules/mf-alpha/${version}/frame`);
  expect([answer.status, await answer.text()]).toEqual([200, '<title>Frame</title>']);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-security-policy')).toMatch(/frame-src 'self';.*frame-ancestors 'self'$/);
});

it('says with every page which release it is of', async () => {
  const said = async (path: string) => (await get(path)).headers.get('server-timing');
  expect(await said('/')).toMatch(/^release;desc="live\/\d+"$/);
  expect(await said(`/_modules/mf-alpha/${version}/frame`)).toBeNull();
});

it('answers 304 to a browser that has the page', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  expect((await get('/', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

it('puts the back end behind the same origin', async () => {
  expect(await (await get('/api/forms?x=1')).json()).toEqual({ asked: '/api/forms?x=1' });
});
