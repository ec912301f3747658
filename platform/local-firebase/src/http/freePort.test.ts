import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './freePort';

test('no port is given twice, though nobody listens on the first yet', async () => {
  const ports = [];
  for (let n = 0; n < 1000; n++) ports.push(await freePort());
  expect(new Set(ports).size).toBe(1000);
});

test('something can listen on it', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  server.close();
});
