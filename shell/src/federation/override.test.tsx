// @vitest-environment happy-dom
import { generateKeyPairSync, sign } from 'node:crypto';
import type { BrowserLock } from '@platform/contract';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockFixture } from '../layout/site.fixture';
import { overriddenLock } from './override';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const manifest = '/_modules/mf-marketing/0123456789ab/mf-manifest.json';

const lock: BrowserLock = {
  ...lockFixture,
  facts: { ...lockFixture.facts, overrideKey: publicKey.export({ format: 'jwk' }).x ?? '' },
  remotes: {
    'mf-marketing': {
      version: 'a',
      base: '/_modules/mf-marketing/a/',
      entry: 'remoteEntry.js',
      exposes: { './HomePage': { js: ['c.1.js'], css: ['c.1.css'] } },
    },
  },
};

function open(given: object = {}): void {
  const said = { module: 'mf-marketing', manifest, expires: Date.now() + 60_000, ...given };
  const content = Buffer.from(JSON.stringify(said)).toString('base64url');
  const signature = sign(null, Buffer.from(content), privateKey).toString('base64url');
  history.replaceState(null, '', `/Brand/intro?override=${content}.${signature}`);
}

const store = vi.fn(async () => new Response('{}'));
beforeEach(() => {
  vi.stubGlobal('fetch', store);
  document.head.innerHTML = '<title>제목</title><meta name="viewport" content="x"><meta name="robots" content="index">';
});
afterEach(() => {
  vi.unstubAllGlobals();
  store.mockReset();
  store.mockImplementation(async () => new Response('{}'));
  document.body.replaceChildren();
});

test('a signed link exchanges one module, says so, and keeps search engines away', async () => {
  open();
  const changed = await act(() => overriddenLock(lock));
  expect(changed?.remotes['mf-marketing']).toMatchObject({ manifest, base: '/_modules/mf-marketing/0123456789ab/' });
  expect(changed?.routes.map(({ noindex }) => noindex)).not.toContain(false);
  expect(document.head.innerHTML).toBe('<meta name="viewport" content="x">');
  const notice = document.querySelector('[role="status"]');
  expect(notice?.textContent).toContain('mf-marketing');
  expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/Brand/intro');
});

test.each<[string, () => BrowserLock]>([
  [
    'is over',
    () => {
      open({ expires: Date.now() - 1 });
      return lock;
    },
  ],
  [
    'names a module that the site has not',
    () => {
      open({ module: 'mf-other' });
      return lock;
    },
  ],
  [
    'leads to what is gone',
    () => {
      open();
      store.mockImplementation(async () => new Response('', { status: 404 }));
      return lock;
    },
  ],
  [
    'comes to a site that takes none',
    () => {
      open();
      return { ...lock, facts: { ...lock.facts, overrideKey: null } };
    },
  ],
])('a link that %s leaves the page as it is', async (_, given) => {
  expect(await overriddenLock(given())).toBeNull();
  expect(document.title).toBe('제목');
  expect(document.body.childElementCount).toBe(0);
});
