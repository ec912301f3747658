import { siteFacts } from '@riverview/site/siteFacts';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchFirstPage, fetchPosts } from './restPosts';

const root = `projects/${siteFacts.firebase.projectId}/databases/(default)/documents`;
const posts = Array.from({ length: 130 }, (_, at) => ({
  name: `${root}/press/p-${at}`,
  fields: { title: { stringValue: `글 ${at}` }, date: { timestampValue: '2025-11-18T01:20:00.240123Z' } },
}));
const asked: { limit: number; startAt?: { values: { referenceValue?: string }[]; before: boolean } }[] = [];

/** A back end that refuses a list without a limit, as the rules do. */
function answer(url: string, body: string): Response {
  const { structuredQuery, structuredAggregationQuery } = JSON.parse(body);
  const query = structuredQuery ?? structuredAggregationQuery.structuredQuery;
  if (!(query.limit <= 1000)) return Response.json({ error: { status: 'PERMISSION_DENIED' } }, { status: 403 });
  if (url.includes(':runAggregationQuery')) {
    return Response.json([{ result: { aggregateFields: { posts: { integerValue: String(posts.length) } } } }]);
  }
  asked.push(query);
  const from = posts.findIndex(({ name }) => name === query.startAt?.values[1]?.referenceValue) + 1;
  const page = posts.slice(from, from + query.limit);
  return Response.json(page.length > 0 ? page.map((document) => ({ document })) : [{ readTime: '' }]);
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => answer(url, body));
});

test('all posts come, some at a time, none twice', async () => {
  const found = await fetchPosts(siteFacts, 'http://back-end');
  expect(found.map(({ id }) => id)).toEqual(posts.map((_, at) => `p-${at}`));
  expect(asked.map(({ limit }) => limit)).toEqual([50, 50, 50]);
  expect(asked[1]?.startAt).toEqual({
    values: [posts[49]?.fields.date, { referenceValue: posts[49]?.name }],
    before: false,
  });
});

test('a post that was edited says when; one that was not, or was before that was kept, says nothing', async () => {
  const [newest] = posts;
  vi.stubGlobal('fetch', async () =>
    Response.json([
      { document: { ...newest, fields: { ...newest?.fields, modified: { timestampValue: '2025-11-20T00:00:00Z' } } } },
      { document: posts[1] },
    ]),
  );
  const [edited, other] = await fetchPosts(siteFacts, 'http://back-end', 2);
  expect(edited?.modified).toEqual({ seconds: Date.parse('2025-11-20T00:00:00Z') / 1000, nanoseconds: 0 });
  expect(other).not.toHaveProperty('modified');
});

test('no more than wanted', async () => {
  expect(await fetchPosts(siteFacts, 'http://back-end', 60)).toHaveLength(60);
  expect(asked.map(({ limit }) => limit)).toEqual([50, 10]);
});

test('the first page and the total', async () => {
  const { rows, more, total } = await fetchFirstPage(siteFacts, 'http://back-end');
  expect({ rows: rows.length, more, total }).toEqual({ rows: 10, more: true, total: 130 });
});
