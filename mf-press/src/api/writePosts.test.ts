import { siteFacts } from '@riverview/site/siteFacts';
import { beforeEach, expect, test, vi } from 'vitest';

const documents = new Map<string, Record<string, unknown>>();
const setDoc = vi.fn();
const updateDoc = vi.fn();

vi.mock('./firestore', () => ({ firestore: () => ({}) }));
vi.mock('firebase/firestore/lite', () => ({
  doc: (_: unknown, collection: string, id: string) => `${collection}/${id}`,
  serverTimestamp: () => 'the time of the server',
  setDoc: (path: string, fields: Record<string, unknown>) => setDoc(path, fields),
  updateDoc: (path: string, fields: Record<string, unknown>) => updateDoc(path, fields),
  getDoc: async (path: string) => ({
    exists: () => documents.has(path),
    get: (field: string) => documents.get(path)?.[field],
  }),
}));

const { createPost, updatePost } = await import('./writePosts');
const words = { title: '제목', summary: '요약', content: '본문' };
const denied = Object.assign(new Error('denied'), { code: 'permission-denied' });

beforeEach(() => {
  documents.clear();
  setDoc.mockReset();
});

test('a post carries the site, the time of the server and no views', async () => {
  await createPost(siteFacts, 'id', words);
  expect(setDoc.mock.calls).toEqual([
    ['press/id', { siteId: siteFacts.slug, ...words, markup: 1, date: 'the time of the server', views: 0 }],
  ]);
});

test('an edit carries the time of the server beside its words', async () => {
  await updatePost(siteFacts, 'id', words);
  expect(updateDoc.mock.calls).toEqual([['press/id', { ...words, markup: 1, modified: 'the time of the server' }]]);
});

test('a post that is there already, word for word, is not posted again', async () => {
  documents.set('press/id', words);
  setDoc.mockRejectedValue(denied);
  await createPost(siteFacts, 'id', words);
  expect(setDoc).toHaveBeenCalledOnce();
});

test('another post under that id (a second tab) is not overwritten and not taken for this one', async () => {
  documents.set('press/id', { ...words, title: '다른 글' });
  setDoc.mockRejectedValueOnce(denied).mockResolvedValueOnce(undefined);
  await createPost(siteFacts, 'id', words);
  expect(setDoc.mock.calls[1]?.[0]).toMatch(/^press\/[A-Za-z0-9]{20}$/);
});

test('a refusal is a refusal', async () => {
  setDoc.mockRejectedValue(denied);
  await expect(createPost(siteFacts, 'id', words)).rejects.toBe(denied);
});
