import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { FolderStore } from './FolderStore';

/** What making a folder fails with once, as it does where a sweep removes the folder above meanwhile. */
let failsWith: string | null = null;

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const mkdir = (...args: Parameters<typeof real.mkdir>) => {
    const code = String(args[0]).includes('alpha') ? failsWith : null;
    if (!code) return real.mkdir(...args);
    failsWith = null;
    return Promise.reject(Object.assign(new Error(`${code}: mkdir`), { code }));
  };
  return { ...real, mkdir };
});

const root = mkdtempSync(path.join(tmpdir(), 'release-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const hour = 3_600_000;

test.each(['ENOENT', 'ENOTDIR'])('a folder that a sweep removes while it is made (%s) is made again', async (code) => {
  const store = new FolderStore(root);
  const key = `modules/mf-alpha/${code}/a.js`;
  failsWith = code;
  expect(await store.create(key, 'a')).toBe(true);
  expect(failsWith).toBeNull();
  const past = new Date(Date.now() - 48 * hour);
  utimesSync(path.join(root, 'files', key), past, past);
  const [listed] = await store.list(key);
  if (!listed) throw new Error(`${key} is not listed`);
  failsWith = code;
  await store.remove(listed);
  expect(failsWith).toBeNull();
  expect(await store.read(key)).toBeNull();
});
