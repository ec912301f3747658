import { createPrivateKey } from 'node:crypto';
import http, { type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { append, canaryChannel, readHead } from '../journal';
import { readLive } from '../live';
import { newOverrideKey, signToken } from '../override/signOverride';
import { release } from '../release';
import { createSiteServer } from '../serve/siteServer';
import { getPath } from '../serve/testing/getPath';
import { listen, releaseSample } from '../serve/testing/servedSite';
import { readSiteIndex } from '../site';
import { keys } from '../store/keys';
import type { ReleaseStore } from '../store/ReleaseStore';
import { page, publishRemote, remote, sampleSite, temporaryStore } from '../testing';
import { startWorker } from './testing/workerHost';

interface Host {
  readonly port: number;
  readonly store: ReleaseStore;
  /** Takes a file away under the store's feet. */
  readonly lose: (key: string) => Promise<void>;
  readonly close: () => Promise<void> | void;
}

const hosts: Readonly<Record<string, (backEnd: string) => Promise<Host>>> = {
  async 'Node over a folder'(backEnd) {
    const store = await temporaryStore();
    const server = createSiteServer({ store, backEnd, report: () => {} });
    const lose = async (key: string) => {
      for (const file of await store.list(key)) await store.remove(file);
    };
    return { port: await listen(server), store, lose, close: () => void server.close() };
  },
  async 'workerd over R2'(backEnd) {
    const { port, store, bucket, close } = await startWorker({ BACK_END_URL: backEnd });
    return { port, store, lose: (key) => bucket.delete(key), close };
  },
};

const key = newOverrideKey();
const product = { ...sampleSite, facts: { ...sampleSite.facts, overrideKey: key.public } };
const browser = { accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 Chrome/140' };

describe.each(Object.entries(hosts))('%s', (_, start) => {
  let behind: Server;
  let host: Host;
  let version: string;
  let origin: string;
  const heard: string[] = [];

  beforeAll(async () => {
    behind = http.createServer((request, response) => {
      heard.push(`${request.method} ${request.url} ${request.headers.cookie ?? ''}`);
      const headers = { 'content-type': 'application/json', 'set-cookie': 'a=b' };
      if (request.url === '/healthz') return response.writeHead(200, headers).end('{"status":"ok"}');
      request.pipe(response.writeHead(200, headers));
    });
    host = await start(`http://127.0.0.1:${await listen(behind)}`);
    version = await releaseSample(host.store, product);
    origin = `http://127.0.0.1:${host.port}`;
  }, 60_000);
  afterAll(async () => {
    await host.close();
    behind.closeAllConnections();
    behind.close();
  });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(origin + path, { method, headers, redirect: 'manual' });
  const file = (name: string) => `/_modules/mf-alpha/${version}/${name}`;

  it('serves a page that is asked for again and again', async () => {
    const answer = await get('/SalesInfo/StampTax');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('server-timing')).toBe('release;desc="live/1"');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).toContain('<title>Title of /SalesInfo/StampTax</title>');
    const etag = answer.headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      expect((await get('/SalesInfo/StampTax', { 'if-none-match': tag })).status).toBe(304);
    }
    expect((await get('/SalesInfo/StampTax', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('says to HEAD what it would send', async () => {
    const [head, whole] = [
      await get('/', { 'accept-encoding': 'identity' }, 'HEAD'),
      await get('/', { 'accept-encoding': 'identity' }),
    ];
    const { byteLength } = await whole.arrayBuffer();
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String(byteLength));
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
  });

  it.each([
    ['/salesinfo/stampTax', '/SalesInfo/StampTax'],
    ['/SalesInfo/StampTax/', '/SalesInfo/StampTax'],
    ['/SalesInfo/StampTax.html', '/SalesInfo/StampTax'],
    ['/promotion/press?a=1', '/sample/press?a=1'],
  ])('leads %s to %s for good', async (from, to) => {
    const answer = await get(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  it('has the page that stands in, and the page that there is none', async () => {
    expect((await get('/sample/news/late')).status).toBe(200);
    const answer = await get('/nowhere');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache']);
    expect(await answer.text()).toContain('Not Found');
  });

  it('serves versioned files for good, to pages of other sites too, whole and in parts', async () => {
    const answer = await get(file('remoteEntry.js'));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe('container();');
    expect((await get(file('none.js'))).status).toBe(404);
    await host.store.create(keys.asset('film.mp4'), '0123456789');
    const part = await get('/_assets/film.mp4', { range: 'bytes=2-4' });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(await (await get('/_assets/film.mp4', { range: 'bytes=-3' })).text()).toBe('789');
    expect((await get('/_assets/film.mp4', { range: 'bytes=20-' })).status).toBe(200);
  });

  it.each([
    '/%2e%2e%2flock.json',
    '/..%2f..%2fchannels/live/00000001.json',
    '/%5cevil.example/',
    '/%2f%2fevil.example/',
    '/%0d%0alocation:%20//evil.example',
    '/%c0%ae%c0%ae/lock.json',
    '/%252e%252e/lock.json',
    `/${'x'.repeat(300)}`,
    '/_modules/mf-alpha/VERSION/manifest.json',
    '/_modules/mf-alpha/VERSION/server/index.cjs',
    '/_assets/constructor',
    '/channels/live/00000001.json',
    '/api/other',
    '/v1/projects/P:export',
  ])('%s is no address', async (shape) => {
    const before = heard.length;
    const { status, headers, body } = await getPath(host.port, shape.replace('VERSION', version));
    expect([400, 404]).toContain(status);
    expect(headers['content-security-policy']).toMatch(/default-src '(?:self|none)'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers.location).toBeUndefined();
    expect(body).not.toMatch(/"site":|exports\./);
    expect(heard.slice(before)).toEqual([]);
  });

  it('has no method for pages but reading', async () => {
    const answer = await get('/', {}, 'DELETE');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('hands on calls, what is listed of them, and the answers they can have', async () => {
    const answer = await fetch(`${origin}/api/forms?x=1`, {
      method: 'POST',
      body: '{"name":"가"}',
      headers: { 'content-type': 'application/json', cookie: 'c=d' },
    });
    expect([answer.status, await answer.json()]).toEqual([200, { name: '가' }]);
    expect(heard.at(-1)).toBe('POST /api/forms?x=1 ');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await fetch(`${origin}/api/forms`, { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413);
    expect(await (await get('/healthz')).json()).toMatchObject({ status: 'ok', backEnd: { reachable: true } });
  });

  const served = async (headers: Record<string, string>, path = '/') => {
    const answer = await get(path, { ...browser, ...headers });
    return { answer, by: answer.headers.get('server-timing')?.match(/"(.*)"/)?.[1] };
  };
  /** A channel beside the live one, with a page that live does not have. */
  async function releaseBeside(channel: string, details: object) {
    const replace = { 'mf-new': await publishRemote(host.store, remote('mf-new', [page({ path: '/New' })])) };
    const given = { store: host.store, site: product, backEnd: null, keepFacts: true, channel };
    await release({ ...given, replace, details });
  }

  it('gives an open canary to its share of the visitors, and nobody a cookie while none is open', async () => {
    expect((await served({})).answer.headers.get('set-cookie')).toBeNull();
    await releaseBeside(canaryChannel, { kind: 'canary', share: 0.4 });
    await expect.poll(async () => (await served({ cookie: 'slice=39' })).by, { timeout: 5_000 }).toBe('canary/1');
    expect((await served({ cookie: 'slice=40' })).by).toBe('live/1');
    expect((await served({ cookie: 'slice=39' }, '/New')).answer.status).toBe(200);
    expect((await served({ cookie: 'slice=40' }, '/New')).answer.status).toBe(404);
    const { answer } = await served({});
    expect(answer.headers.get('set-cookie')).toMatch(
      /^slice=\d{1,2}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('vary')).toBe('accept-encoding, cookie');
    const kept = await served({ cookie: 'slice=3' });
    expect(kept.answer.headers.get('set-cookie')).toBeNull();
    const engine = await served({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect([engine.by, engine.answer.headers.get('set-cookie')]).toEqual(['live/1', null]);
    const etag = kept.answer.headers.get('etag') ?? '';
    expect((await served({ cookie: 'slice=3', 'if-none-match': etag })).answer.status).toBe(304);
    expect((await served({ cookie: 'slice=90', 'if-none-match': etag })).answer.status).toBe(200);
    // Files of both are there for both.
    const script = `/_modules/mf-new/${(await readHead(host.store, canaryChannel)).release?.modules['mf-new']}/remoteEntry.js`;
    expect((await get(script)).status).toBe(200);

    const { release: head, next } = await readHead(host.store, canaryChannel);
    if (!head) throw new Error('There is no canary.');
    await append(host.store, { ...head, number: next, kind: 'rollback' }, canaryChannel);
    await expect.poll(async () => (await served({ cookie: 'slice=3' })).by, { timeout: 5_000 }).toBe('live/1');
    expect((await served({})).answer.headers.get('cache-control')).toBe('no-cache');
  }, 30_000);

  it('shows a preview to the one who opened its link, whole, until it is over, and to nobody else', async () => {
    const channel = 'preview-1a2b3c4d';
    await host.store.create(keys.asset('overlay.0.js'), 'overlay();');
    await releaseBeside(channel, { overlay: 'overlay.0.js' });
    const sign = (expires: number, secret = key.secret) =>
      signToken({ channel, expires } as { expires: number }, createPrivateKey(secret));
    const token = sign(Date.now() + 3_600_000);
    const link = await get(`/New?a=1&preview=${token}`, browser);
    expect([link.status, link.headers.get('location')]).toEqual([303, '/New?a=1']);
    const [set = ''] = link.headers.getSetCookie();
    expect(set).toMatch(/^preview=[\w-]+\.[\w-]{86}; Path=\/; Max-Age=(3600|3599); SameSite=Lax; HttpOnly$/);
    const { answer, by } = await served({ cookie: set.split(';')[0] ?? '' }, '/New');
    expect([answer.status, by]).toEqual([200, `${channel}/1`]);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(await answer.text()).toMatch(/<script type="module" src="\/_assets\/overlay\.0\.js"><\/script>\n<\/body>/);
    const away = await get('/New?preview=', { ...browser, cookie: `preview=${token}` });
    expect(away.headers.get('set-cookie')).toMatch(/^preview=; Path=\/; Max-Age=0;/);

    const ordinary = await (await served({})).answer.text();
    const wrong = [
      token.replace(/^./, (letter) => (letter === 'e' ? 'f' : 'e')),
      token.replace(/.$/, (letter) => (letter === 'A' ? 'Q' : 'A')),
      // The last letter has two bits to spare.
      token.replace(/.$/, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1)),
      sign(Date.now() - 1),
      sign(Date.now() + 3_600_000, newOverrideKey().secret),
      signToken({ channel: 'staging', expires: Date.now() + 9e6 } as { expires: number }, createPrivateKey(key.secret)),
    ];
    for (const one of wrong) {
      const opened = await served({}, `/?preview=${one}`);
      expect([opened.by, opened.answer.headers.get('set-cookie')]).toEqual(['live/1', null]);
      expect(await (await served({ cookie: `preview=${one}` })).answer.text()).toBe(ordinary);
    }
  }, 30_000);

  it('says in Korean that a page can not be opened now, and serves all others', async () => {
    const live = await readLive(host.store);
    const index = await readSiteIndex(host.store, live?.site ?? '');
    const pieces = (name: string) => index?.files[name]?.map((at) => index.blobs[at] ?? '') ?? [];
    const others = new Set(['index.html', '404.html'].flatMap(pieces));
    for (const hash of pieces('Brand/intro.html')) if (!others.has(hash)) await host.lose(keys.blob(hash));
    const answer = await get('/Brand/intro');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.text()).toContain('<h1>잠시 후 다시 열어 주세요</h1>');
    expect((await get('/')).status).toBe(200);
  });
});
