import http from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listen } from '../serve/testing/servedSite';
import { s3Store } from './s3';
import { s3Bucket } from './testing/s3Service';

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
