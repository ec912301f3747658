import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { type ReleasedSite, release } from '../release';
import type { FolderStore } from '../store/FolderStore';
import { keys } from '../store/keys';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
import { documentParts } from './documentParts';
import { lockFile } from './makeLock';

let store: FolderStore;
let site: ReleasedSite;
beforeAll(async () => {
  store = await temporaryStore();
  const replace = {
    shell: await publishShell(store),
    'mf-alpha': await publishRemote(store, remote('mf-alpha', [page({ path: '/' })])),
  };
  site = await release({ store, replace, site: sampleSite, backEnd: null });
});

const sha256 = (bytes: Buffer | string) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

async function published(address: string): Promise<Buffer> {
  const [, space, module = '', version = '', ...file] = address.split('/');
  if (space === '_assets') return Buffer.from(site.assets[module] ?? 'missing');
  return (await store.read(keys.clientFile(module, version, file.join('/')))) ?? Buffer.from('missing');
}

it('every script, preload and stylesheet of a document carries the hash of its bytes', async () => {
  const tags = site.files['index.html']?.match(
    /<(?:script type="module"|link (?:id="release-lock" )?rel="(?:modulepreload|stylesheet)")[^>]*>/g,
  );
  expect(tags).toHaveLength(5);
  for (const tag of tags ?? []) {
    const [, address = ''] = tag.match(/(?:src|href)="([^"]+)"/) ?? [];
    expect(tag).toContain(`integrity="${sha256(await published(address))}"`);
  }
});

it('the import map has the hash of whatever is imported later, stands before the first module, and is all that the policy allows', async () => {
  const html = site.files['index.html'] ?? '';
  const [, text = ''] = html.match(/<script type="importmap">(.*?)<\/script>/) ?? [];
  const { integrity } = JSON.parse(text) as { integrity: Record<string, string> };
  expect(Object.keys(integrity).map((address) => address.split('/').at(-1))).toEqual([
    'main.css',
    'main.js',
    'c.mf-alpha.js',
    'remoteEntry.js',
    lockFile(site.lock).asset,
  ]);
  for (const [address, hash] of Object.entries(integrity)) expect(hash).toBe(sha256(await published(address)));
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('modulepreload'));
  for (const document of Object.entries(site.files).filter(([file]) => file.endsWith('.html')))
    expect(document[1]).toContain(`<script type="importmap">${text}</script>`);
  const policy = site.hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value;
  expect(policy).toContain(`script-src 'self' '${sha256(text)}';`);
});

it('a document reads before anything that scripts need', () => {
  const html = site.files['index.html'] ?? '';
  const content = html.indexOf('<main>words</main>');
  expect(content).toBeGreaterThan(html.indexOf('rel="stylesheet"'));
  for (const later of ['importmap', 'modulepreload', 'release-lock', 'type="module"'])
    expect(html.indexOf(later)).toBeGreaterThan(content);
});

it('documents are cut around what all pages share', () => {
  const parts = documentParts(site.files['index.html'] ?? '');
  expect(parts.join('')).toBe(site.files['index.html']);
  expect(parts).toHaveLength(6);
  expect(parts[4]).toContain(lockFile(site.lock).asset);
  expect(parts[1]).toMatch(/^<body>\n<div id="root"><main>words<\/main><\/div>/);
  expect(parts[2]).toMatch(/^{"integrity":{.*}}$/);
  expect(documentParts('<title>Frame</title>')).toEqual(['<title>Frame</title>']);
});
