import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { exportHosting } from '../exportHosting';
import { type ReleaseOptions, release } from '../release';
import { rollBack } from '../rollBack';
import type { FolderStore } from '../store/FolderStore';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
import { followRollbacks } from './followRollbacks';

const news = remote('mf-news', [page({ path: '/' })]);
const folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
const firestore = { rules: path.join(folder, 'rules'), indexes: path.join(folder, 'indexes') };
const storage = { rules: path.join(folder, 'pictures') };
const site = { ...sampleSite, functions: () => null, firestore, storage };

let store: FolderStore;
const go = async (replace: Record<string, string>, more: Partial<ReleaseOptions> = {}) =>
  (await release({ store, site, backEnd: null, keepFacts: true, replace, ...more })).release;
const publishNews = (words: string) => publishRemote(store, news, { words });

async function exportedRules(): Promise<string> {
  const target = path.join(mkdtempSync(path.join(tmpdir(), 'export-')), 'deploy');
  await exportHosting(store, () => null, target);
  return readFileSync(path.join(target, 'firestore.rules'), 'utf8');
}

beforeEach(async () => {
  writeFileSync(firestore.rules, 'first rules');
  writeFileSync(firestore.indexes, '{}');
  writeFileSync(storage.rules, 'rules of pictures');
  store = await temporaryStore();
  await go({ shell: await publishShell(store), 'mf-news': await publishNews("'n1'") });
});

test('a rollback goes past what followed posts, to before the last version that somebody published', async () => {
  await go({ 'mf-news': await publishNews("'n2 ' + Math.random()") });
  const data = { details: { kind: 'data' as const } };
  const posts = await go({}, data);
  const more = await go({}, data);
  expect([posts.base, more.base]).toEqual([1, 1]);
  expect(await rollBack(store)).toMatchObject({ restores: 1 });
});

test('a rollback of what is live is told, and a release is not: posts are of today whatever else goes back', async () => {
  const stopped = new AbortController();
  let told = 0;
  const onRollback = () => {
    told += 1;
  };
  const following = followRollbacks({ store, onRollback, signal: stopped.signal, pause: 10 });
  await go({ 'mf-news': await publishNews("'n2'") });
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(told).toBe(0);
  await rollBack(store);
  await expect.poll(() => told).toBe(1);
  stopped.abort();
  await following;
});

test('rules are of the release: a checkout with others changes nothing, publishing the facts does, a rollback takes them back', async () => {
  writeFileSync(firestore.rules, 'second rules');
  await go({ 'mf-news': await publishNews("'n2'") });
  expect(await exportedRules()).toBe('first rules');
  const made = await go({}, { keepFacts: false });
  expect(Object.keys(made.changed)).toEqual(['site-facts']);
  expect(await exportedRules()).toBe('second rules');
  await rollBack(store);
  expect(await exportedRules()).toBe('first rules');
});

test('rules of pictures go along, and are named to who deploys', async () => {
  const target = path.join(mkdtempSync(path.join(tmpdir(), 'export-')), 'deploy');
  await exportHosting(store, () => null, target);
  expect(readFileSync(path.join(target, 'storage.rules'), 'utf8')).toBe('rules of pictures');
  const config = JSON.parse(readFileSync(path.join(target, 'firebase.json'), 'utf8'));
  expect(config.storage).toEqual({ rules: 'storage.rules' });
});

test('a product without a database exports none', async () => {
  store = await temporaryStore();
  const replace = { shell: await publishShell(store), 'mf-news': await publishNews("'n1'") };
  await release({ store, site: { ...sampleSite, functions: () => null }, backEnd: null, replace });
  const target = path.join(mkdtempSync(path.join(tmpdir(), 'export-')), 'deploy');
  await exportHosting(store, () => null, target);
  expect(existsSync(path.join(target, 'firestore.rules'))).toBe(false);
  const config = JSON.parse(readFileSync(path.join(target, 'firebase.json'), 'utf8'));
  expect(config).not.toHaveProperty('firestore');
  expect(config).not.toHaveProperty('storage');
});
