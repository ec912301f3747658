import { createPrivateKey } from 'node:crypto';
import { readOverride } from '@platform/contract/override';
import { overrideParameter } from '@platform/contract/overrideParameter';
import { expect, test } from 'vitest';
import { overrideLink } from './overrideLink';
import { newOverrideKey, signToken } from './signOverride';

const key = newOverrideKey();
const now = Date.UTC(2026, 10, 22);
const override = {
  module: 'mf-news',
  manifest: '/_modules/mf-news/0123456789ab/mf-manifest.json',
  expires: now + 1000,
};
const signed = (given: object = {}, { secret } = key) => signToken({ ...override, ...given }, createPrivateKey(secret));

test('a link carries what its signer said, until it is over', async () => {
  const page = new URL('https://site.example/news?at=1#top');
  const link = overrideLink({
    page,
    module: 'mf-news',
    version: '0123456789ab',
    expires: now + 1000,
    secret: key.secret,
  });
  const token = new URL(link).searchParams.get(overrideParameter) ?? '';
  expect(link).toMatch(/^https:\/\/site\.example\/news\?at=1&override=[\w-]+\.[\w-]{86}#top$/);
  expect(await readOverride(token, key.public, now)).toEqual(override);
  expect(await readOverride(token, key.public, now + 1000)).toBeNull();
});

test.each([
  ['signed by somebody else', () => signed({}, newOverrideKey())],
  [
    'with other content under the signature',
    () => `${signed({ module: 'mf-forms' }).split('.')[0]}.${signed().split('.')[1]}`,
  ],
  ['without a signature', () => signed().split('.')[0] ?? ''],
  ['that is no token', () => 'x'],
  ['that is empty', () => ''],
  [
    'of another origin',
    () => signed({ manifest: 'https://evil.example/_modules/mf-news/0123456789ab/mf-manifest.json' }),
  ],
  ['of another origin, by slashes', () => signed({ manifest: '//evil.example/0123456789ab/mf-manifest.json' })],
  ['of something else of the site', () => signed({ manifest: '/api/forms/mf-manifest.json' })],
  ['of a path that leads out', () => signed({ manifest: '/_modules/mf-news/../../x/mf-manifest.json' })],
  ['that never ends', () => signed({ expires: 'never' })],
])('a token %s is none', async (_, token) => {
  expect(await readOverride(token(), key.public, now)).toBeNull();
});

test('a key that is none takes nothing', async () => {
  expect(await readOverride(signed(), 'x', now)).toBeNull();
});
