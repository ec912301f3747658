import { mkdir, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLive } from '../live';
import { type RawAnswer, requestRaw, sendRaw } from './testing/rawRequest';
import { listen, type ServedSite, serveSite } from './testing/servedSite';

let site: ServedSite;
let evilPort: number;
const heardBehind: string[] = [];
const heardElsewhere: string[] = [];
const evil = http.createServer((request, response) => {
  heardElsewhere.push(request.url ?? '');
  response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(origin)</script>');
});

beforeAll(async () => {
  evilPort = await listen(evil);
  site = await serveSite((request, response) => {
    heardBehind.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
afterAll(() => {
  site.close();
  evil.close();
});

const policy = /(?:^|; )default-src '(?:self|none)'; /;

/** Every answer says what may run, whatever it is an answer to. */
function expectGuarded({ headers }: RawAnswer): void {
  expect(headers['content-security-policy']).toMatch(policy);
  expect(headers['content-security-policy']).not.toContain('unsafe-');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBeTruthy();
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['strict-transport-security']).toContain('max-age=');
}

const shapes: readonly string[] = [
  '//EVIL/api/x',
  '//EVIL/v1/projects/x',
  'http://EVIL/api/forms',
  'http://EVIL/',
  'EVIL',
  '*',
  '//EVIL/',
  '/\\EVIL/',
  '/%5cEVIL/',
  '/%2Fevil.example/',
  '/%2f%2fevil.example/',
  '/.//evil.example/',
  '/Brand/..//evil.example/',
  '///evil.example/',
  '/%00',
  '/%0d%0alocation:%20//evil.example',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/lock.json',
  '/%e0%80%af',
  '/%ff',
  '/\u00ff',
  `/${'x'.repeat(300)}`,
  `/${'x'.repeat(300)}.html`,
  `/${'a/'.repeat(1000)}`,
  `/${'a'.repeat(6000)}`,
  '/index.html/x',
  '/Brand/intro/x',
  '/robots.txt/x',
  '/%2e%2e%2flock.json',
  '/%2e%2e/hosting.json',
  '/../lock.json',
  '/..%2f..%2f..%2fpointers/live',
  '/%252e%252e/lock.json',
  '/.git/config',
  '/.env',
  '/api/forms/..%2f..%2fhealthz',
  '/api/../v1/projects/x',
  '/api/forms/../../emulator/v1/projects/P:export',
  '/v1/projects/P/databases/(default)/documents/../documents:commit',
  '/v1/projects/P/databases/(default)/documents/%252e%252e/%252e%252e/emulator/v1/projects/P:export',
  '/emulator/v1/projects/P:export',
  '/v1/projects/other/databases/(default)/documents:commit',
];

describe.each(['GET', 'POST'])('%s', (method) => {
  it.each(shapes)('%s is answered by the site, 400 or 404', async (shape) => {
    const before = heardBehind.length;
    const answer = await requestRaw(site.port, shape.replace('EVIL', `127.0.0.1:${evilPort}`), {
      method,
      head: 'host: localhost\r\ncontent-length: 0',
    });
    expect(method === 'POST' ? [400, 404, 405] : [400, 404]).toContain(answer.status);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body).not.toContain('/tmp');
    if (method === 'GET' && answer.headers['content-type'] !== 'application/json; charset=utf-8') {
      // What is not even HTTP gets a page that the server makes itself.
      expect(answer.body).toMatch(/<main>Not Found<\/main>|<h1>요청을 처리할 수 없습니다<\/h1>/);
    }
    expectGuarded(answer);
    expect(heardElsewhere).toEqual([]);
    expect(heardBehind.slice(before)).toEqual([]);
  });
});

describe('folders and files that are no pages', () => {
  it.each([
    '/Brand',
    '/Brand/',
    '/SalesInfo',
    '/SalesInfo/',
    '/sample',
    '/sample/news',
    '/_assets',
    '/_assets/',
    '/_modules',
    '/_modules/',
    '/_modules/mf-alpha',
    '/_modules/mf-alpha/',
    '/_modules/mf-alpha/VERSION',
    '/_modules/mf-alpha/VERSION/',
    '/_modules/mf-alpha/VERSION/manifest.json',
    '/_modules/mf-alpha/VERSION/server/index.cjs',
    '/_modules/mf-alpha/VERSION/%2e%2e%2fserver%2findex.cjs',
    '/_modules/mf-alpha/VERSION/../server/index.cjs',
    '/_modules/mf-alpha/VERSION/remoteEntry.js/',
    '/_modules/mf-alpha/VERSION/remoteEntry.js.1-0.draft',
    '/_modules/../sites/SITE/lock.json',
    '/_modules/__proto__/constructor/x',
    '/_assets/constructor',
    '/_assets/x.constructor',
    '/lock.json',
    '/hosting.json',
    '/pointers/live',
    '/404',
  ])('%s is 404', async (shape) => {
    const live = await readLive(site.store);
    const target = shape.replace('VERSION', site.version).replace('SITE', live?.site ?? '');
    const answer = await requestRaw(site.port, target);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('<main>Not Found</main>');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expectGuarded(answer);
  });

  it('a half-written file has no address', async () => {
    const files = path.join(site.store.root, 'files');
    await mkdir(path.join(files, 'assets'), { recursive: true });
    await writeFile(path.join(files, 'assets/hero.avif.77-1.draft'), 'half');
    await writeFile(path.join(files, `modules/mf-alpha/${site.version}/client/x.js.77-1.draft`), 'half');
    expect((await requestRaw(site.port, '/_assets/hero.avif.77-1.draft')).status).toBe(404);
    expect((await requestRaw(site.port, `/_modules/mf-alpha/${site.version}/x.js.77-1.draft`)).status).toBe(404);
  });
});

describe('redirects stay on the site', () => {
  const ends = [
    '',
    '/',
    '//',
    '/.',
    '/..',
    '.html',
    '.html/',
    '/index.html',
    '?a=//evil.example',
    '%2f',
    '%2f%2fevil.example',
  ];
  const starts = [
    '/brand/intro',
    '/Brand/intro',
    '/promotion/press',
    '/index',
    '/',
    '//evil.example',
    '/sample/news/x',
  ];

  it('whatever stands around a path', async () => {
    const locations: string[] = [];
    for (const start of starts) {
      for (const end of ends) {
        const { status, headers } = await requestRaw(site.port, start + end, { head: 'host: evil.example' });
        expect([200, 301, 400, 404]).toContain(status);
        if (headers.location !== undefined) locations.push(headers.location);
      }
    }
    expect(locations.length).toBeGreaterThan(10);
    for (const location of locations) {
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, 'http://site.example').origin).toBe('http://site.example');
    }
  });
});

it('a script, which no browser shows as a document, says what it is, and nothing about documents', async () => {
  const { headers } = await requestRaw(site.port, `/_modules/mf-alpha/${site.version}/remoteEntry.js`);
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toBeUndefined();
});

describe('every answer that a browser may show carries the security headers', () => {
  const body = (text: string) => `host: localhost\r\ncontent-type: application/json\r\ncontent-length: ${text.length}`;

  it.each<[string, number, () => Promise<RawAnswer>]>([
    ['a page', 200, () => requestRaw(site.port, '/')],
    ['a script that is missing', 404, () => requestRaw(site.port, `/_modules/mf-alpha/${site.version}/none.js`)],
    ['a redirect', 301, () => requestRaw(site.port, '/brand/intro')],
    ['a call', 200, () => requestRaw(site.port, '/api/forms')],
    ['a method that pages do not have', 405, () => requestRaw(site.port, '/', { method: 'DELETE' })],
    ['a post to a page', 405, () => requestRaw(site.port, '/', { method: 'POST', head: body('{}'), body: '{}' })],
    ['a post to the health check', 405, () => requestRaw(site.port, '/healthz', { method: 'POST' })],
    ['TRACE', 405, () => requestRaw(site.port, '/', { method: 'TRACE' })],
    ['a tunnel', 400, () => requestRaw(site.port, 'evil.example:443', { method: 'CONNECT' })],
    ['no host', 400, () => requestRaw(site.port, '/', { head: 'x: y' })],
    ['two hosts', 400, () => requestRaw(site.port, '/', { head: 'host: localhost\r\nhost: evil.example' })],
    ['a host that is none', 400, () => requestRaw(site.port, '/', { head: 'host: evil.example/x@y' })],
    ['an expectation', 417, () => requestRaw(site.port, '/', { head: 'host: localhost\r\nexpect: miracles' })],
    ['no HTTP', 400, () => sendRaw(site.port, 'hello\r\n\r\n')],
    ['HTTP/2', 400, () => sendRaw(site.port, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')],
    [
      'a header with a line break in its name',
      400,
      () => requestRaw(site.port, '/', { head: 'host: localhost\r\nx y: z' }),
    ],
    [
      'two framings',
      400,
      () =>
        requestRaw(site.port, '/api/forms', {
          method: 'POST',
          head: 'host: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked',
          body: '0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
        }),
    ],
    [
      'headers of 20 kB',
      431,
      () => requestRaw(site.port, '/', { head: `host: localhost\r\nx: ${'y'.repeat(20_000)}` }),
    ],
    [
      'a body that is too large',
      413,
      () =>
        requestRaw(site.port, '/api/forms', {
          method: 'POST',
          head: body('x'.repeat(70_000)),
          body: 'x'.repeat(70_000),
        }),
    ],
  ])('%s', async (_, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expectGuarded(answer);
    if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('304', async () => {
    const { headers } = await requestRaw(site.port, '/');
    const again = await requestRaw(site.port, '/', { head: `host: localhost\r\nif-none-match: ${headers.etag}` });
    expect(again.status).toBe(304);
    expectGuarded(again);
  });
});

it('a slow sender is let go', () => {
  expect(site.server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(site.server.requestTimeout).toBeLessThanOrEqual(60_000);
  expect(site.server.keepAliveTimeout).toBeGreaterThan(60_000);
});
