import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRules } from '@platform/local-firebase/parseRules';
import type { LocalFirebase } from '@platform/local-firebase/startLocalFirebase';
import { signIn } from '@platform/local-firebase/testing/postsClient';
import { siteFacts } from '@riverview/site/siteFacts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startBackEnd } from './startBackEnd';
import { call, nameOf } from './testing/client';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const bucket = String(siteFacts.firebase.storageBucket);
const webp = Buffer.from('RIFF\x04\x00\x00\x00WEBPVP8 a picture \r\n--with--\r\n a boundary in it', 'latin1');
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]);
const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
const people = [
  'owner',
  'administrator',
  'press',
  'sales',
  'member',
  'careful',
  'strict',
  'early',
  'ended',
  'visitor',
] as const;
type Who = (typeof people)[number];

let backEnd: LocalFirebase;
let tokens: Record<Who, string | null>;
let next = 0;
const freshName = () => `press-${`picture${next++}`.padEnd(20, 'x')}`;

/** What the SDK sends. */
function body(bytes: Buffer, contentType: string, boundary = 'between'): Buffer {
  const metadata = JSON.stringify({ contentType });
  const before = `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadata}\r\n--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`;
  return Buffer.concat([Buffer.from(before), bytes, Buffer.from(`\r\n--${boundary}--`)]);
}
const address = (path: string) => `http://127.0.0.1:${backEnd.port}${path}`;
async function upload(
  token: string | null,
  { name = freshName(), bytes = webp, type = 'image/webp', of = bucket, headers = {} } = {},
): Promise<number> {
  const answer = await fetch(address(`/v0/b/${of}/o?name=${encodeURIComponent(name)}`), {
    method: 'POST',
    headers: {
      'content-type': 'multipart/related; boundary=between',
      ...(token && { authorization: `Firebase ${token}` }),
      ...headers,
    },
    body: new Uint8Array(body(bytes, type)),
  });
  await answer.arrayBuffer();
  return answer.status;
}
const read = (name: string, search = '?alt=media') => fetch(address(`/v0/b/${bucket}/o/${name}${search}`));

beforeAll(async () => {
  backEnd = await startBackEnd({ facts: siteFacts, dataDir, port: 0, emulatorJar: null });
  const account = (name: string, claims: Readonly<Record<string, unknown>>) => {
    backEnd.accounts.save(`${name}@example.com`, `the password of ${name}`, claims);
    return signIn(backEnd, `${name}@example.com`, `the password of ${name}`);
  };
  const seconds = Math.floor(Date.now() / 1000);
  const ended = await account('ended', { role: 'owner' });
  backEnd.accounts.save('ended@example.com', 'another password', { role: 'owner' });
  await account('careful', { role: 'owner', secondFactor: true });
  await account('early', { role: 'owner' });
  tokens = {
    owner: await account('owner', { role: 'owner' }),
    administrator: await signIn(backEnd, backEnd.administrator.email, backEnd.administrator.password),
    press: await account('press', { role: 'press' }),
    sales: await account('sales', { role: 'sales' }),
    member: await account('member', {}),
    careful: backEnd.issueToken('careful@example.com', seconds, { factor: 'totp' }),
    strict: await account('strict', { role: 'owner', secondFactor: true }),
    early: backEnd.issueToken('early@example.com', seconds, { authTime: seconds - 12 * 3600 - 60 }),
    ended,
    visitor: null,
  };
});
afterAll(() => backEnd.stop());

describe('who puts a picture into the bucket', () => {
  test.each<readonly [Who, boolean]>([
    ['owner', true],
    ['administrator', true],
    ['press', true],
    ['careful', true],
    ['sales', false],
    ['member', false],
    ['strict', false],
    ['early', false],
    ['ended', false],
    ['visitor', false],
  ])('%s: %s', async (who, may) => {
    expect(await upload(tokens[who])).toBe(may ? 200 : 403);
  });

  test('nobody whose sign-in a document ended, and nobody with a token of their own making', async () => {
    backEnd.accounts.save('leaver@example.com', 'the password of leaver', { role: 'press' });
    const token = await signIn(backEnd, 'leaver@example.com', 'the password of leaver');
    expect(await upload(token)).toBe(200);
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
    const end = {
      update: { name: nameOf(`sessions/${sub}`), fields: {} },
      updateTransforms: [{ fieldPath: 'validSince', setToServerValue: 'REQUEST_TIME' }],
    };
    expect((await call(backEnd.port, 'commit', { writes: [end] }, token)).status).toBe(200);
    expect(await upload(token)).toBe(403);
    expect(await upload(`${token}x`)).toBe(401);
    expect(await upload('nonsense')).toBe(401);
  });

  test('no page of another origin', async () => {
    expect(await upload(tokens.press, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
    expect(await upload(tokens.press, { headers: { origin: 'https://evil.example' } })).toBe(403);
  });
});

describe('what is put there', () => {
  const big = (size: number) => Buffer.concat([webp, Buffer.alloc(size - webp.length)]);
  test.each<readonly [string, Parameters<typeof upload>[1], number]>([
    ['a WebP', {}, 200],
    ['a JPEG', { bytes: jpeg, type: 'image/jpeg' }, 200],
    ['one of 1.5 MB', { bytes: big(1_572_864) }, 200],
    ['one byte more', { bytes: big(1_572_865) }, 403],
    ['much more', { bytes: big(3 << 20) }, 413],
    ['nothing', { bytes: Buffer.alloc(0) }, 403],
    ['a PNG', { bytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), type: 'image/png' }, 403],
    ['a drawing that could run', { bytes: Buffer.from('<svg onload="x()"/>'), type: 'image/svg+xml' }, 403],
    ['a document', { bytes: Buffer.from('<script>x()</script>'), type: 'text/html' }, 403],
    ['a document that says it is a WebP', { bytes: Buffer.from('<script>x()</script>') }, 400],
    ['a JPEG that says it is a WebP', { bytes: jpeg }, 400],
    ['a WebP that says it is a JPEG', { type: 'image/jpeg' }, 400],
    ['a name of another kind', { name: 'logo' }, 403],
    ['a name that is guessed', { name: 'press-1' }, 403],
    ['a name with a folder', { name: 'press/abcdefghijklmnopqrst' }, 404],
    ['a way out', { name: '../administrator.json' }, 404],
    ['a hidden name', { name: '.press' }, 404],
    ['no name', { name: '' }, 404],
    ['another bucket', { of: 'other.app' }, 404],
  ])('%s', async (_, what, status) => {
    expect(await upload(tokens.press, what)).toBe(status);
  });

  test('never another picture of the same name', async () => {
    const name = freshName();
    expect(await upload(tokens.press, { name })).toBe(200);
    expect(await upload(tokens.press, { name, bytes: jpeg, type: 'image/jpeg' })).toBe(403);
    expect(Buffer.from(await (await read(name)).arrayBuffer())).toEqual(webp);
  });

  test.each([
    ['no boundary', 'multipart/related', body(webp, 'image/webp')],
    ['another boundary', 'multipart/related; boundary=other', body(webp, 'image/webp')],
    ['cut off', 'multipart/related; boundary=between', body(webp, 'image/webp').subarray(0, -4)],
    [
      'no metadata',
      'multipart/related; boundary=between',
      Buffer.from('--between\r\n\r\nx\r\n--between\r\n\r\ny\r\n--between--'),
    ],
    ['a file alone', 'image/webp', webp],
  ])('%s is no upload', async (_, contentType, sent) => {
    const answer = await fetch(address(`/v0/b/${bucket}/o?name=${freshName()}`), {
      method: 'POST',
      headers: { 'content-type': contentType, authorization: `Firebase ${tokens.press}` },
      body: new Uint8Array(sent),
    });
    expect(answer.status).toBe(400);
  });
});

test('whoever knows its name reads a picture, as what it is and for ever; nobody lists, changes or removes any', async () => {
  const name = freshName();
  await upload(tokens.press, { name, bytes: jpeg, type: 'image/jpeg' });
  const answer = await read(name);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(jpeg);
  expect(await (await read(name, '')).json()).toMatchObject({ name, bucket, size: '10', contentType: 'image/jpeg' });
  expect((await read(`press-${'z'.repeat(20)}`)).status).toBe(404);
  // Whatever else the bucket holds is nobody's to read.
  for (const other of ['logo', 'press-1']) expect((await read(other)).status).toBe(403);
  for (const [method, path] of [
    ['GET', `/v0/b/${bucket}/o`],
    ['DELETE', `/v0/b/${bucket}/o/${name}`],
    ['PATCH', `/v0/b/${bucket}/o/${name}`],
    ['POST', `/v0/b/${bucket}/o/${name}`],
  ] as const)
    expect(
      (await fetch(address(path), { method, headers: { authorization: `Firebase ${tokens.owner}` } })).status,
    ).toBe(404);
  expect(readdirSync(join(dataDir, 'storage')).filter((file) => !file.startsWith('press-'))).toEqual([]);
});

test('the rules of pictures ask the same of a role, its age and its second factor as those of posts', () => {
  const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const functionsOf = (source: string) =>
    Object.fromEntries(
      [...source.matchAll(/function (\w+)\(\) \{([\s\S]*?)\n {4}\}/g)].map(([, name, text]) => [name, text]),
    );
  const [posts, pictures] = [functionsOf(read('firestore.rules')), functionsOf(read('storage.rules'))];
  for (const same of ['isYoungSignIn', 'rolesWithSecondFactor', 'needsSecondFactor', 'hasSecondFactor'])
    expect(pictures[same]).toBe(posts[same]);
  expect(() => parseRules(read('storage.rules'))).toThrow(/'cloud' expected/);
});
