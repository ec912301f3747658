import http from 'node:http';
import aws4 from 'aws4';
import { afterEach, describe, expect, it } from 'vitest';
import { startWorker } from '../edge/testing/workerHost';
import { listen } from '../serve/testing/servedSite';
import { s3Store } from './s3';
import { s3Bucket } from './testing/s3Service';
import { type SignedCall, signatureTrouble } from './testing/s3Signatures';

const closing: http.Server[] = [];
afterEach(() => {
  for (const server of closing.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function storeBehind(listener: http.RequestListener) {
  const server = http.createServer(listener);
  closing.push(server);
  return s3Store(s3Bucket(`http://127.0.0.1:${await listen(server)}`));
}

it('asks again where a connection breaks', async () => {
  let asked = 0;
  const store = await storeBehind((request, response) => (++asked < 3 ? request.socket.destroy() : response.end('x')));
  expect(await store.read('a')).toHaveLength(1);
  expect(asked).toBe(3);
});

it('says that nobody answers, and what to do', async () => {
  const store = await storeBehind((request) => request.socket.destroy());
  await expect(store.read('a')).rejects.toThrow(
    /does not answer \(\w+\)\. What was live stays live\. Look at the network/,
  );
});

it('says what was refused, and what to do', async () => {
  const store = await storeBehind((_, response) =>
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'),
  );
  await expect(store.read('a')).rejects.toThrow(
    /answers 403 AccessDenied\. What was live stays live\. Look at its name/,
  );
});

it('what is no listing is none', async () => {
  const store = await storeBehind((_, response) => response.end('<html>'));
  await expect(store.list('')).rejects.toThrow('answers a listing with something else');
});

it('tries a removal once: later it would remove what others rely on', async () => {
  const removals: string[] = [];
  const at = Date.now() - 48 * 3_600_000;
  const store = await storeBehind((request, response) => {
    if (request.method === 'DELETE') {
      removals.push(request.url ?? '');
      return request.socket.destroy();
    }
    response.writeHead(200, { 'last-modified': new Date(at).toUTCString() }).end();
  });
  await expect(store.remove({ key: 'a', bytes: 1, at })).rejects.toThrow('does not answer');
  expect(removals).toEqual(['/releases/a']);
});

it.each([
  [
    { secretAccessKey: 'guessed' },
    /403 SignatureDoesNotMatch\. What was live stays live\. The secret is not that of the key: set AWS_SECRET_ACCESS_KEY/,
  ],
  [
    { accessKeyId: 'nobody' },
    /403 InvalidAccessKeyId\. What was live stays live\. The service knows no such key: set AWS_ACCESS_KEY_ID/,
  ],
])(
  'a service that checks signatures refuses %o, reading and writing, and it is said what to do',
  async (wrong, said) => {
    const { s3, store, close } = await startWorker();
    try {
      await store.create('kept', 'x');
      const other = s3Store({ ...s3, ...wrong });
      await expect(other.read('kept')).rejects.toThrow(said);
      await expect(other.create('made', 'x')).rejects.toThrow(said);
      await expect(other.list('')).rejects.toThrow(said);
      expect((await store.list('')).map(({ key }) => key)).toEqual(['kept']);
    } finally {
      await close();
    }
  },
  30_000,
);

describe('the signatures of the service under test', () => {
  const bucket = s3Bucket('https://s3.example');
  const call = (change: (signed: SignedCall) => SignedCall) => {
    const at = { host: 's3.example', path: '/releases/a?list-type=2', method: 'PUT', service: 's3', region: 'auto' };
    const { headers = {} } = aws4.sign({ ...at, headers: { 'x-amz-copy-source': '/releases/b' } }, bucket);
    const all = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    return signatureTrouble(change({ method: at.method, url: `https://${at.host}${at.path}`, headers: all }), bucket);
  };
  it.each<[string, (signed: SignedCall) => SignedCall, string | null]>([
    ['nothing', (one) => one, null],
    ['the method', (one) => ({ ...one, method: 'DELETE' }), 'SignatureDoesNotMatch'],
    ['the key', (one) => ({ ...one, url: one.url.replace('/a?', '/c?') }), 'SignatureDoesNotMatch'],
    ['the query', (one) => ({ ...one, url: `${one.url}&prefix=b` }), 'SignatureDoesNotMatch'],
    [
      'a header',
      (one) => ({ ...one, headers: one.headers.map(([n, v]) => [n, v.replace('/releases/b', '/releases/d')]) }),
      'SignatureDoesNotMatch',
    ],
    ['a header more', (one) => ({ ...one, headers: [...one.headers, ['x-amz-acl', 'public-read']] }), 'AccessDenied'],
    [
      'the region',
      (one) => ({ ...one, headers: one.headers.map(([n, v]) => [n, v.replace('/auto/', '/east/')]) }),
      'AuthorizationHeaderMalformed',
    ],
    ['all of it', (one) => ({ ...one, headers: [] }), 'AccessDenied'],
  ])('hold against a change of %s', (_, change, trouble) => {
    expect(call(change)).toBe(trouble);
  });
});
