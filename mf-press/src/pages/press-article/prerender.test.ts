import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from 'vitest';
import type { Post } from '../../api/post';
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
