import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ReleaseOptions, release } from '../release';
import type { FolderStore } from '../store/FolderStore';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
import { CompositionMemory } from './CompositionMemory';

// What the pages of the test read, and which of them were rendered.
const posts = globalThis as unknown as { post: string | undefined; rendered: string[] };
const prerender = "{ data: async ({ path }) => (path === '/Post' ? globalThis.post : 'as ever') }";
const words = '(globalThis.rendered.push(page.path), page.data + \' <a href="/">home</a>\')';

const alpha = (title: string) =>
  remote(
    'mf-alpha',
    ['/', '/One', '/Post'].map((path) => page({ path, title: `${title} ${path}`, prerender: './prerender.ts' })),
  );

let store: FolderStore;
const go = (options: Partial<ReleaseOptions> = {}) =>
  release({ store, replace: {}, site: sampleSite, backEnd: null, ...options });

beforeEach(async () => {
  posts.post = 'first';
  posts.rendered = [];
  store = await temporaryStore();
  const replace = {
    shell: await publishShell(store),
    'mf-alpha': await publishRemote(store, alpha('Title'), { prerender, words }),
  };
  await go({ replace });
});
afterEach(() => {
  posts.post = undefined;
});

it('renders what other data changed, and gives the bytes of a composition that remembers nothing', async () => {
  const memory = new CompositionMemory();
  await go({ memory });
  posts.rendered = [];
  posts.post = 'second';
  const { files, id } = await go({ memory });
  expect(posts.rendered).toEqual(['/Post']);
  expect(files['Post.html']).toContain('second');
  const anew = await go();
  expect(anew).toMatchObject({ id, files });
});

it('renders everything anew where a version is another', async () => {
  const memory = new CompositionMemory();
  await go({ memory });
  posts.rendered = [];
  const replace = { 'mf-alpha': await publishRemote(store, alpha('Other'), { prerender, words }) };
  const { files, id } = await go({ memory, replace });
  expect(posts.rendered).toEqual(['/', '/One', '/Post']);
  expect(files['One.html']).toContain('Other /One');
  expect((await go()).id).toBe(id);
});

it('refuses what leads nowhere, remembered or not', async () => {
  const memory = new CompositionMemory();
  await go({ memory });
  posts.post = '<a href="/Gone">gone</a>';
  await expect(go({ memory })).rejects.toThrow('/Gone');
  await expect(go({ memory })).rejects.toThrow('/Gone');
  posts.post = 'third';
  expect((await go({ memory })).files['Post.html']).toContain('third');
});
