import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LocalFirebase } from '../server/startLocalFirebase';
import { signIn, viewKey } from '../testing/postsClient';
import { call, creation, listing, nameOf, startSample, view } from '../testing/startSample';

// A virtual machine that is still warming up, or a busy one, is no failure.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

let backEnd: LocalFirebase;
let admin: string;

beforeAll(async () => {
  backEnd = await startSample();
  admin = await signIn(backEnd, backEnd.administrator.email, backEnd.administrator.password);
});

afterAll(() => backEnd.stop());

/** Ids of all posts of a site, page by page. */
async function pages(siteId: string, size: number): Promise<string[][]> {
  const found: string[][] = [];
  let after: { date: string; id: string } | null = null;
  for (;;) {
    const { body } = await call(backEnd.port, 'runQuery', { structuredQuery: listing(siteId, size, after) });
    const documents = body.flatMap(({ document }: { document?: object }) => (document ? [document] : []));
    if (documents.length === 0) return found;
    found.push(documents.map(({ name }: { name: string }) => name.slice(name.lastIndexOf('/') + 1)));
    const last = documents.at(-1);
    after = { date: last.fields.date.timestampValue, id: found.at(-1)?.at(-1) ?? '' };
  }
}

test('posts of one instant are neither lost nor shown twice', async () => {
  const ids = Array.from({ length: 23 }, (_, at) => `same-${String(at).padStart(2, '0')}`);
  const writes = ids.map((id) => creation(id, { siteId: { stringValue: 'same' } }));
  expect((await call(backEnd.port, 'commit', { writes }, admin)).status).toBe(200);
  const found = await pages('same', 10);
  expect(found.map((page) => page.length)).toEqual([10, 10, 3]);
  expect(found.flat()).toEqual([...ids].sort().reverse());
});

test('a listing keeps to its site, newest first, and the count agrees', async () => {
  const found = (await pages('sample', 7)).flat();
  expect(found).toHaveLength(24);
  expect(found).toEqual([...found].sort());
  const { body } = await call(backEnd.port, 'runAggregationQuery', {
    structuredAggregationQuery: {
      aggregations: [{ alias: 'n', count: {} }],
      structuredQuery: listing('sample', 1000),
    },
  });
  expect(body[0].result.aggregateFields.n.integerValue).toBe('24');
});

test('fifty visitors at once are fifty views', async () => {
  await call(backEnd.port, 'commit', { writes: [creation('popular')] }, admin);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      call(backEnd.port, 'commit', { writes: view('popular', viewKey(`reader ${at}`)) }),
    ),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { body } = await call(backEnd.port, 'batchGet', { documents: [nameOf('posts/popular')] });
  expect(body[0].found.fields.views.integerValue).toBe('50');
});

const query = (change: object) => ({ structuredQuery: { ...listing('site', 1), ...change } });

test.each([
  [
    'a query without an index',
    'runQuery',
    query({ orderBy: [{ field: { fieldPath: 'views' } }] }),
    400,
    /requires an index/,
  ],
  [
    'an exclusion',
    'runQuery',
    query({ where: { fieldFilter: { op: 'NOT_EQUAL', field: { fieldPath: 'date' }, value: { integerValue: '1' } } } }),
    400,
    /EQUAL/,
  ],
  ['an OR', 'runQuery', query({ where: { compositeFilter: { op: 'OR', filters: [] } } }), 400, /AND/],
  ['a vector search', 'runQuery', query({ findNearest: {} }), 501, /findNearest/],
  ['a negative offset', 'runQuery', query({ offset: -5 }), 400, /offset/],
  ['a limit in a box', 'runQuery', query({ limit: { value: 1 } }), 400, /limit/],
  [
    'a collection group',
    'runQuery',
    query({ from: [{ collectionId: 'posts', allDescendants: true }] }),
    400,
    /one collection/,
  ],
  ['a sum', 'runAggregationQuery', { structuredAggregationQuery: { aggregations: [{ sum: {} }] } }, 501, /counts/],
  ['a transaction', 'beginTransaction', {}, 501, /beginTransaction/],
  ['a listener', 'listen', {}, 501, /listen/],
  [
    'a document elsewhere',
    'batchGet',
    { documents: ['projects/other/databases/(default)/documents/posts/a'] },
    400,
    /this project/,
  ],
  ['no document', 'batchGet', { documents: [nameOf('posts')] }, 400, /no name/],
  ['a way out', 'batchGet', { documents: [nameOf('posts/..')] }, 400, /no name/],
  [
    'a reserved field',
    'commit',
    { writes: [{ update: { name: nameOf('posts/a'), fields: { __proto__x__: 1 } } }] },
    400,
    /reserved/,
  ],
  [
    'a nested path',
    'commit',
    { writes: [{ update: { name: nameOf('posts/a') }, updateMask: { fieldPaths: ['a.b'] } }] },
    400,
    /plain field/,
  ],
  [
    'an unknown value',
    'commit',
    { writes: [{ update: { name: nameOf('posts/a'), fields: { a: { geoPointValue: {} } } } }] },
    400,
    /geoPointValue/,
  ],
  [
    'a huge integer',
    'commit',
    { writes: [{ update: { name: nameOf('posts/a'), fields: { a: { integerValue: '9223372036854775808' } } } }] },
    400,
    /integerValue/,
  ],
])('refuses %s, saying so', async (_, name, body, status, message) => {
  const answer = await call(backEnd.port, name, body, admin);
  expect(answer.status).toBe(status);
  expect(answer.body.error.message).toMatch(message);
});

test('refuses a body of more than two megabytes, and what is no JSON', async () => {
  const url = `http://127.0.0.1:${backEnd.port}/v1/${nameOf('x').slice(0, -2)}:commit`;
  expect((await fetch(url, { method: 'POST', body: 'x'.repeat(3 << 20) })).status).toBe(413);
  expect((await fetch(url, { method: 'POST', body: '{' })).status).toBe(400);
  expect((await fetch(url, { method: 'POST', body: '[]' })).status).toBe(400);
  expect((await fetch(url)).status).toBe(404);
});

test('text of every kind comes back as it was', async () => {
  const title = '한글 😀 \u202e\u0000 <b>&amp;</b> "\'';
  await call(backEnd.port, 'commit', { writes: [creation('kinds', { title: { stringValue: title } })] }, admin);
  const { body } = await call(backEnd.port, 'batchGet', { documents: [nameOf('posts/kinds')] });
  expect(body[0].found.fields.title.stringValue).toBe(title);
});
