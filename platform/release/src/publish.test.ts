import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { readPacked } from './packedNames';
import { publish } from './publish';
import { keys } from './store/keys';
import type { ReleaseStore } from './store/ReleaseStore';
import { page, remote, temporaryStore } from './testing';

/** A build with these files for browsers. */
async function dist(client: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dist-'));
  const surface = {
    remote: remote('mf-alpha', [page({ path: '/' })]),
    entry: 'remoteEntry.js',
    exposes: {},
    requires: {},
  };
  const files = {
    'remote.json': JSON.stringify(surface),
    'server/index.cjs': '',
    ...Object.fromEntries(Object.entries(client).map(([name, content]) => [`client/${name}`, content])),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

const built = { 'remoteEntry.js': 'container();' };

it('gives the same version to builds that differ in what tools read alone, and keeps the first of them', async () => {
  const store = await temporaryStore();
  const first = await publish(store, 'mf-alpha', await dist({ ...built, 'mf-manifest.json': '{"exposes":["a","b"]}' }));
  const second = await publish(
    store,
    'mf-alpha',
    await dist({ ...built, 'mf-manifest.json': '{"exposes":["b","a"]}', '@mf-types.zip': 'types' }),
  );
  expect(second).toEqual(first);
  const manifest = await store.read(keys.clientFile('mf-alpha', first.version, 'mf-manifest.json'));
  expect(manifest?.toString()).toBe('{"exposes":["a","b"]}');
});

it('publishes the manifest and the types beside the files whose hashes the lock holds', async () => {
  const store = await temporaryStore();
  const tools = { 'mf-manifest.json': '{}', '@mf-types.zip': 'types', '@mf-types.d.ts': 'index' };
  const { version, ...published } = await publish(store, 'mf-alpha', await dist({ ...built, ...tools }));
  expect(Object.keys(published.files)).toEqual(['remoteEntry.js']);
  expect([...(published.tools ?? [])].sort()).toEqual(Object.keys(tools).sort());
  for (const name of Object.keys(tools)) {
    expect(await store.read(keys.clientFile('mf-alpha', version, name)), name).not.toBeNull();
  }
});

it('keeps what the build says of the machine it ran on to itself', async () => {
  const store = await temporaryStore();
  const { version } = await publish(store, 'mf-alpha', await dist({ ...built, 'mf-stats.json': '{}' }));
  expect(await store.read(keys.clientFile('mf-alpha', version, 'mf-stats.json'))).toBeNull();
});

it('gives another version to another container', async () => {
  const store = await temporaryStore();
  const one = await publish(store, 'mf-alpha', await dist(built));
  const other = await publish(store, 'mf-alpha', await dist({ 'remoteEntry.js': 'other();' }));
  expect(other.version).not.toBe(one.version);
});

it('keeps the smallest brotli form of what is served beside it', async () => {
  const store = await temporaryStore();
  const code = 'container();'.repeat(500);
  const { version } = await publish(
    store,
    'mf-alpha',
    await dist({ 'remoteEntry.js': code, 'mf-manifest.json': code }),
  );
  const key = keys.clientFile('mf-alpha', version, 'remoteEntry.js');
  const packed = await readPacked(store, key);
  expect(packed && brotliDecompressSync(packed).toString()).toBe(code);
  expect(packed).toEqual(brotliCompressSync(code));
  const there = (await store.list('modules/')).map((file) => file.key);
  expect(there.filter((one) => one.endsWith('.br'))).toEqual([keys.packed(key)]);
});

it('takes over what the version before has packed of the same bytes, and packs anew what is not what it should be', async () => {
  const store = await temporaryStore();
  const [same, changed] = ['container();'.repeat(500), 'changes();'.repeat(500)];
  const { version: former } = await publish(store, 'mf-alpha', await dist({ 'c.1.js': same, 'c.2.js': same }));
  const packedOf = (version: string, name: string) => keys.packed(keys.clientFile('mf-alpha', version, name));
  // Other bytes than this build of Node makes, which say the same; and such as say something else.
  const quick = brotliCompressSync(same, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  const left = new Map([
    [packedOf(former, 'c.1.js'), quick],
    [packedOf(former, 'c.2.js'), brotliCompressSync(changed)],
  ]);
  const known: ReleaseStore = {
    read: async (key) => left.get(key) ?? store.read(key),
    create: (key, bytes) => store.create(key, bytes),
    list: (prefix) => store.list(prefix),
    remove: (file) => store.remove(file),
  };
  const client = { 'c.1.js': same, 'c.2.js': same, 'remoteEntry.js': changed };
  const { version } = await publish(known, 'mf-alpha', await dist(client), null, former);
  expect(await store.read(packedOf(version, 'c.1.js'))).toEqual(quick);
  expect(await store.read(packedOf(version, 'c.2.js'))).toEqual(brotliCompressSync(same));
  expect(await store.read(packedOf(version, 'remoteEntry.js'))).toEqual(brotliCompressSync(changed));
});
