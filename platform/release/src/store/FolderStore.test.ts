import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textOf } from '../store/bytes';
import { FolderStore } from './FolderStore';
import { keep } from './ReleaseStore';

// The store's own view of the disk, so that a test can say what it does.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, default: real, open: vi.fn(real.open), link: vi.fn(real.link) };
});
const disk = await import('node:fs/promises');

let store: FolderStore;
beforeEach(async () => {
  store = new FolderStore(await mkdtemp(path.join(tmpdir(), 'store-')));
});
afterEach(() => vi.mocked(disk.open).mockReset());
afterEach(async () => {
  const real = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  vi.mocked(disk.open).mockImplementation(real.open);
  vi.mocked(disk.link).mockImplementation(real.link);
});

const drafts = () => readdirSync(path.join(store.root, 'drafts'));

describe('create', () => {
  it('makes a file once, and says so to exactly one of many', async () => {
    const told = await Promise.all(Array.from({ length: 30 }, (_, index) => store.create('a/b', `writer ${index}`)));
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await store.read('a/b').then((bytes) => (bytes ? textOf(bytes) : undefined))).toBe(
      `writer ${told.indexOf(true)}`,
    );
    expect(drafts()).toEqual([]);
  });

  it('lets what it finds count as new', async () => {
    await store.create('a', '1');
    utimesSync(store.pathOf('a'), 1, 1);
    expect((await store.list(''))[0]?.at).toBe(1000);
    await store.create('a', '2');
    expect(Date.now() - ((await store.list(''))[0]?.at ?? 0)).toBeLessThan(60_000);
  });

  it('has bytes and names on the disk before it answers', async () => {
    const synced: string[] = [];
    const real = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
    vi.mocked(disk.open).mockImplementation(async (file, ...rest) => {
      const handle = await real.open(file, ...rest);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        await sync();
        synced.push(path.relative(store.root, String(file)).replace(/^drafts.*/, 'draft') || '.');
      };
      return handle;
    });
    vi.mocked(disk.link).mockImplementation(async (...files) => {
      synced.push('link');
      return real.link(...files);
    });
    await store.create('a/b/c', 'bytes');
    expect(synced.slice(0, 1)).toEqual(['draft']);
    expect(synced.indexOf('link')).toBeGreaterThan(synced.indexOf('files/a'));
    expect(synced.at(-1)).toBe('files/a/b');
  });

  it('says what to do when the disk is full, and leaves nothing behind', async () => {
    await store.create('before', '1');
    const real = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
    vi.mocked(disk.open).mockImplementation(async (file, ...rest) => {
      const handle = await real.open(file, ...rest);
      handle.writeFile = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
      return handle;
    });
    await expect(store.create('after', '2')).rejects.toThrow(
      /No space is left .* What was live stays live\. .*npm run gc/,
    );
    expect((await store.list('')).map(({ key }) => key)).toEqual(['before']);
    expect(drafts()).toEqual([]);
  });
});

it('keeps a key for good: other bytes are refused, the same are not', async () => {
  await keep(store, 'a', '1');
  await keep(store, 'a', '1');
  await expect(keep(store, 'a', '2')).rejects.toThrow('a is published with other bytes');
});

it('never leaves its folder', async () => {
  await expect(store.read('../pointers/live')).rejects.toThrow('leaves the store');
  await expect(store.create('a/../../b', '')).rejects.toThrow('leaves the store');
});

describe('drafts that were left behind', () => {
  const dead = () => spawnSync(process.execPath, ['-e', '']).pid;
  const leave = (folder: string, name: string, hoursAgo: number) => {
    mkdirSync(path.join(store.root, folder), { recursive: true });
    const file = path.join(store.root, folder, name);
    writeFileSync(file, 'half');
    const at = Date.now() / 1000 - hoursAgo * 3600;
    utimesSync(file, at, at);
    return file;
  };

  it('are swept when they are old and their writer is dead', async () => {
    const old = leave('drafts', `${dead()}-a-0.draft`, 2);
    const young = leave('drafts', `${dead()}-a-0.draft`, 0.5);
    const alive = leave('drafts', `${process.ppid}-a-0.draft`, 48);
    await store.create('a', '1');
    expect([old, young, alive].map((file) => existsSync(file))).toEqual([false, true, true]);
  });

  it('are found beside their files, too, where an earlier version wrote them', async () => {
    const file = leave('files/modules/mf-alpha', `remoteEntry.js.${dead()}-7.draft`, 2);
    expect(await store.list('')).toEqual([]);
    expect(await store.sweepDrafts({ dryRun: true })).toBe(1);
    expect(existsSync(file)).toBe(true);
    expect(await store.sweepDrafts()).toBe(1);
    expect(existsSync(file)).toBe(false);
  });
});

it('lists what begins with a prefix, with its size', async () => {
  for (const key of ['b/1', 'a/22', 'a/1']) await store.create(key, key);
  expect((await store.list('a/')).map(({ key, bytes }) => [key, bytes])).toEqual([
    ['a/1', 3],
    ['a/22', 4],
  ]);
});

it('removes what it listed, and the folders that are empty then, but nothing that was asked for since', async () => {
  for (const key of ['a/b/1', 'a/2', 'a/3']) await store.create(key, key);
  const listed = await store.list('a/');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await store.create('a/3', 'a/3');
  for (const file of [...listed, ...listed]) await store.remove(file);
  expect((await store.list('')).map(({ key }) => key)).toEqual(['a/3']);
  expect(readdirSync(path.join(store.root, 'files/a'))).toEqual(['3']);
  await store.create('a/b/1', 'again');
  expect(await store.read('a/b/1').then((bytes) => (bytes ? textOf(bytes) : undefined))).toBe('again');
});
