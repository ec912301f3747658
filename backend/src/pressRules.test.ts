import { createHmac } from 'node:crypto';
import { findEmulator } from '@platform/local-firebase/findEmulator';
import type { LocalFirebase } from '@platform/local-firebase/startLocalFirebase';
import { signIn, today, viewKey } from '@platform/local-firebase/testing/postsClient';
import { temporaryFolder } from '@platform/local-firebase/testing/temporaryFolder';
import { siteFacts } from '@riverview/site/siteFacts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startBackEnd } from './startBackEnd';
import { call, creation, listing, nameOf, view, viewIncrease, viewMark } from './testing/client';

// A virtual machine that is still warming up, or a busy one, is no failure.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

type Who = 'visitor' | 'member' | 'admin' | 'forged' | 'unsigned' | 'expired' | 'nonsense';
type Verdict = 'allowed' | 'denied' | 'refused';

const text = (stringValue: string) => ({ stringValue });
const without = (field: string) => (id: string) => {
  const write = creation(id);
  delete (write.update.fields as Record<string, unknown>)[field];
  return write;
};
const change =
  (fields: Record<string, object>, mask = Object.keys(fields)) =>
  (id: string) => ({
    update: { name: nameOf(`press/${id}`), fields },
    updateMask: { fieldPaths: mask },
    currentDocument: { exists: true },
  });
/** A view with its mark, by as much and with further fields of the post. */
const increase =
  (by: object, fields: Record<string, object> = {}) =>
  (id: string) => [viewMark(id, viewKey(id)), viewIncrease(id, viewKey(id), by, fields)];
const key = viewKey('a reader');
const one = { integerValue: '1' };
const create =
  (fields: object = {}, date = 'server') =>
  (id: string) =>
    creation(id, fields, date);
const remove = (id: string) => ({ delete: nameOf(`press/${id}`) });
const words = { title: text('새 제목'), summary: text('새 요약'), content: text('') };
/** An edit as the desk sends it: words, and the time of the server as that of the edit. */
const edit =
  (
    fields: Record<string, object>,
    transforms: object[] = [{ fieldPath: 'modified', setToServerValue: 'REQUEST_TIME' }],
  ) =>
  (id: string) => ({ ...change(fields)(id), updateTransforms: transforms });

/** What, by whom, on a new document or one that is there, and the verdict. */
const operations: readonly (readonly [string, Who, 'new' | 'there', (id: string) => object | object[], Verdict])[] = [
  ['creates a post', 'admin', 'new', create(), 'allowed'],
  ['creates a post', 'visitor', 'new', create(), 'denied'],
  ['creates a post', 'member', 'new', create(), 'denied'],
  ['creates a post', 'forged', 'new', create(), 'refused'],
  ['creates a post', 'unsigned', 'new', create(), 'refused'],
  ['creates a post', 'expired', 'new', create(), 'refused'],
  ['creates a post', 'nonsense', 'new', create(), 'refused'],
  ['creates one without siteId', 'admin', 'new', without('siteId'), 'denied'],
  ['creates one without title', 'admin', 'new', without('title'), 'denied'],
  ['creates one without summary', 'admin', 'new', without('summary'), 'denied'],
  ['creates one without content', 'admin', 'new', without('content'), 'denied'],
  ['creates one without views', 'admin', 'new', without('views'), 'denied'],
  ['creates one without date', 'admin', 'new', (id) => ({ ...creation(id), updateTransforms: [] }), 'denied'],
  ['adds a field', 'admin', 'new', create({ pinned: { booleanValue: true } }), 'denied'],
  ['gives siteId as a number', 'admin', 'new', create({ siteId: one }), 'denied'],
  ['gives title as a number', 'admin', 'new', create({ title: one }), 'denied'],
  ['gives title as null', 'admin', 'new', create({ title: { nullValue: null } }), 'denied'],
  ['gives summary as a list', 'admin', 'new', create({ summary: { arrayValue: { values: [text('a')] } } }), 'denied'],
  ['gives content as a map', 'admin', 'new', create({ content: { mapValue: { fields: { a: text('a') } } } }), 'denied'],
  ['gives content as bool', 'admin', 'new', create({ content: { booleanValue: true } }), 'denied'],
  ['gives views as text', 'admin', 'new', create({ views: text('0') }), 'denied'],
  ['gives views as 0.0', 'admin', 'new', create({ views: { doubleValue: 0 } }), 'denied'],
  ['starts with a view', 'admin', 'new', create({ views: one }), 'denied'],
  ['starts with −1 views', 'admin', 'new', create({ views: { integerValue: '-1' } }), 'denied'],
  [
    'gives date as text',
    'admin',
    'new',
    (id) => ({ ...creation(id, { date: text('2025-01-01') }), updateTransforms: [] }),
    'denied',
  ],
  ['dates it back', 'admin', 'new', create({}, '2020-01-01T00:00:00Z'), 'denied'],
  ['dates it ahead', 'admin', 'new', create({}, '2099-01-01T00:00:00Z'), 'denied'],
  ['leaves the title empty', 'admin', 'new', create({ title: text('') }), 'denied'],
  ['leaves the summary empty', 'admin', 'new', create({ summary: text('') }), 'denied'],
  ['leaves the siteId empty', 'admin', 'new', create({ siteId: text('') }), 'denied'],
  ['leaves the content empty', 'admin', 'new', create({ content: text('') }), 'allowed'],
  ['writes a title of 200', 'admin', 'new', create({ title: text('가'.repeat(200)) }), 'allowed'],
  ['writes a title of 201', 'admin', 'new', create({ title: text('가'.repeat(201)) }), 'denied'],
  ['writes a summary of 500', 'admin', 'new', create({ summary: text('나'.repeat(500)) }), 'allowed'],
  ['writes a summary of 501', 'admin', 'new', create({ summary: text('나'.repeat(501)) }), 'denied'],
  ['writes a content of 50,000', 'admin', 'new', create({ content: text('다'.repeat(50_000)) }), 'allowed'],
  ['writes a content of 50,001', 'admin', 'new', create({ content: text('다'.repeat(50_001)) }), 'denied'],
  ['writes a siteId of 65', 'admin', 'new', create({ siteId: text('s'.repeat(65)) }), 'denied'],
  ['writes markup as text', 'admin', 'new', create({ title: text('<script>alert(1)</script>') }), 'allowed'],
  ['writes in markup', 'admin', 'new', create({ markup: one }), 'allowed'],
  ['writes without markup, and says so', 'admin', 'new', create({ markup: { integerValue: '0' } }), 'allowed'],
  ['writes in a markup that there is not', 'admin', 'new', create({ markup: { integerValue: '2' } }), 'denied'],
  ['gives the markup as text', 'admin', 'new', create({ markup: text('1') }), 'denied'],
  ['gives the markup as 1.0', 'admin', 'new', create({ markup: { doubleValue: 1 } }), 'denied'],
  ['gives the markup as null', 'admin', 'new', create({ markup: { nullValue: null } }), 'denied'],
  ['edits a post into markup', 'admin', 'there', edit({ ...words, markup: one }), 'allowed'],
  ['edits a post into markup', 'visitor', 'there', edit({ ...words, markup: one }), 'denied'],
  ['edits a post into another markup', 'admin', 'there', edit({ ...words, markup: text('html') }), 'denied'],
  ['adds a view and the markup', 'visitor', 'there', increase(one, { markup: one }), 'denied'],
  ['creates over a post', 'admin', 'there', create(), 'refused'],
  ['creates over a post', 'visitor', 'there', create(), 'denied'],
  ['adds a view', 'visitor', 'there', increase(one), 'allowed'],
  ['adds a view', 'member', 'there', increase(one), 'allowed'],
  ['adds a view', 'admin', 'there', increase(one), 'allowed'],
  ['adds a view', 'expired', 'there', increase(one), 'refused'],
  ['adds a view without a mark', 'visitor', 'there', (id) => viewIncrease(id, key), 'denied'],
  ['adds a view without a key', 'visitor', 'there', (id) => [viewMark(id, key), change({ views: one })(id)], 'denied'],
  ['writes the next count', 'visitor', 'there', change({ views: one }), 'denied'],
  ['leaves a mark without a view', 'visitor', 'there', (id) => viewMark(id, key), 'denied'],
  ['leaves a mark', 'admin', 'there', (id) => viewMark(id, key), 'denied'],
  [
    'adds a view for another mark',
    'visitor',
    'there',
    (id) => [viewMark(id, viewKey('b')), viewIncrease(id, key)],
    'denied',
  ],
  [
    'counts for yesterday',
    'visitor',
    'there',
    (id) => [viewMark(id, key, today() - 1), viewIncrease(id, key)],
    'denied',
  ],
  [
    'counts for tomorrow',
    'visitor',
    'there',
    (id) => [viewMark(id, key, today() + 1), viewIncrease(id, key)],
    'denied',
  ],
  [
    'says more in a mark',
    'visitor',
    'there',
    (id) => [viewMark(id, key, today(), { name: text('x') }), viewIncrease(id, key)],
    'denied',
  ],
  [
    'keeps a mark for long',
    'visitor',
    'there',
    (id) => [
      viewMark(id, key, today(), { expires: { timestampValue: '2099-01-01T00:00:00Z' } }),
      viewIncrease(id, key),
    ],
    'denied',
  ],
  ['gives a short key', 'visitor', 'there', (id) => view(id, 'short'), 'denied'],
  [
    'gives a key with a path',
    'visitor',
    'there',
    (id) => [viewMark(id, key), viewIncrease(id, 'x/y/0123456789012345678')],
    'denied',
  ],
  ['gives a key of other letters', 'visitor', 'there', (id) => view(id, '가'.repeat(22)), 'denied'],
  ['adds two views at once', 'visitor', 'there', (id) => [...view(id, key), ...view(id, viewKey('b'))], 'denied'],
  ['adds the view of one mark twice', 'visitor', 'there', (id) => [...view(id, key), viewIncrease(id, key)], 'denied'],
  ['marks another post', 'visitor', 'there', (id) => [viewMark('post-0', key), viewIncrease(id, key)], 'denied'],
  ['counts before the mark', 'visitor', 'there', (id) => [...view(id, key)].reverse(), 'allowed'],
  ['changes the key alone', 'visitor', 'there', change({ lastView: text(key) }), 'denied'],
  [
    'edits words twice in a commit',
    'admin',
    'there',
    (id) => [change(words)(id), change({ title: text('또 다른 제목') })(id)],
    'allowed',
  ],
  [
    'edits words and empties them again',
    'admin',
    'there',
    (id) => [change(words)(id), change({ title: text('') })(id)],
    'denied',
  ],
  ['makes the title a reference', 'admin', 'there', change({ title: { referenceValue: nameOf('press/x') } }), 'denied'],
  [
    'gives the title as a reference',
    'admin',
    'new',
    create({ title: { referenceValue: nameOf('press/x') } }),
    'denied',
  ],
  [
    'gives the siteId as a reference',
    'admin',
    'new',
    create({ siteId: { referenceValue: nameOf('press/x') } }),
    'denied',
  ],
  ['creates two posts', 'admin', 'new', (id) => [creation(id), creation(`${id}-b`)], 'allowed'],
  ['creates one post twice', 'admin', 'new', (id) => [creation(id), creation(id)], 'refused'],
  ['edits and deletes', 'admin', 'there', (id) => [change(words)(id), remove(id)], 'allowed'],
  [
    'verifies and edits',
    'admin',
    'there',
    (id) => [{ verify: nameOf(`press/${id}x`), currentDocument: { exists: false } }, change(words)(id)],
    'allowed',
  ],
  [
    'verifies what is not so',
    'admin',
    'there',
    (id) => [{ verify: nameOf(`press/${id}x`), currentDocument: { exists: true } }, change(words)(id)],
    'refused',
  ],
  [
    'verifies what nobody may read',
    'admin',
    'new',
    (id) => ({ verify: nameOf(`secret/${id}`), currentDocument: { exists: false } }),
    'denied',
  ],
  ['adds 0 views', 'visitor', 'there', increase({ integerValue: '0' }), 'denied'],
  ['adds 2 views', 'visitor', 'there', increase({ integerValue: '2' }), 'denied'],
  ['takes a view', 'visitor', 'there', increase({ integerValue: '-1' }), 'denied'],
  ['adds 1.0 views', 'visitor', 'there', increase({ doubleValue: 1 }), 'denied'],
  ['adds a million', 'visitor', 'there', increase({ integerValue: '1000000' }), 'denied'],
  ['adds 2 views', 'admin', 'there', increase({ integerValue: '2' }), 'denied'],
  ['adds a view and a title', 'visitor', 'there', increase(one, { title: text('x') }), 'denied'],
  ['adds a view and a field', 'visitor', 'there', increase(one, { extra: one }), 'denied'],
  [
    'adds a view and a date',
    'visitor',
    'there',
    increase(one, { date: { timestampValue: '2020-01-01T00:00:00Z' } }),
    'denied',
  ],
  ['writes views as text', 'visitor', 'there', change({ views: text('1') }), 'denied'],
  ['removes views', 'visitor', 'there', change({}, ['views']), 'denied'],
  ['edits the words', 'admin', 'there', change(words), 'allowed'],
  ['edits the title alone', 'admin', 'there', change({ title: text('다른 제목') }), 'allowed'],
  ['edits the words and says when', 'admin', 'there', edit(words), 'allowed'],
  ['edits the title alone and says when', 'admin', 'there', edit({ title: text('다른 제목') }), 'allowed'],
  ['edits the words and says when', 'visitor', 'there', edit(words), 'denied'],
  ['edits the words and says when', 'member', 'there', edit(words), 'denied'],
  ['edits twice', 'admin', 'there', (id) => [edit(words)(id), edit({ title: text('또 다른 제목') })(id)], 'allowed'],
  [
    'edits what has been edited, and says not when',
    'admin',
    'there',
    (id) => [edit(words)(id), change(words)(id)],
    'allowed',
  ],
  [
    'dates an edit back',
    'admin',
    'there',
    change({ ...words, modified: { timestampValue: '2020-01-01T00:00:00Z' } }),
    'denied',
  ],
  [
    'dates an edit ahead',
    'admin',
    'there',
    change({ ...words, modified: { timestampValue: '2099-01-01T00:00:00Z' } }),
    'denied',
  ],
  ['says in words when it was edited', 'admin', 'there', change({ ...words, modified: text('오늘') }), 'denied'],
  [
    'edits the words, says when, and the date',
    'admin',
    'there',
    edit(words, [
      { fieldPath: 'modified', setToServerValue: 'REQUEST_TIME' },
      { fieldPath: 'date', setToServerValue: 'REQUEST_TIME' },
    ]),
    'denied',
  ],
  [
    'creates one that was edited',
    'admin',
    'new',
    create({ modified: { timestampValue: '2020-01-01T00:00:00Z' } }),
    'denied',
  ],
  [
    'adds a view and the time of an edit',
    'visitor',
    'there',
    (id) => [
      viewMark(id, key),
      {
        ...viewIncrease(id, key),
        updateTransforms: [
          { fieldPath: 'views', increment: one },
          { fieldPath: 'modified', setToServerValue: 'REQUEST_TIME' },
        ],
      },
    ],
    'denied',
  ],
  ['edits the words', 'visitor', 'there', change(words), 'denied'],
  ['edits the words', 'member', 'there', change(words), 'denied'],
  ['edits the words', 'forged', 'there', change(words), 'refused'],
  ['empties the title', 'admin', 'there', change({ title: text('') }), 'denied'],
  ['makes the title a number', 'admin', 'there', change({ title: one }), 'denied'],
  ['removes the summary', 'admin', 'there', change({}, ['summary']), 'denied'],
  ['edits the date', 'admin', 'there', change({ date: { timestampValue: '2020-01-01T00:00:00Z' } }), 'denied'],
  ['edits the siteId', 'admin', 'there', change({ siteId: text('other') }), 'denied'],
  ['adds a field to a post', 'admin', 'there', change({ pinned: { booleanValue: true } }), 'denied'],
  ['edits words and views', 'admin', 'there', change({ ...words, views: one }), 'denied'],
  ['edits what is not there', 'admin', 'new', change(words), 'denied'],
  ['adds a view to nothing', 'visitor', 'new', increase(one), 'denied'],
  ['deletes', 'admin', 'there', remove, 'allowed'],
  ['deletes', 'visitor', 'there', remove, 'denied'],
  ['deletes', 'member', 'there', remove, 'denied'],
  ['deletes', 'expired', 'there', remove, 'refused'],
  [
    'writes to another collection',
    'admin',
    'new',
    (id) => ({ ...creation(id), update: { name: nameOf(`secret/${id}`), fields: {} } }),
    'denied',
  ],
  [
    'writes below a post',
    'admin',
    'new',
    (id) => ({ update: { name: nameOf(`press/${id}/notes/1`), fields: words } }),
    'denied',
  ],
];

const emulatorJar = findEmulator();
const engines = [
  ['embedded', null],
  ['official emulator', emulatorJar],
] as const;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claims = (exp: number) => ({
  admin: true,
  sub: 'x',
  user_id: 'x',
  aud: siteFacts.firebase.projectId,
  iat: exp - 3600,
  exp,
});
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

for (const [engine, jar] of engines) {
  describe.skipIf(engine === 'official emulator' && !jar)(`rules on the ${engine}`, () => {
    let backEnd: LocalFirebase;
    let tokens: Record<Who, string | null>;
    let next = 0;

    beforeAll(async () => {
      backEnd = await startBackEnd({ facts: siteFacts, dataDir: temporaryFolder(), port: 0, emulatorJar: jar });
      backEnd.accounts.save('member@example.com', 'no administrator', {});
      const { email, password } = backEnd.administrator;
      const admin = await signIn(backEnd, email, password);
      const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims(inAnHour()))}`;
      tokens = {
        visitor: null,
        member: await signIn(backEnd, 'member@example.com', 'no administrator'),
        admin,
        forged: `${signed}.${createHmac('sha256', 'a guess').update(signed).digest('base64url')}`,
        unsigned: `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims(inAnHour()))}.`,
        expired: backEnd.issueToken(email, Math.floor(Date.now() / 1000) - 7200),
        nonsense: 'nonsense',
      };
    }, 120_000);

    afterAll(() => backEnd.stop());

    test.each(operations)('%s: %s, %s', async (_, who, where, write, verdict) => {
      const id = `post-${next++}`;
      if (where === 'there') {
        const made = await call(backEnd.port, 'commit', { writes: [creation(id)] }, tokens.admin);
        expect(made.status).toBe(200);
      }
      const { status } = await call(backEnd.port, 'commit', { writes: [write(id)].flat() }, tokens[who]);
      expect(status === 200 ? 'allowed' : status === 403 ? 'denied' : 'refused').toBe(verdict);
    });

    test.each([
      ['visitor', 200],
      ['member', 200],
      ['admin', 200],
      ['expired', 401],
      ['forged', 401],
    ] as const)('%s reads the list, the count and a post: %i', async (who, expected) => {
      const structuredQuery = listing('site', 3);
      const counting = { structuredAggregationQuery: { aggregations: [{ alias: 'n', count: {} }], structuredQuery } };
      const reads = [
        await call(backEnd.port, 'runQuery', { structuredQuery }, tokens[who]),
        await call(backEnd.port, 'runAggregationQuery', counting, tokens[who]),
        await call(backEnd.port, 'batchGet', { documents: [nameOf('press/post-0')] }, tokens[who]),
      ];
      expect(reads.map(({ status }) => status)).toEqual([expected, expected, expected]);
    });

    test.each([
      [{}, 403],
      [{ limit: 1000 }, 200],
      [{ limit: 1001 }, 403],
      [{ limit: 10, offset: 1000 }, 200],
      [{ limit: 10, offset: 1001 }, 403],
    ])('a list with %j: %i, and so is its count', async (change, expected) => {
      const { limit: _, ...query } = listing('site', 1);
      const structuredQuery = { ...query, ...change };
      const counting = { structuredAggregationQuery: { aggregations: [{ alias: 'n', count: {} }], structuredQuery } };
      for (const who of ['visitor', 'admin'] as const) {
        const answers = [
          await call(backEnd.port, 'runQuery', { structuredQuery }, tokens[who]),
          await call(backEnd.port, 'runAggregationQuery', counting, tokens[who]),
        ];
        expect(answers.map(({ status }) => status)).toEqual([expected, expected]);
      }
    });

    test('a view counts once for a key and day, however often and however many at once', async () => {
      await call(backEnd.port, 'commit', { writes: [creation('read')] }, tokens.admin);
      const writes = view('read', key);
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => call(backEnd.port, 'commit', { writes }, tokens.member)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 403)).toHaveLength(39);
      const { body } = await call(backEnd.port, 'batchGet', { documents: [nameOf('press/read')] });
      expect(body[0].found.fields.views.integerValue).toBe('1');
    });

    test('the time of an edit moves on, and is neither removed nor set back', async () => {
      await call(backEnd.port, 'commit', { writes: [creation('edited')] }, tokens.admin);
      const earlier = { timestampValue: '2020-01-01T00:00:00Z' };
      const attempts = [
        edit(words),
        change({}, ['modified']),
        change(words, [...Object.keys(words), 'modified']),
        change({ modified: earlier }),
        change({ title: text('옛 창에서 고친 제목') }),
        edit(words),
      ];
      const statuses: number[] = [];
      for (const attempt of attempts)
        statuses.push((await call(backEnd.port, 'commit', { writes: [attempt('edited')] }, tokens.admin)).status);
      expect(statuses).toEqual([200, 403, 403, 403, 200, 200]);
    });

    test('nobody reads, lists, changes or removes the mark of a view', async () => {
      await call(backEnd.port, 'commit', { writes: [creation('marked')] }, tokens.admin);
      expect((await call(backEnd.port, 'commit', { writes: view('marked', key) })).status).toBe(200);
      const mark = viewMark('marked', key);
      for (const token of [null, tokens.member, tokens.admin]) {
        const answers = [
          await call(backEnd.port, 'batchGet', { documents: [mark.update.name] }, token),
          await call(backEnd.port, 'commit', { writes: [mark] }, token),
          await call(backEnd.port, 'commit', { writes: [{ delete: mark.update.name }] }, token),
        ];
        expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
      }
    });

    describe('sessions', () => {
      const end = (uid: string, validSince: object = {}) => ({
        writes: [
          {
            update: { name: nameOf(`sessions/${uid}`), fields: validSince },
            ...(Object.keys(validSince).length === 0 && {
              updateTransforms: [{ fieldPath: 'validSince', setToServerValue: 'REQUEST_TIME' }],
            }),
          },
        ],
      });
      const claimsOf = (token: string) =>
        JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
          sub: string;
          auth_time: number;
        };

      test('nobody ends those of another, and nobody sets the time', async () => {
        const admin = String(tokens.admin);
        const { sub } = claimsOf(admin);
        const future = { validSince: { timestampValue: '2099-01-01T00:00:00Z' } };
        const past = { validSince: { timestampValue: '2000-01-01T00:00:00Z' } };
        const attempts = [
          await call(backEnd.port, 'commit', end(sub), null),
          await call(backEnd.port, 'commit', end(sub), tokens.member),
          await call(backEnd.port, 'commit', end(sub, future), admin),
          await call(backEnd.port, 'commit', end(sub, past), admin),
          await call(backEnd.port, 'batchGet', { documents: [nameOf(`sessions/${sub}`)] }, admin),
        ];
        expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
      });

      test('whoever signed out writes nothing with the old token, and does with a new one', async () => {
        backEnd.accounts.save('second@example.com', 'another administrator', { admin: true });
        const old = await signIn(backEnd, 'second@example.com', 'another administrator');
        expect((await call(backEnd.port, 'commit', { writes: [creation('before-sign-out')] }, old)).status).toBe(200);
        expect((await call(backEnd.port, 'commit', end(claimsOf(old).sub), old)).status).toBe(200);
        expect((await call(backEnd.port, 'commit', { writes: [creation('after-sign-out')] }, old)).status).toBe(403);
        expect((await call(backEnd.port, 'runQuery', { structuredQuery: listing('site', 1) }, old)).status).toBe(200);
        const fresh = await signIn(backEnd, 'second@example.com', 'another administrator');
        expect((await call(backEnd.port, 'commit', { writes: [creation('after-sign-in')] }, fresh)).status).toBe(200);
      });

      // As in production, where a token of Google's is good for its hour and only the document speaks.
      test('the rules tell by themselves whose session was ended', async () => {
        backEnd.accounts.save('third@example.com', 'a third administrator', { admin: true });
        const token = await signIn(backEnd, 'third@example.com', 'a third administrator');
        const claims = claimsOf(token);
        const asked = (id: string, authTime: number) =>
          backEnd
            .evaluate({ name: 'commit', body: { writes: [creation(id)] } }, { ...claims, auth_time: authTime })
            .then(
              () => 'allowed',
              (error: { status?: string }) => error.status,
            );
        expect(await asked('rules-1', claims.auth_time)).toBe('allowed');
        expect((await call(backEnd.port, 'commit', end(claims.sub), token)).status).toBe(200);
        expect(await asked('rules-2', claims.auth_time)).toBe('PERMISSION_DENIED');
        expect(await asked('rules-3', claims.auth_time + 60)).toBe('allowed');
      });
    });

    test('nobody reads another collection', async () => {
      const { status } = await call(backEnd.port, 'batchGet', { documents: [nameOf('secret/1')] }, tokens.admin);
      expect(status).toBe(403);
    });

    test('a commit is all or nothing', async () => {
      const writes = [creation('whole-1'), creation('whole-2', { title: one })];
      expect((await call(backEnd.port, 'commit', { writes }, tokens.admin)).status).toBe(403);
      const { body } = await call(backEnd.port, 'batchGet', { documents: [nameOf('press/whole-1')] });
      expect(body[0].missing).toBe(nameOf('press/whole-1'));
    });
  });
}

test('the table is as long as it should be', () => {
  expect(operations.length).toBeGreaterThanOrEqual(60);
});
