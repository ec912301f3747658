import { request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTransaction } from '../../store/database';
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
      const lead = storedLead({ id: `lead-${String(n).padStart(12, '0')}`, receivedAt, name: `이름${n % 97}` });
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
  delay.enable();
  const answer = await fetch(`${endpoint.url}/export`, { headers: administrator });
  const text = await answer.text();
  delay.disable();
  const rows = text.trimEnd().split('\r\n').slice(1);
  expect(rows).toHaveLength(many);
  expect(rows[0]).toContain('"2026-11-20 14:33"');
  expect(rows.at(-1)).toContain('"2026-11-20 09:00"');
  expect(new Set(rows.map((row) => row.split(',')[2])).size).toBe(97);
  // Built at once, these rows held the loop for 18 seconds. Half of all turns stay far below what anybody feels.
  expect(delay.percentile(50) / 1e6).toBeLessThan(50);
  expect(delay.max / 1e6).toBeLessThan(1000);
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
  });
  const asked = list.mock.calls.length;
  expect(asked).toBeLessThan(many / 200);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(list.mock.calls.length).toBe(asked);
  expect(endpoint.failures).toEqual([]);
});
