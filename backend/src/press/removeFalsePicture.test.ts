import { mkdtempSync } from 'node:fs';
import http, { type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportHosting } from '@platform/release/exportHosting';
import { release } from '@platform/release/release';
import { listen } from '@platform/release/serve/testing/servedSite';
import { page, publishRemote, publishShell, remote, temporaryStore } from '@platform/release/testing';
import site from '@riverview/site';
import { siteFacts } from '@riverview/site/siteFacts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFirestore } from '../leads/store/fakeFirestore';
import { loadFunctions } from '../testing/loadFunctions';
import { removeFalsePicture } from './removeFalsePicture';

const webp = Buffer.from('RIFF\x04\x00\x00\x00WEBPVP8 a picture', 'latin1');
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const page404 = Buffer.from('<html><script>alert(1)</script>');

let files: Map<string, Buffer>;
let asked: string[];
let refuses: number | null;
let server: Server;
let api: string;
/** Google's API as far as it is asked. */
beforeEach(async () => {
  files = new Map();
  asked = [];
  refuses = null;
  server = http.createServer(({ method, url = '', headers }, response) => {
    asked.push(`${method} ${url} ${headers.range ?? '-'} ${headers.authorization}`);
    const name = decodeURIComponent(new URL(url, 'http://api').pathname.split('/').at(-1) ?? '');
    const bytes = files.get(name);
    if (refuses) return void response.writeHead(refuses).end();
    if (!bytes) return void response.writeHead(404).end();
    if (method === 'DELETE') {
      files.delete(name);
      return void response.writeHead(204).end();
    }
    if (bytes.length === 0) return void response.writeHead(416).end();
    response.writeHead(206).end(bytes.subarray(0, 16));
  });
  api = `http://127.0.0.1:${await listen(server)}`;
});
afterEach(() => {
  server.close();
  vi.unstubAllEnvs();
});

const name = 'press-aaaaaaaaaaaaaaaaaaaa';
const look = (bytes: Buffer, contentType: string, called = name) => {
  files.set(called, bytes);
  return removeFalsePicture(
    { bucket: 'a-bucket', name: called, generation: '17', contentType },
    { api, token: async () => 'a-token' },
  );
};

it.each([
  ['a WebP', webp, 'image/webp', false],
  ['a JPEG', jpeg, 'image/jpeg', false],
  ['a page that is called a picture', page404, 'image/webp', true],
  ['a JPEG that is called a WebP', jpeg, 'image/webp', true],
  ['a picture of another kind', webp, 'text/html', true],
  ['nothing', Buffer.alloc(0), 'image/jpeg', true],
])('%s: kept or removed by its first bytes', async (_, bytes, contentType, isRemoved) => {
  expect(await look(bytes, contentType)).toBe(isRemoved);
  expect(files.has(name)).toBe(!isRemoved);
  const file = `/storage/v1/b/a-bucket/o/${name}`;
  expect(asked).toEqual([
    `GET ${file}?alt=media&generation=17 bytes=0-15 Bearer a-token`,
    ...(isRemoved ? [`DELETE ${file}?generation=17 - Bearer a-token`] : []),
  ]);
});

it('leaves what is no file of a post, and what is gone', async () => {
  expect(await look(page404, 'text/html', 'backup.html')).toBe(false);
  expect(asked).toEqual([]);
  expect(
    await removeFalsePicture(
      { bucket: 'b', name, generation: 1, contentType: 'image/webp' },
      { api, token: async () => '' },
    ),
  ).toBe(false);
});

it('rejects where it could not look or remove, so that the event is delivered again', async () => {
  refuses = 503;
  await expect(look(page404, 'image/webp')).rejects.toThrow('answered with 503');
});

it('the exported function does so for the bucket of the facts', async () => {
  vi.stubEnv('STORAGE_API', api);
  const store = await temporaryStore();
  const alpha = await publishRemote(store, remote('mf-alpha', [page({ path: '/' })]));
  await release({ store, replace: { shell: await publishShell(store), 'mf-alpha': alpha }, site, backEnd: null });
  const target = path.join(mkdtempSync(path.join(tmpdir(), 'pictures-')), 'deploy');
  await exportHosting(store, site.functions, target);
  const { pictures } = await loadFunctions(path.join(target, 'functions'), {
    firestore: fakeFirestore(),
    verifyIdToken: async () => ({}),
    accessToken: 'of the account',
  });
  expect(pictures?.options).toMatchObject({ bucket: siteFacts.firebase.storageBucket, retry: true });
  const said = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  files.set(name, page404);
  await pictures?.({ data: { bucket: 'a-bucket', name, generation: '17', contentType: 'image/webp' } });
  expect([files.has(name), said.mock.calls.flat().join('')]).toEqual([
    false,
    expect.stringContaining('image/webp is none'),
  ]);
  said.mockRestore();
}, 30_000);
