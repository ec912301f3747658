import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import type { FolderStore } from '../store/FolderStore';
import { sampleSite } from '../testing';
import { requestRaw } from './testing/rawRequest';
import { type ServedSite, serveSite } from './testing/servedSite';

let site: ServedSite;
afterEach(() => site.close());

const failure = (code: string) =>
  Object.assign(new Error(`${code}: open '/srv/sample/.release/files/x'`), { code, path: '/srv/sample' });

/** Stands between the server and its store; `around` decides what becomes of a call. */
function between(around: (call: () => Promise<unknown>) => Promise<unknown>) {
  return (store: FolderStore): FolderStore =>
    new Proxy(store, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => around(() => member.apply(target, given) as Promise<unknown>);
      },
    });
}

/** A store whose calls fail while `broken` says how. */
const faulty = (broken: () => string | null) =>
  between((call) => {
    const code = broken();
    return code === null ? call() : Promise.reject(failure(code));
  });

async function expectUnavailable(target: string): Promise<string> {
  const { status, headers, body } = await requestRaw(site.port, target);
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('잠시 후 다시 열어 주세요');
  expect(body).not.toMatch(/\/srv|\.release|EMFILE|EIO|EACCES|sites\/|at .*\.ts/);
  return body;
}

describe.each(['EMFILE', 'EIO', 'EACCES', 'EISDIR'])('%s', (code) => {
  it('is answered with 503 and a page, reported, and over as soon as the store can be read', async () => {
    let broken = false;
    site = await serveSite(
      null,
      faulty(() => (broken ? code : null)),
    );
    for (const target of [
      '/',
      '/Brand/intro',
      '/nowhere',
      `/_modules/mf-alpha/${site.version}/remoteEntry.js`,
      '/_assets/a.svg',
    ]) {
      broken = true;
      await expectUnavailable(target);
      broken = false;
      expect([200, 404]).toContain((await requestRaw(site.port, target)).status);
    }
    expect(site.reported.map(String).join()).toContain(code);
  });
});

it.each([
  ['a page', 3, () => '/'],
  ['a file', 4, () => `/_modules/mf-alpha/${site.version}/remoteEntry.js`],
])('one failed read for %s, whichever of them it is, is not remembered', async (_, least, target) => {
  let failed = 0;
  for (; ; failed++) {
    let reads = 0;
    site = await serveSite(
      null,
      faulty(() => (reads++ === failed ? 'EMFILE' : null)),
    );
    if ((await requestRaw(site.port, target())).status === 200) break;
    expect((await requestRaw(site.port, target())).status).toBe(200);
    site.close();
  }
  expect(failed).toBeGreaterThanOrEqual(least);
});

it('a store that is moved away is 503, not 404, names the phone, and serves again when it is back', async () => {
  site = await serveSite(null);
  expect((await requestRaw(site.port, '/')).status).toBe(200);
  const away = `${tmpdir()}/away-${process.pid}-${Date.now()}`;
  await rename(site.store.root, away);
  expect(await expectUnavailable('/Brand/intro')).toContain(`tel:${sampleSite.facts.phone.replace(/\D/g, '')}`);
  await expectUnavailable('/');
  await expectUnavailable('/nowhere');
  await rename(away, site.store.root);
  expect((await requestRaw(site.port, '/Brand/intro')).status).toBe(200);
});

it.each([
  ['a page that the site lists', '<title>Title of /Brand/intro</title>', () => '/Brand/intro'],
  ['a file that a manifest lists', 'container();', () => `/_modules/mf-alpha/${site.version}/remoteEntry.js`],
])('%s but the store has lost is 503, not 404', async (_, content, target) => {
  let lost = false;
  site = await serveSite(
    null,
    between(async (call) => {
      const found = await call();
      return lost && Buffer.isBuffer(found) && found.includes(content) ? null : found;
    }),
  );
  expect((await requestRaw(site.port, target())).status).toBe(200);
  lost = true;
  await expectUnavailable(target());
  expect((await requestRaw(site.port, '/SalesInfo/StampTax')).status).toBe(200);
});

it('a form gets through while the pages can not be read', async () => {
  let broken = false;
  site = await serveSite(
    (request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
    },
    faulty(() => (broken ? 'EIO' : null)),
  );
  await requestRaw(site.port, '/');
  broken = true;
  const answer = await fetch(`${site.origin}/api/forms`, { method: 'POST', body: '{}' });
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
});
