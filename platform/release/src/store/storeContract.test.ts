import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkSite } from '../checkSite';
import { startWorker } from '../edge/testing/workerHost';
import { liveChannel, readHead } from '../journal';
import { readLive } from '../live';
import { release } from '../release';
import { rollBack } from '../rollBack';
import { releaseSample } from '../serve/testing/servedSite';
import { page, publishRemote, remote, sampleSite } from '../testing';
import { bytesOf, textOf } from './bytes';
import { cachedStore } from './cachedStore';
import { FolderStore } from './FolderStore';
import { keep, type ReleaseStore } from './ReleaseStore';
import { r2Store } from './r2';
import { s3Store } from './s3';

// Each call of a bucket goes through a process of its own.
vi.setConfig({ testTimeout: 30_000 });

interface Opened {
  readonly store: ReleaseStore;
  /** The finest difference between two times of a file, milliseconds. */
  readonly tick: number;
  readonly close: () => Promise<void> | void;
}

const stores: Readonly<Record<string, () => Promise<Opened>>> = {
  'a folder': async () => ({
    store: new FolderStore(await mkdtemp(path.join(tmpdir(), 'store-'))),
    tick: 20,
    close: () => {},
  }),
  async 'a bucket of R2, by its binding'() {
    const { bucket, close } = await startWorker();
    return { store: r2Store(bucket, { fresh: 0 }), tick: 20, close };
  },
  async 'a bucket behind an S3 API'() {
    const { s3, close } = await startWorker();
    return { store: s3Store({ ...s3, prefix: 'site one/' }, { fresh: 0 }), tick: 1100, close };
  },
};

describe.each(Object.entries(stores))('%s', (_, open) => {
  let opened: Opened;
  let store: ReleaseStore;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  }, 30_000);
  afterAll(() => opened.close());

  let serial = 0;
  let space: string;
  beforeEach(() => {
    space = `t${serial++}`;
  });
  const rest = () => new Promise((resolve) => setTimeout(resolve, opened.tick));

  it('has nothing where nothing was made', async () => {
    expect(await store.read(`${space}/a`)).toBeNull();
    expect(await store.list(`${space}/`)).toEqual([]);
  });

  it('gives back every byte, none at all too, under any name there is', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (__, at) => at);
    await store.create(`${space}/all`, bytes);
    await store.create(`${space}/none`, '');
    await store.create(`${space}/가 나+b%20&c.txt`, '다');
    expect([...((await store.read(`${space}/all`)) ?? [])]).toEqual([...bytes]);
    expect(await store.read(`${space}/none`)).toHaveLength(0);
    expect(textOf((await store.read(`${space}/가 나+b%20&c.txt`)) ?? bytesOf(''))).toBe('다');
    expect((await store.list(`${space}/가`)).map(({ key }) => key)).toEqual([`${space}/가 나+b%20&c.txt`]);
  });

  it('makes a file once, and says so to exactly one of many', async () => {
    const told = await Promise.all(
      Array.from({ length: 10 }, (__, index) => store.create(`${space}/b`, `writer ${index}`)),
    );
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(textOf((await store.read(`${space}/b`)) ?? bytesOf(''))).toBe(`writer ${told.indexOf(true)}`);
  });

  it('keeps a key for good', async () => {
    await keep(store, `${space}/a`, '1');
    await keep(store, `${space}/a`, '1');
    await expect(keep(store, `${space}/a`, '2')).rejects.toThrow('is published with other bytes');
  });

  it('lists what begins with a prefix, sorted, however many there are, with sizes and times', async () => {
    const names = Array.from({ length: 23 }, (__, at) => `${space}/a/${String(at).padStart(2, '0')}`);
    for (const key of [`${space}/b`, ...names.toReversed()]) await store.create(key, key);
    const listed = await store.list(`${space}/a/`);
    expect(listed.map(({ key }) => key)).toEqual(names);
    expect(listed.every(({ bytes, at }) => bytes === names[0]?.length && Math.abs(Date.now() - at) < 60_000)).toBe(
      true,
    );
  });

  it('removes what it listed, but nothing that was asked for since', async () => {
    for (const name of ['1', '2', '3']) await store.create(`${space}/${name}`, name);
    const listed = await store.list(`${space}/`);
    await rest();
    expect(await store.create(`${space}/3`, '3')).toBe(false);
    for (const file of [...listed, ...listed]) await store.remove(file);
    expect((await store.list(`${space}/`)).map(({ key }) => key)).toEqual([`${space}/3`]);
    expect(await store.create(`${space}/1`, 'again')).toBe(true);
    expect(await store.list('removing/')).toEqual([]);
  });

  it('lets nobody rely on a file that is being removed', async () => {
    for (let round = 0; round < 6; round++) {
      const key = `${space}/${round}`;
      await store.create(key, 'x');
      const [file] = await store.list(key);
      if (opened.tick > 100) await new Promise((resolve) => setTimeout(resolve, round * 3));
      else await rest();
      const asking = new Promise((resolve) => setTimeout(resolve, round % 6)).then(() => store.create(key, 'x'));
      await Promise.all([file && store.remove(file), asking]);
      expect(textOf((await store.read(key)) ?? bytesOf('gone'))).toBe('x');
    }
  });

  it('holds a site: two who publish at once, a rollback, every file there', async () => {
    await releaseSample(store);
    const ones = ['mf-beta', 'mf-gamma'].map(async (name) => {
      const path = `/${name.slice(3)}`;
      const version = await publishRemote(store, remote(name, [page({ path })]));
      return release({ store, replace: { [name]: version }, site: sampleSite, backEnd: null });
    });
    await Promise.all(ones);
    const both = await readHead(store, liveChannel);
    expect(Object.keys(both.release?.modules ?? {}).sort()).toEqual(['mf-alpha', 'mf-beta', 'mf-gamma', 'shell']);
    expect(await checkSite(store, both.release?.site ?? '')).toEqual([]);
    expect((await rollBack(store)).restores).toBe(both.next - 2);
    const live = await readLive(cachedStore(store));
    expect([live?.number, await checkSite(store, live?.site ?? '')]).toEqual([both.next, []]);
  });
});
