import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { append, type Release, readHead } from '../journal';
import { temporaryStore } from '../testing';
import { cachedStore } from './cachedStore';
import type { ReleaseStore } from './ReleaseStore';

let below: ReleaseStore;
let asked: string[];
afterEach(() => void vi.useRealTimers());
beforeEach(async () => {
  const store = await temporaryStore();
  asked = [];
  below = {
    read: (key) => {
      asked.push(key);
      return store.read(key);
    },
    create: (...given) => store.create(...given),
    list: (prefix) => store.list(prefix),
    remove: (file) => store.remove(file),
  };
});

const release = (number: number) => ({ number, site: `site-${number}`, modules: {} }) as unknown as Release;

it('reads what is there once, and what is not there again and again', async () => {
  const store = cachedStore(below);
  expect(await store.read('blobs/a')).toBeNull();
  await below.create('blobs/a', 'x');
  for (let turn = 0; turn < 3; turn++) expect(await store.read('blobs/a')).toHaveLength(1);
  expect(asked).toEqual(['blobs/a', 'blobs/a']);
});

it('asks for the next release once in a while, and has it then', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await append(below, release(1));
  const store = cachedStore(below, { patience: 60 });
  for (let turn = 0; turn < 5; turn++) expect((await readHead(store)).release?.number).toBe(1);
  const few = asked.length;
  await append(below, release(2));
  expect((await readHead(store)).release?.number).toBe(1);
  expect(asked).toHaveLength(few);
  vi.advanceTimersByTime(61);
  expect((await readHead(store)).release?.number).toBe(2);
});

it('keeps no more than it may, the latest of it, and nothing large', async () => {
  const store = cachedStore(below, { mostBytes: 25 });
  for (const key of ['a', 'b', 'c']) await below.create(`blobs/${key}`, '0123456789');
  await below.create('assets/film.mp4', new Uint8Array((1 << 20) + 1));
  for (const key of ['blobs/a', 'blobs/b', 'blobs/c', 'blobs/c', 'blobs/b', 'blobs/a']) await store.read(key);
  expect(asked).toEqual(['blobs/a', 'blobs/b', 'blobs/c', 'blobs/a']);
  asked = [];
  for (let turn = 0; turn < 2; turn++) await store.read('assets/film.mp4');
  expect(asked).toHaveLength(2);
});

it('remembers no failure', async () => {
  let broken = true;
  const store = cachedStore({
    ...below,
    read: (key) => (broken ? Promise.reject(new Error('away')) : below.read(key)),
  });
  await below.create('blobs/a', 'x');
  await expect(store.read('blobs/a')).rejects.toThrow('away');
  broken = false;
  expect(await store.read('blobs/a')).toHaveLength(1);
});
