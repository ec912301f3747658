import { expect, test, vi } from 'vitest';
import type { PostPage, PostRow } from '../api/post';
import { PostList } from './PostList';

const row = (id: string): PostRow => ({ id, title: id, date: { seconds: 0, nanoseconds: 0 }, views: 0 });
const page = (more: boolean, ...ids: string[]): PostPage => ({ rows: ids.map(row), more });
const ids = (list: PostList) => list.state().rows.map(({ id }) => id);

function source(...pages: (PostPage | Error)[]) {
  const list = vi.fn(async (_after: PostRow | null) => {
    const next = pages.shift();
    if (!next || next instanceof Error) throw next ?? new Error('no page left');
    return next;
  });
  return { list, count: vi.fn(async () => 24) };
}

test('the first page, then the next one after its last row, until one is short', async () => {
  const from = source(page(true, 'a', 'b'), page(false, 'c'));
  const list = new PostList(from, null);
  expect(list.state()).toMatchObject({ rows: [], loading: 'first' });
  await list.reload();
  expect(list.state()).toMatchObject({ total: 24, more: true, loading: null });
  await list.loadMore();
  expect(ids(list)).toEqual(['a', 'b', 'c']);
  expect(list.state().more).toBe(false);
  await list.loadMore();
  expect(from.list.mock.calls.map(([after]) => after?.id ?? null)).toEqual([null, 'b']);
});

test('a known page stands until the fresh one is there', async () => {
  const list = new PostList(source(page(true, 'new')), { rows: [row('old')], total: 9, more: true });
  const loading = list.reload();
  expect(ids(list)).toEqual(['old']);
  await loading;
  expect(ids(list)).toEqual(['new']);
});

test('asking for more while the first page is on its way waits for it', async () => {
  const from = source(page(true, 'a'), page(false, 'b'));
  const list = new PostList(from, { rows: [row('old')], total: 1, more: true });
  void list.reload();
  await list.loadMore();
  expect(ids(list)).toEqual(['a', 'b']);
});

test('a failure keeps the rows, and retry repeats just what failed', async () => {
  const from = source(page(true, 'a'), new Error('offline'), page(false, 'b'));
  const list = new PostList(from, null);
  await list.reload();
  await list.loadMore();
  expect(list.state()).toMatchObject({ failed: true, loading: null, more: true });
  expect(ids(list)).toEqual(['a']);
  await list.retry();
  expect(list.state()).toMatchObject({ failed: false });
  expect(ids(list)).toEqual(['a', 'b']);
});

test('a failed first page is retried as a first page', async () => {
  const list = new PostList(source(new Error('offline'), page(false, 'a')), null);
  await list.reload();
  expect(list.state()).toMatchObject({ failed: true, rows: [] });
  await list.retry();
  expect(ids(list)).toEqual(['a']);
});

test('a reload drops what an older load still brings', async () => {
  const pages: ((page: PostPage) => void)[] = [];
  const from = { list: () => new Promise<PostPage>((resolve) => pages.push(resolve)), count: async () => 2 };
  const list = new PostList(from, null);
  const first = list.reload();
  const second = list.reload();
  pages[1]?.(page(false, 'second'));
  await second;
  pages[0]?.(page(false, 'first'));
  await first;
  expect(ids(list)).toEqual(['second']);
});

test('whoever comes back gets as many pages anew, all at once', async () => {
  const from = source(page(true, 'new', 'a'), page(true, 'b', 'c'), page(true, 'd', 'e'));
  const list = new PostList(from, { rows: ['a', 'b', 'c'].map(row), total: 24, more: true });
  const seen: number[] = [];
  list.subscribe(() => seen.push(list.state().rows.length));
  await list.resume();
  expect(ids(list)).toEqual(['new', 'a', 'b', 'c']);
  expect(seen).toEqual([3, 4]);
  expect(from.list.mock.calls.map(([after]) => after?.id ?? null)).toEqual([null, 'a']);
});

test('two presses are one page', async () => {
  const from = source(page(true, 'a'), page(true, 'b'), page(true, 'c'));
  const list = new PostList(from, null);
  await list.reload();
  await Promise.all([list.loadMore(), list.loadMore()]);
  expect(ids(list)).toEqual(['a', 'b']);
});
