import { request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { inTransaction } from '@platform/local-firebase/database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadInsert } from '../store/leadSchema';
import { sqliteStore } from '../testing/sqliteStore';
import { startEndpoint } from '../testing/startEndpoint';
import { storedLead } from '../testing/storedLead';

const administrator = { authorization: 'Bearer administrator' };
const many = 20_000;

let opened: ReturnType<typeof sqliteStore>;
let endpoint: Awaited<ReturnType<typeof startEndpoint>>;

beforeEach(async () => {
  opened = sqliteStore();
  opened.database.exec('PRAGMA synchronous = OFF');
  const insert = leadInsert(opened.database);
  inTransaction(opened.database, () => {
    for (let n = 0; n < many; n++) {
      const receivedAt = new Date(Date.parse('2026-11-20T00:00:00Z') + n * 1000).toISOString();
      // Long rows: 25 MB in all, more than sockets hold.
      const page = `/${'x'.repeat(1000)}`;
      const lead = storedLead({ id: `lead-${String(n).padStart(12, '0')}`, receivedAt, name: `이름${n % 97}`, page });
      insert({ ...lead, lead: JSON.stringify(lead) });
    }
  });
  endpoint = await startEndpoint({ store: opened.store });
}, 60_000);
afterEach(async () => {
  await endpoint.close();
  opened.dispose();
});

test('every lead is in it once, newest first, and nobody waits meanwhile', { timeout: 60_000 }, async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const began = performance.now();
  delay.enable();
  let turns = 0;
  let counting = true;
  const count = () => {
    turns++;
    if (counting) setImmediate(count);
  };
  count();
  const reads: { readonly turn: number; readonly limit: number }[] = [];
  const list = opened.store.list;
  opened.store.list = (query) => {
    reads.push({ turn: turns, limit: query.limit });
    return list(query);
  };
  const answer = await fetch(`${endpoint.url}/export`, { headers: administrator });
  const text = await answer.text();
  counting = false;
  delay.disable();
  const rows = text.trimEnd().split('\r\n').slice(1);
  expect(rows).toHaveLength(many);
  expect(rows[0]).toContain('"2026-11-20 14:33"');
  expect(rows.at(-1)).toContain('"2026-11-20 09:00"');
  expect(new Set(rows.map((row) => row.split(',')[2])).size).toBe(97);
  // Whatever else the machine does: a hundred leads at a time, and others have their turn after one or two of these.
  expect(Math.max(...reads.map(({ limit }) => limit))).toBe(100);
  expect(reads.length).toBeGreaterThanOrEqual(many / 100);
  expect(reads.filter(({ turn }, n) => turn === reads[n - 2]?.turn)).toEqual([]);
  expect(delay.max / 1e6).toBeLessThan((performance.now() - began) / 4);
});

test('a slow reader takes no more memory than a slice, and breaking off ends the work', {
  timeout: 60_000,
}, async () => {
  const list = vi.spyOn(opened.store, 'list');
  await new Promise<void>((resolve, reject) => {
    const download = request(`${endpoint.url}/export`, { headers: administrator }, (response) => {
      response.once('data', () => {
        response.pause();
        // Whoever does not read is not written to: what the sockets hold, and no more.
        setTimeout(() => {
          download.destroy();
          resolve();
        }, 500);
      });
      response.on('error', () => {});
    });
    download.on('error', reject);
    download.end();
  });
  await vi.waitFor(async () => {
    const { entries } = await opened.store.readLog(null, 1);
    expect(entries).toMatchObject([{ action: 'export-end' }]);
    expect(entries[0]?.count).toBeLessThan(many);
  }, 10_000);
  const asked = list.mock.calls.length;
  expect(asked).toBeLessThan(many / 100);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(list.mock.calls.length).toBe(asked);
  expect(endpoint.failures).toEqual([]);
});
