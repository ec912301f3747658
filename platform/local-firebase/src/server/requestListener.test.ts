import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findEmulator } from '../emulator/findEmulator';
import { signIn, viewKey } from '../testing/postsClient';
import { rawRequest } from '../testing/rawRequest';
import { call, creation, nameOf, projectId, startSample, view } from '../testing/startSample';
import { temporaryFolder } from '../testing/temporaryFolder';
import type { LocalFirebase } from './startLocalFirebase';

// A virtual machine that is still warming up, or a busy one, is no failure.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const root = `/v1/projects/${projectId}/databases/(default)/documents`;

/** Shapes of a target that must reach no engine. */
const hostile = (folder: string): readonly (readonly [method: string, target: string, body?: object])[] => [
  [
    'POST',
    `${root}/%252e%252e/%252e%252e/%252e%252e/%252e%252e/%252e%252e/%252e%252e/emulator/v1/projects/${projectId}:export`,
    { database: `projects/${projectId}/databases/(default)`, export_directory: folder },
  ],
  [
    'POST',
    `${root}/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/emulator/v1/projects/${projectId}:export`,
    { database: `projects/${projectId}/databases/(default)`, export_directory: folder },
  ],
  ['POST', `${root}/../../../../../../emulator/v1/projects/${projectId}:export`, { export_directory: folder }],
  ['POST', `/emulator/v1/projects/${projectId}:export`, { export_directory: folder }],
  ['DELETE', `/emulator/v1/projects/${projectId}/databases/(default)/documents`],
  ['POST', `${root}/../documents:commit`, { writes: [] }],
  ['POST', `${root}/%2e%2e/documents:commit`, { writes: [] }],
  ['POST', `${root}/%252e%252e/documents:commit`, { writes: [] }],
  ['POST', `${root}/..%2fdocuments:commit`, { writes: [] }],
  ['POST', `${root}//documents:commit`],
  ['POST', `${root}/posts/a:runQuery`],
  ['POST', `${root}:commit/`],
  ['POST', `${root}:commit%00`],
  ['POST', `${root}:commit%3Fx`],
  ['POST', `/${root}:commit`],
  ['POST', `http://127.0.0.1:1${root}:commit`],
  ['POST', `/v1/projects/other/databases/(default)/documents:commit`, { writes: [] }],
  ['POST', `/v1/projects/${projectId}/databases/other/documents:commit`, { writes: [] }],
  ['POST', `/v1/projects/${projectId}/databases/(default)/documents:commit/../x:commit`],
  ['POST', `/V1/projects/${projectId}/databases/(default)/documents:commit`],
  ['POST', `/v1beta1/projects/${projectId}/databases/(default)/documents:commit`],
  ['GET', `${root}/posts/sample-01`],
  ['GET', `${root}:commit`],
  ['PATCH', `${root}/posts/sample-01`],
  ['DELETE', `${root}/posts/sample-01`],
  ['PUT', `${root}:commit`],
  ['OPTIONS', `${root}:commit`],
  ['POST', `${root}/posts?documentId=x`],
  ['POST', '/%'],
  ['POST', '/%c0%ae%c0%ae/x'],
  ['POST', '/healthz'],
];

const engines = [
  ['embedded', null],
  ['official emulator', findEmulator()],
] as const;

for (const [engine, jar] of engines) {
  describe.skipIf(engine === 'official emulator' && !jar)(`requests to the ${engine}`, () => {
    let backEnd: LocalFirebase;
    let admin: string;

    beforeAll(async () => {
      backEnd = await startSample({ emulatorJar: jar });
      admin = await signIn(backEnd, backEnd.administrator.email, backEnd.administrator.password);
    });
    afterAll(() => backEnd.stop());

    test('no other call, path, project, database or method passes', async () => {
      const folder = join(temporaryFolder(), 'export');
      for (const [method, target, body] of hostile(folder)) {
        for (const token of [null, admin, 'owner']) {
          const headers = { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' };
          const options = { method, headers, ...(body && { body: JSON.stringify(body) }) };
          const answer = await rawRequest(backEnd.port, target, options);
          expect({ target, status: answer.status }).toEqual({
            target,
            status: expect.toSatisfy((s) => s === 400 || s === 404),
          });
          expect(answer.type).toMatch(/^application\/json/);
          expect(JSON.parse(answer.text).error.message).toBeTruthy();
        }
      }
      expect(existsSync(folder)).toBe(false);
    });

    test.each([
      ['another database', 'batchGet', { documents: ['projects/other/databases/(default)/documents/posts/a'] }],
      [
        'another database in a write',
        'commit',
        { writes: [{ delete: 'projects/other/databases/(default)/documents/posts/a' }] },
      ],
      ['a way out of the database', 'batchGet', { documents: [nameOf('posts/../../x')] }],
      [
        'a write in an older form',
        'commit',
        { writes: [{ transform: { document: nameOf('posts/a'), fieldTransforms: [] } }] },
      ],
      [
        'a write that is two',
        'commit',
        { writes: [{ delete: nameOf('posts/a'), update: { name: nameOf('posts/b') } }] },
      ],
      ['a transaction', 'commit', { writes: [], transaction: 'AAAA' }],
      ['another spelling', 'commit', { writes: [], Writes: [] }],
      ['a new transaction', 'batchGet', { documents: [], newTransaction: {} }],
      ['another parent', 'runQuery', { parent: 'projects/other/databases/(default)/documents', structuredQuery: {} }],
      ['too many documents', 'batchGet', { documents: Array.from({ length: 1001 }, (_, at) => nameOf(`posts/${at}`)) }],
      [
        'too many writes',
        'commit',
        { writes: Array.from({ length: 501 }, (_, at) => ({ delete: nameOf(`posts/${at}`) })) },
      ],
    ])('%s inside a call is refused', async (_, name, body) => {
      for (const token of [admin, null]) {
        const { status } = await call(backEnd.port, name, body, token);
        expect([400, 501]).toContain(status);
      }
    });

    test('a page of another origin changes nothing, whatever content type it uses', async () => {
      await call(backEnd.port, 'commit', { writes: [creation('foreign')] }, admin);
      const host = `127.0.0.1:${backEnd.port}`;
      const send = (headers: Record<string, string>, key: string) =>
        rawRequest(backEnd.port, `${root}:commit`, {
          headers: { 'content-type': 'text/plain', ...headers },
          body: JSON.stringify({ writes: view('foreign', viewKey(key)) }),
        });
      const refused = [
        await send({ origin: 'https://evil.example' }, 'a'),
        await send({ origin: 'null' }, 'b'),
        await send({ origin: `http://${host}`, 'sec-fetch-site': 'cross-site' }, 'c'),
        await send({ origin: 'http://127.0.0.1:9', 'sec-fetch-site': 'same-site' }, 'd'),
      ];
      expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      const allowed = [
        await send({ origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }, 'e'),
        await send({ origin: `http://${host}` }, 'f'),
        await send({}, 'g'),
      ];
      expect(allowed.map(({ status }) => status)).toEqual([200, 200, 200]);
      const { body } = await call(backEnd.port, 'batchGet', { documents: [nameOf('posts/foreign')] });
      expect(body[0].found.fields.views.integerValue).toBe('3');
    });

    // The same code in front of either engine, and much to ask of a slow one.
    test.skipIf(jar)('one address that mints keys is slowed down, and no other', async () => {
      await call(backEnd.port, 'commit', { writes: [creation('minted')] }, admin);
      const send = (address: string, key: string) =>
        rawRequest(backEnd.port, `${root}:commit`, {
          headers: { 'x-forwarded-for': address },
          body: JSON.stringify({ writes: view('minted', viewKey(key)) }),
        });
      const statuses: number[] = [];
      for (let at = 0; at < 150; at++) statuses.push((await send(`10.0.0.1, 203.0.113.7`, `mint ${at}`)).status);
      const counted = statuses.filter((status) => status === 200).length;
      expect(counted).toBeGreaterThanOrEqual(120);
      expect(counted).toBeLessThan(130);
      expect(statuses.at(-1)).toBe(429);
      expect((await send('203.0.113.8', 'another reader')).status).toBe(200);
    });

    test('the health check answers what is up', async () => {
      const answer = await rawRequest(backEnd.port, '/healthz', { method: 'GET' });
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.text)).toEqual({ status: 'ok', firestore: engine, down: [] });
    });
  });
}
