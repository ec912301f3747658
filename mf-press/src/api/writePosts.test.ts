import { siteFacts } from '@riverview/site/siteFacts';
import { beforeEach, expect, test, vi } from 'vitest';

const documents = new Map<string, Record<string, unknown>>();
const commit = vi.fn<(writes: unknown[][]) => Promise<void>>();

vi.mock('./firestore', () => ({ firestore: () => ({}) }));
vi.mock('firebase/firestore/lite', () => ({
  doc: (_: unknown, collection: string, id: string) => `${collection}/${id}`,
  serverTimestamp: () => 'the time of the server',
  Timestamp: class {},
  runTransaction: async (_: unknown, work: (transaction: object) => Promise<void>) => {
    const writes: unknown[][] = [];
    await work({
      get: async (path: string) => ({ exists: () => documents.has(path), data: () => documents.get(path) }),
      set: (path: string, fields: object) => writes.push(['set', path, fields]),
      delete: (path: string) => writes.push(['delete', path]),
    });
    await commit(writes);
  },
  writeBatch: () => {
    const writes: unknown[][] = [];
    const write = (kind: string) => (path: string, fields?: object) => {
      writes.push([kind, path, ...(fields ? [fields] : [])]);
      return batch;
    };
    const batch = { set: write('set'), delete: write('delete'), commit: () => commit(writes) };
    return batch;
  },
  getDoc: async (path: string) => ({
    exists: () => documents.has(path),
    get: (field: string) => documents.get(path)?.[field],
  }),
}));

const { createPost } = await import('./writePosts');
const words = { title: '제목', summary: '요약', content: '본문' };
const denied = Object.assign(new Error('denied'), { code: 'permission-denied' });

beforeEach(() => {
  documents.clear();
  commit.mockReset();
});

test('a post carries the site, its markup, the time of the server and no views, and takes the place of its draft', async () => {
  await createPost(siteFacts, 'id', words);
  const post = { siteId: siteFacts.slug, ...words, markup: 1, date: 'the time of the server', views: 0 };
  expect(commit.mock.calls).toEqual([
    [
      [
        ['set', 'press/id', post],
        ['delete', 'pressDrafts/id'],
      ],
    ],
  ]);
});

test('a post that is there already, word for word, is not posted again', async () => {
  documents.set('press/id', words);
  commit.mockRejectedValue(denied);
  await createPost(siteFacts, 'id', words);
  expect(commit).toHaveBeenCalledOnce();
});

test('another post under that id (a second tab) is not overwritten and not taken for this one', async () => {
  documents.set('press/id', { ...words, title: '다른 글' });
  commit.mockRejectedValueOnce(denied).mockResolvedValueOnce(undefined);
  await createPost(siteFacts, 'id', words);
  expect(commit.mock.calls[1]?.[0]?.[0]?.[1]).toMatch(/^press\/[A-Za-z0-9]{20}$/);
});

const known = { ...words, publishAt: null };

test('a draft of the server becomes a post in its place', async () => {
  documents.set('pressDrafts/id', words);
  await createPost(siteFacts, 'id', { ...words, title: '고친 제목' }, known);
  expect(commit.mock.calls[0]?.[0].map(([kind, path]) => [kind, path])).toEqual([
    ['set', 'press/id'],
    ['delete', 'pressDrafts/id'],
  ]);
});

test('a draft whose time came meanwhile is not published a second time', async () => {
  documents.set('press/id', words);
  commit.mockRejectedValue(denied);
  const again = createPost(siteFacts, 'id', { ...words, title: '고친 제목' }, known);
  await expect(again).rejects.toMatchObject({ code: 'already-published' });
  expect(commit).toHaveBeenCalledOnce();
  await createPost(siteFacts, 'id', words, known);
});

test('a draft that somebody else has edited does not go with the post of an older one', async () => {
  documents.set('pressDrafts/id', { ...words, content: '남의 본문' });
  await expect(createPost(siteFacts, 'id', words, known)).rejects.toMatchObject({ code: 'draft-changed' });
  expect(commit).not.toHaveBeenCalled();
});

test('a refusal is a refusal', async () => {
  commit.mockRejectedValue(denied);
  await expect(createPost(siteFacts, 'id', words)).rejects.toBe(denied);
});
