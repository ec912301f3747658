import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Signal } from '@platform/contract';
import { releaseOverview } from '@platform/release/inspect/releaseOverview';
import { append } from '@platform/release/journal';
import { temporaryStore } from '@platform/release/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeFirestore, fakeIncrement } from '../leads/store/fakeFirestore';
import { createSignalsHandler, type SignalsOptions } from './createSignalsHandler';
import { firestoreSignalStore } from './store/firestoreSignalStore';

const view: Signal = { kind: 'view', page: '/', module: 'mf-home@1f0c2a', first: true };
const report = { release: 'live/41', width: 'narrow', signals: [view] };
const key = 'a-key-of-this-machine';

let server: Server;
let url: string;
let now: Date;
const store = () => firestoreSignalStore(fakeFirestore(), fakeIncrement);

async function start(change: Partial<SignalsOptions> = {}): Promise<void> {
  const handle = createSignalsHandler({
    store: store(),
    now: () => now,
    limits: { bodyBytes: 2000, ofAddress: { burst: 5, perMinute: 1 }, ofAll: { burst: 8, perMinute: 1 } },
    staffOf: async ({ headers }) =>
      headers.authorization === 'Bearer administrator' ? { account: 'owner', role: 'owner' } : null,
    key,
    releases: async () => null,
    report: (error) => {
      throw error;
    },
    ...change,
  });
  server = createServer(async (request, response) => {
    if (!(await handle(request, response))) response.writeHead(404).end('not ours');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/signals`;
}

beforeEach(() => {
  now = new Date('2026-11-22T12:34:56Z');
  return start();
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const read = async (path: string, token = key) => {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, body: await answer.json() };
};

test('counts a report, and shows hours and steps to who may read', async () => {
  expect((await post(report)).status).toBe(204);
  now = new Date('2026-11-22T13:00:00Z');
  expect((await post({ ...report, release: 'canary/7' })).status).toBe(204);
  expect((await read('/hours?from=2026-11-22T12')).body).toEqual({
    now: '2026-11-22T13:00:00.000Z',
    hours: [
      { hour: '2026-11-22T12', release: 'live/41', tally: { views: 1, visits: 1 } },
      { hour: '2026-11-22T13', release: 'canary/7', tally: { views: 1, visits: 1 } },
    ],
  });
  expect((await read('?days=7', 'administrator')).body).toMatchObject({
    stepHours: 6,
    steps: [
      { at: '2026-11-22T12', release: 'live/41', module: view.module },
      { at: '2026-11-22T12', release: 'canary/7', module: view.module },
    ],
  });
});

test('nobody else reads', async () => {
  for (const token of ['', 'visitor', `${key}x`]) {
    expect((await read('', token)).status).toBe(401);
    expect((await read('/hours?from=2026-11-22T12', token)).status).toBe(401);
    expect((await read('/releases', token)).status).toBe(401);
  }
  server.close();
  await start({ key: null });
  expect((await read('', 'null')).status).toBe(401);
});

test('shows the newest releases, and says where their journal is not at hand', async () => {
  expect(await read('/releases', 'administrator')).toEqual({ status: 200, body: { journal: null } });
  server.close();
  const store = await temporaryStore();
  const record = { site: 'site-1', lock: 'lock', modules: {}, changed: { 'mf-home': { from: null, to: 'a' } } };
  const note = { base: null, at: now.toISOString(), by: 'Kim', commit: null, why: 'opening' };
  await append(store, { number: 1, kind: 'publish', ...record, ...note });
  await start({ releases: (most) => releaseOverview(store, most) });
  expect((await read('/releases', 'administrator')).body).toMatchObject({
    journal: { releases: [{ name: 'live/1', changed: ['mf-home'], by: 'Kim', why: 'opening' }], canary: null },
  });
});

test.each([
  ['no JSON', '{', 400],
  ['no report', { ...report, width: 'huge' }, 400],
  ['more than a report holds', { ...report, filler: 'x'.repeat(2000) }, 413],
])('%s is refused', async (_, body, status) => {
  expect((await post(body)).status).toBe(status);
});

test('pages of other sites are not counted', async () => {
  expect((await post(report, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post(report, { 'sec-fetch-site': 'same-origin' })).status).toBe(204);
});

test('an address is slowed down, and all of them together are', async () => {
  const from = (address: string) => post(report, { 'x-forwarded-for': address });
  const statuses: number[] = [];
  for (let at = 0; at < 7; at++) statuses.push((await from('203.0.113.7')).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
  for (let at = 0; at < 3; at++) expect((await from(`203.0.113.${at + 8}`)).status).toBe(204);
  expect((await from('203.0.113.20')).status).toBe(429);
});
