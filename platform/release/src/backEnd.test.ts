import http, { type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { findBackEnd } from './backEnd';
import { sampleSite } from './testing';

let server: Server | null = null;
afterEach(() => {
  vi.unstubAllEnvs();
  server?.close();
  server = null;
});

/** A back end whose answers are `statuses`, one after the other, and then the last one. */
async function listen(...statuses: readonly number[]): Promise<string> {
  let asked = 0;
  const listening = http.createServer((_, response) => {
    response.writeHead(statuses[Math.min(asked++, statuses.length - 1)] ?? 200).end();
  });
  server = listening;
  await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

/** An address at which nothing listens. */
async function nowhere(): Promise<string> {
  const address = await listen();
  await new Promise((closed) => server?.close(closed));
  return address;
}

it('is the address that BACK_END_URL names, also when it misses some probes first', async () => {
  const address = await listen(503, 503, 200);
  vi.stubEnv('BACK_END_URL', address);
  expect(await findBackEnd(sampleSite.facts, 5000)).toBe(address);
});

it('says that it does not answer, what would be lost, and how to go on', async () => {
  const address = await nowhere();
  vi.stubEnv('BACK_END_URL', address);
  const refusal = findBackEnd(sampleSite.facts, 600);
  await expect(refusal).rejects.toThrow(
    `The back end at ${address} does not answer (ECONNREFUSED). Start it, or correct`,
  );
  await expect(refusal).rejects.toThrow(/feed and the sitemap .* nothing was changed.* --without-posts/);
});

it('says that it is ill, which is not the same as away', async () => {
  vi.stubEnv('BACK_END_URL', await listen(503));
  await expect(findBackEnd(sampleSite.facts, 600)).rejects.toThrow('does not answer (status 503)');
});

it('says that none is configured, at once', async () => {
  const start = Date.now();
  const none = { ...sampleSite.facts, firebase: { ...sampleSite.facts.firebase, emulator: null, projectId: '' } };
  await expect(findBackEnd(none)).rejects.toThrow('No back end is configured: facts.firebase names neither');
  expect(Date.now() - start).toBeLessThan(500);
});
