import { siteFacts } from '@riverview/site/siteFacts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Post } from './post';

class Timestamp {
  readonly seconds: number;
  readonly nanoseconds: number;
  constructor(seconds: number, nanoseconds: number) {
    this.seconds = seconds;
    this.nanoseconds = nanoseconds;
  }
}
const documents = new Map<string, Record<string, unknown>>();
let versions: string[] = [];
const commits: unknown[][][] = [];
/** What happens while a commit is on its way. */
let refuse: (() => Error) | null = null;
let arrives = () => {};

vi.mock('./firestore', () => ({ firestore: () => ({}) }));
vi.mock('firebase/firestore/lite', () => ({
  Timestamp,
  doc: (_: unknown, collection: string, id: string) => `${collection}/${id}`,
  serverTimestamp: () => 'now',
  collection: () => null,
  documentId: () => null,
  limit: (most: number) => most,
  orderBy: () => null,
  where: () => null,
  query: (...parts: unknown[]) => parts.at(-1),
  getDocs: async (most: number) => ({ docs: versions.slice(0, most).map((ref) => ({ ref })) }),
  getDoc: async (path: string) => ({
    id: path.slice(path.indexOf('/') + 1),
    exists: () => documents.has(path),
    data: () => documents.get(path),
  }),
  writeBatch: () => {
    const writes: unknown[][] = [];
    const write = (kind: string) => (path: string, fields?: object) => {
      writes.push([kind, path, ...(fields ? [fields] : [])]);
      return batch;
    };
    const batch = {
      set: write('set'),
      update: write('update'),
      delete: write('delete'),
      commit: async () => {
        const error = refuse?.();
        if (error) throw error;
        commits.push(writes);
        versions = versions.filter((path) => !writes.some(([kind, of]) => kind === 'delete' && of === path));
        arrives();
      },
    };
    return batch;
  },
}));

const { deletePost, PostChanged, updatePost } = await import('./editPosts');
const words = { title: '제목', summary: '요약', content: '줄\r\n줄' };
const date = new Timestamp(1000, 5000);
const read: Post = { id: 'a', ...words, content: '줄\n줄', date: { seconds: 1000, nanoseconds: 5000 }, views: 3 };
const next = { title: '새 제목', summary: '요약', content: '줄', isMarked: true } as const;

beforeEach(() => {
  documents.clear();
  commits.length = 0;
  versions = [];
  refuse = null;
  arrives = () => {};
  documents.set('press/a', { siteId: 'site', ...words, date, views: 9 });
});

test('an edit keeps what the post said, letter for letter, and says when, in one commit', async () => {
  await updatePost(siteFacts, read, next);
  expect(commits).toEqual([
    [
      [
        'set',
        expect.stringMatching(/^pressVersions\/\w{20}$/),
        { postId: 'a', siteId: 'site', ...words, since: date, saved: 'now' },
      ],
      ['update', 'press/a', { title: '새 제목', summary: '요약', content: '줄', markup: 1, modified: 'now' }],
    ],
  ]);
});

test('a second edit keeps since when the first said so, and how it was read', async () => {
  const modified = new Timestamp(2000, 0);
  documents.set('press/a', { siteId: 'site', ...words, markup: 1, date, modified, views: 9 });
  await updatePost(siteFacts, { ...read, isMarked: true }, { ...next, title: '셋째 제목' });
  expect(commits[0]?.[0]?.[2]).toMatchObject({ since: modified, markup: 1 });
});

test('what a post said before there was markup is brought back as it was read', async () => {
  const { isMarked: _, ...plain } = next;
  await updatePost(siteFacts, read, plain);
  expect(commits[0]?.[1]?.[2]).toMatchObject({ title: '새 제목', markup: 0 });
});

test('an edit that arrived already (an answer that never came) is not made again', async () => {
  documents.set('press/a', { siteId: 'site', ...next, markup: 1, date, views: 9 });
  await updatePost(siteFacts, read, next);
  expect(commits).toEqual([]);
});

test('an edit of what somebody else has edited changes nothing, and tells what is there', async () => {
  documents.set('press/a', { siteId: 'site', ...words, title: '남의 제목', date, views: 9 });
  const error = await updatePost(siteFacts, read, next).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PostChanged);
  expect(error).toMatchObject({ code: 'post-changed', post: { title: '남의 제목' } });
  expect(commits).toEqual([]);
});

const denied = Object.assign(new Error('denied'), { code: 'permission-denied' });

test('an edit that loses the race against somebody else’s is told what is there, not that it may not', async () => {
  refuse = () => {
    documents.set('press/a', { siteId: 'site', ...words, title: '남의 제목', date, views: 9 });
    return denied;
  };
  const error = await updatePost(siteFacts, read, next).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'post-changed', post: { title: '남의 제목' } });
  refuse = () => {
    documents.clear();
    return denied;
  };
  const later = { ...read, title: '남의 제목' };
  await expect(updatePost(siteFacts, later, next)).rejects.toMatchObject({ code: 'not-found' });
});

test('whoever may not edit is told so', async () => {
  refuse = () => denied;
  await expect(updatePost(siteFacts, read, next)).rejects.toBe(denied);
});

test('a version that an edit on its way left behind goes, too', async () => {
  arrives = () => {
    arrives = () => {};
    versions = ['pressVersions/late'];
  };
  await deletePost(siteFacts, 'a');
  expect(commits).toEqual([[['delete', 'press/a']], [['delete', 'pressVersions/late']]]);
});

test('an edit of what is deleted is told so', async () => {
  documents.clear();
  await expect(updatePost(siteFacts, read, next)).rejects.toMatchObject({ code: 'not-found' });
});

test('a post goes with all that it ever said, last of all', async () => {
  versions = Array.from({ length: 950 }, (_, at) => `pressVersions/v${at}`);
  await deletePost(siteFacts, 'a');
  expect(commits.map(({ length }) => length)).toEqual([400, 400, 151]);
  expect(commits.flat().filter(([, path]) => path === 'press/a')).toHaveLength(1);
  expect(commits.at(-1)?.at(-1)).toEqual(['delete', 'press/a']);
  expect(versions).toEqual([]);
});
