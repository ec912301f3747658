import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findEmulator } from '../emulator/findEmulator';
import type { LocalFirebase } from '../server/startLocalFirebase';
import { type Answer, signIn, viewKey } from '../testing/postsClient';
import { call, creation, listing, nameOf, startSample, view } from '../testing/startSample';

const jar = findEmulator();

/** A repeatable sequence of numbers: a failure can be run again. */
function randomFrom(seed: number) {
  let state = seed;
  const below = (n: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % n;
  };
  return { below, pick: <T>(items: readonly T[]): T => items[below(items.length)] as T };
}

const { below, pick } = randomFrom(20_261_120);
const ids = ['a', 'b', 'c', 'd'];

function anyValue(): object {
  const values = [
    { integerValue: '0' },
    { integerValue: '1' },
    { integerValue: String(below(5)) },
    { doubleValue: 1.5 },
  ];
  return pick<object>([
    ...values,
    { doubleValue: 1 },
    { stringValue: '1' },
    { nullValue: null },
    { booleanValue: true },
  ]);
}

function anyCreation(name: string) {
  const flawed = below(5) < 2;
  const perhaps = <T>(sound: T, ...flaws: readonly T[]): T => (flawed ? pick([sound, ...flaws]) : sound);
  const fields: Record<string, object> = {
    siteId: { stringValue: pick(['s', 't']) },
    title: { stringValue: perhaps('😀'.repeat(100), '', '😀'.repeat(101), '가'.repeat(201)) },
    content: { stringValue: perhaps(pick(['본문', '']), '다'.repeat(50_001)) },
    views: perhaps<object>({ integerValue: '0' }, anyValue()),
    ...(perhaps(false, true) && { extra: anyValue() }),
  };
  const write = creation('x', fields, perhaps('server', '2020-01-01T00:00:00Z'));
  if (perhaps(false, true)) delete (write.update.fields as Record<string, unknown>).summary;
  const { currentDocument, ...free } = { ...write, update: { ...write.update, name } };
  return below(2) ? { ...free, currentDocument } : free;
}

function anyWrite(): { delete?: string; update?: { name: string } } {
  const name = nameOf(`${pick(['posts', 'posts', 'posts', 'other'])}/${pick(ids)}`);
  const there = { currentDocument: { exists: true } };
  const by = pick([
    { integerValue: '1' },
    { integerValue: '1' },
    { integerValue: '2' },
    { integerValue: '-1' },
    { doubleValue: 1 },
  ]);
  switch (below(8)) {
    case 0:
    case 1:
      return anyCreation(name);
    case 2:
    case 3:
    case 4:
      return {
        update: { name },
        updateMask: { fieldPaths: [] },
        updateTransforms: [{ fieldPath: pick(['views', 'views', 'views', 'n']), increment: by }],
        ...there,
      } as object;
    case 5:
      return {
        update: { name, fields: { views: anyValue() } },
        updateMask: { fieldPaths: ['views'] },
        ...there,
      } as object;
    case 6: {
      const fields = { title: { stringValue: pick(['새 제목', '']) } };
      return {
        update: { name, fields },
        updateMask: { fieldPaths: pick([['title'], ['title', 'views']]) },
        ...there,
      } as object;
    }
    default:
      return { delete: name };
  }
}

/** Fields without the time, which no two servers share, and 1.0 as JSON has it: 1. */
// biome-ignore lint/suspicious/noExplicitAny: answers of the API.
function comparable(answers: any[]) {
  return answers.map(({ found, missing }) => [
    missing ?? found.name,
    Object.entries(found?.fields ?? {})
      .filter(([name]) => name !== 'date')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
}

const stored = (id: string) => nameOf(`posts/${id}`);
const shapesQuery = (change: object) => ({ structuredQuery: { ...listing('shapes', 3), ...change } });
const shapesCount = (aggregation: object, change: object = {}) => ({
  structuredAggregationQuery: { aggregations: [{ alias: 'n', ...aggregation }], ...shapesQuery(change) },
});
const ascending = (fieldPath: string) => ({ field: { fieldPath } });
const titled = (value: object, further: object = {}) => ({
  writes: [
    { update: { name: stored('s1'), fields: { title: value } }, updateMask: { fieldPaths: ['title'] }, ...further },
  ],
});
const masked = (...fieldPaths: string[]) => ({
  writes: [{ update: { name: stored('s1'), fields: { title: { stringValue: '새' } } }, updateMask: { fieldPaths } }],
});

/** Calls in shapes that the site does not use but somebody might. */
const shapes: readonly (readonly [string, object])[] = [
  ...[[], ['s1', 's1'], ['s1', 'none', 's1', 'none'], ['s1', 's2'], ['none']].map(
    (names) => ['batchGet', { documents: names.map(stored) }] as const,
  ),
  ...[['title'], ['title', 'views'], ['`title`'], [], ['none'], ['']].map(
    (fieldPaths) => ['batchGet', { documents: [stored('s1')], mask: { fieldPaths } }] as const,
  ),
  ...['posts', 'posts/..', 'posts/.', 'posts/__x__', 'posts//x', 'posts/x/', ''].map(
    (path) => ['batchGet', { documents: [nameOf(path)] }] as const,
  ),
  ...[0, 1, 1000, 1001, -1, 1.5, '2', 'two', null, { value: 2 }, true].map(
    (limit) => ['runQuery', shapesQuery({ limit })] as const,
  ),
  ...[0, 2, 9, 1000, 1001, -1, '2', 1.5].map((offset) => ['runQuery', shapesQuery({ offset })] as const),
  ...[{ fields: [{ fieldPath: 'title' }] }, { fields: [{ fieldPath: '__name__' }] }, { fields: [] }, {}].map(
    (select) => ['runQuery', shapesQuery({ select })] as const,
  ),
  ...[[ascending('date'), ascending('__name__')], [ascending('`date`')], [ascending('date')]].map(
    (orderBy) => ['runQuery', shapesQuery({ orderBy })] as const,
  ),
  ['runQuery', {}],
  [
    'runQuery',
    shapesQuery({
      where: { fieldFilter: { field: { fieldPath: '`siteId`' }, op: 'EQUAL', value: { stringValue: 'shapes' } } },
    }),
  ],
  [
    'runQuery',
    shapesQuery({
      where: { fieldFilter: { field: { fieldPath: 'siteId' }, op: 'EQUAL', value: { referenceValue: 'x' } } },
    }),
  ],
  ['runQuery', shapesQuery({ where: { fieldFilter: { field: { fieldPath: 'siteId' }, op: 'EQUAL', value: {} } } })],
  ...[
    { count: {} },
    { count: { upTo: '2' } },
    { count: { upTo: 2 } },
    { count: { upTo: '0' } },
    { count: { upTo: '-1' } },
    { count: { upTo: 'x' } },
  ].map((aggregation) => ['runAggregationQuery', shapesCount(aggregation)] as const),
  ['runAggregationQuery', shapesCount({ count: {} }, { offset: 2 })],
  ['runAggregationQuery', shapesCount({ count: {} }, { limit: 0 })],
  ['commit', {}],
  ['commit', { writes: [] }],
  ['commit', { writes: [{}] }],
  ['commit', { writes: [{ verify: stored('s1') }] }],
  ['commit', { writes: [{ verify: stored('s1'), currentDocument: { exists: true } }] }],
  ['commit', { writes: [{ verify: stored('s1'), currentDocument: { exists: false } }] }],
  ['commit', { writes: [{ verify: stored('none'), currentDocument: { exists: true } }] }],
  ['commit', { writes: [{ delete: stored('none') }] }],
  ['commit', { writes: [{ delete: stored('none'), currentDocument: { exists: true } }] }],
  ['commit', { writes: [{ delete: stored('s5'), currentDocument: { exists: false } }] }],
  ['commit', titled({ stringValue: '새' }, { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } })],
  ['commit', titled({ stringValue: '새' }, { currentDocument: { updateTime: '2020-01-01T00:00:00Z', exists: true } })],
  ['commit', titled({ stringValue: '새' }, { currentDocument: { updateTime: 'x' } })],
  ['commit', titled({ stringValue: 'a\ud800z' })],
  ['commit', titled({ stringValue: '새' })],
  ...[
    {},
    { referenceValue: 'x' },
    { referenceValue: stored('s2') },
    { integerValue: '1' },
    { stringValue: 'a', integerValue: '1' },
    { doubleValue: 'x' },
    { integerValue: '9223372036854775808' },
    { mapValue: { fields: { __x__: { integerValue: '1' } } } },
  ].map((value) => ['commit', titled(value)] as const),
  ['commit', masked('title')],
  ['commit', masked('`title`')],
  ['commit', masked('')],
  ['commit', masked('__x__')],
  ['commit', { writes: [creation('twice'), creation('twice')] }],
  ['batchGet', { documents: [stored('s1')] }],
];

/** What is alike on both servers: the status and, without the times, what was found. */
function shapeOf(answer: Answer | undefined): unknown {
  if (answer?.status !== 200 || !Array.isArray(answer.body)) return { status: answer?.status };
  const found = answer.body.map(({ document, found: read, missing, result }) => {
    const { name, fields = {} } = document ?? read ?? {};
    const known = Object.entries(fields).filter(([field]) => field !== 'date');
    return {
      name,
      missing,
      result,
      fields: known.sort(([a], [b]) => (a < b ? -1 : 1)),
      has: Object.keys(fields).sort(),
    };
  });
  const byName = (a: (typeof found)[number], b: (typeof found)[number]) => (String(a.name) < String(b.name) ? -1 : 1);
  // batchGet promises no order; a query does.
  return { status: 200, found: answer.body.some(({ document }) => document) ? found : found.sort(byName) };
}

describe.skipIf(!jar)('the embedded server and the official emulator', () => {
  let embedded: LocalFirebase;
  let official: LocalFirebase;

  beforeAll(async () => {
    embedded = await startSample();
    official = await startSample({ emulatorJar: jar });
  }, 120_000);
  afterAll(() => Promise.all([embedded.stop(), official.stop()]));

  test('give the same answers and end with the same documents', { timeout: 600_000 }, async () => {
    const both = [embedded, official] as const;
    const tokens = await Promise.all(
      both.map(async (backEnd) => {
        backEnd.accounts.save('member@example.com', 'no administrator', {});
        const { email, password } = backEnd.administrator;
        return {
          visitor: null,
          member: await signIn(backEnd, 'member@example.com', 'no administrator'),
          admin: await signIn(backEnd, email, password),
        };
      }),
    );
    const statuses = new Map<number, number>();
    for (let round = 0; round < 250; round++) {
      const who = pick(['visitor', 'member', 'admin', 'admin', 'admin'] as const);
      const first = anyWrite();
      const second = anyWrite();
      const reader = view(pick(ids), viewKey(pick(ids)));
      const writes = pick([[first], [first], [first], [first, second], reader, reader.slice(below(2))]);
      const [a, b] = await Promise.all(
        both.map(({ port }, at) => call(port, 'commit', { writes }, tokens[at]?.[who] ?? null)),
      );
      expect({ round, who, writes, status: a?.status }).toEqual({ round, who, writes, status: b?.status });
      statuses.set(a?.status ?? 0, (statuses.get(a?.status ?? 0) ?? 0) + 1);
      if (round % 10 > 0) continue;
      const documents = ids.map((id) => nameOf(`posts/${id}`));
      const [x, y] = await Promise.all(both.map(({ port }) => call(port, 'batchGet', { documents })));
      expect(new Map(comparable(x?.body) as [string, unknown][])).toEqual(
        new Map(comparable(y?.body) as [string, unknown][]),
      );
      const [p, q] = await Promise.all(
        both.map(({ port }) => call(port, 'runQuery', { structuredQuery: listing('s', 3) })),
      );
      // biome-ignore lint/suspicious/noExplicitAny: answers of the API.
      const names = (answer: any) => answer.body.flatMap((item: any) => item.document?.name ?? []);
      expect(names(p)).toEqual(names(q));
    }
    expect(statuses.get(200)).toBeGreaterThan(20);
    // A sequence that is only ever refused, or only ever let through, would prove nothing.
    expect(statuses.get(403)).toBeGreaterThan(60);
  });

  test('give the same answers to calls of every shape', { timeout: 600_000 }, async () => {
    const both = [embedded, official] as const;
    const admins = await Promise.all(
      both.map((backEnd) => signIn(backEnd, backEnd.administrator.email, backEnd.administrator.password)),
    );
    for (const [at, { port }] of both.entries()) {
      for (const id of ['s1', 's2', 's3', 's4', 's5']) {
        await call(port, 'commit', { writes: [creation(id, { siteId: { stringValue: 'shapes' } })] }, admins[at]);
      }
    }
    const verdicts = new Map<number, number>();
    for (const [name, body] of shapes) {
      const [a, b] = await Promise.all(both.map(({ port }, at) => call(port, name, body, admins[at])));
      expect({ name, body, answer: shapeOf(a) }).toEqual({ name, body, answer: shapeOf(b) });
      verdicts.set(a?.status ?? 0, (verdicts.get(a?.status ?? 0) ?? 0) + 1);
    }
    expect(shapes.length).toBeGreaterThanOrEqual(60);
    expect(verdicts.get(200)).toBeGreaterThan(20);
    expect(verdicts.get(400)).toBeGreaterThan(20);
  });
});
