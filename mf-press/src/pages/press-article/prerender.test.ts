import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from 'vitest';
import type { Post } from '../../api/post';
import list from '../press-list/prerender';
import prerender from './prerender';

const post: Post = {
  id: 'Xy12',
  title: '분양 일정',
  summary: '일정을 알려 드립니다.',
  content: '본문',
  date: { seconds: 1_795_000_000, nanoseconds: 0 },
  views: 0,
};
const context = (id: string) => ({ facts: siteFacts, path: '/', params: { id }, backEnd: null });

test('an article of the site is told to search engines, readers of the feed and as news', () => {
  const head = prerender.head(context(post.id), post);
  expect(head).toMatchObject({ title: '분양 일정', description: '일정을 알려 드립니다.' });
  expect(head).not.toHaveProperty('noindex');
  expect(prerender.structuredData(context(post.id), post)).toHaveLength(1);
  expect(prerender.feed(context(post.id), post)).toHaveLength(1);
});

test('an example is none of it: it is marked, and kept out of index, feed and news', () => {
  const example = { ...post, id: 'sample-07' };
  expect(prerender.head(context(example.id), example)).toMatchObject({ noindex: true });
  expect(prerender.structuredData(context(example.id), example)).toEqual([]);
  expect(prerender.feed(context(example.id), example)).toEqual([]);
});

const edited = { ...post, modified: { seconds: post.date.seconds + 86_400, nanoseconds: 5_000_000 } };

test('an edit is told to search engines and readers of the feed, and no date is invented for an article without one', () => {
  const at = '2026-11-19T11:06:40.005Z';
  expect(prerender.structuredData(context(post.id), edited)).toMatchObject([{ dateModified: at }]);
  expect(prerender.lastModified(context(post.id), edited)).toBe(at);
  expect(prerender.feed(context(post.id), edited)).toMatchObject([{ modified: at }]);
  expect(prerender.structuredData(context(post.id), post)[0]).not.toHaveProperty('dateModified');
  expect(prerender.lastModified(context(post.id), post)).toBe('2026-11-18T11:06:40.000Z');
  expect(prerender.feed(context(post.id), post)[0]).not.toHaveProperty('modified');
});

test('a list is as new as the last of what was written or edited on its first page', () => {
  const rows = [{ ...post, id: 'newer', date: { seconds: post.date.seconds + 60, nanoseconds: 0 } }, post];
  const listed = (...shown: Post[]) => list.lastModified(context(''), { rows: shown, more: false, total: 2 });
  expect(listed(...rows)).toBe('2026-11-18T11:07:40.000Z');
  expect(listed(rows[0] ?? post, edited)).toBe('2026-11-19T11:06:40.005Z');
  expect(listed()).toBeNull();
});
