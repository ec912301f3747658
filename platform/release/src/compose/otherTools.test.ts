import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteSurface } from '@platform/contract';
import { beforeAll, expect, test } from 'vitest';
import { publish } from '../publish';
import { release } from '../release';
import type { FolderStore } from '../store/FolderStore';
import { page, publishShell, remote, sampleSite, temporaryStore } from '../testing';

let store: FolderStore;
let shell: string;
beforeAll(async () => {
  store = await temporaryStore();
  shell = await publishShell(store);
});

/** Publishes a page that other tools built. */
async function publishGuest(surface: Partial<RemoteSurface>, files: Readonly<Record<string, string>>): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), 'guest-'));
  const whole: RemoteSurface = {
    remote: remote('guest', [page({ path: '/' })]),
    entry: 'remoteEntry.js',
    manifest: 'mf-manifest.json',
    exposes: { './Page': { js: ['page.js'], css: [], laterJs: [], laterCss: [] } },
    props: { './Page': {} },
    uses: {},
    requires: {},
    ...surface,
  };
  const all = {
    'remote.json': JSON.stringify(whole),
    'client/mf-manifest.json': '{}',
    'client/remoteEntry.js': 'entry()',
    'client/page.js': 'page()',
    'client/runtime.mjs': 'whatNoManifestNames()',
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), content);
  }
  return (await publish(store, 'guest', dist)).version;
}

const server = {
  'server/index.cjs': `exports.exposes = { './Page': async () => ({ words: () => 'of other tools' }) }; exports.prerenders = {}; exports.sources = null;`,
};
const go = (guest: string) => release({ store, site: sampleSite, backEnd: null, replace: { shell, guest } });

test('a page that other tools built is prerendered by the bundle it brings, and browsers hold all its scripts against their hashes', async () => {
  const site = await go(await publishGuest({ prerendered: true }, server));
  const html = site.files['index.html'] ?? '';
  expect(html).toContain('<main>of other tools</main>');
  expect(site.lock.remotes.guest).toMatchObject({
    prerendered: true,
    manifest: expect.stringMatching(/mf-manifest\.json$/),
  });
  const { integrity } = JSON.parse(html.match(/<script type="importmap">(.*?)<\/script>/)?.[1] ?? '{}');
  const { base } = site.lock.remotes.guest ?? {};
  for (const file of ['remoteEntry.js', 'page.js', 'runtime.mjs']) expect(integrity).toHaveProperty([`${base}${file}`]);
});

test('one that says so and brings no bundle is not published', async () => {
  await expect(publishGuest({ prerendered: true }, {})).rejects.toThrow('server/index.cjs');
});

test('the page of one that brings none can not be composed, and the message says whose it is', async () => {
  await expect(publishGuest({}, {}).then(go)).rejects.toThrow(
    /^guest, page \/, can not be composed: There is no piece guest\/Page/,
  );
});
