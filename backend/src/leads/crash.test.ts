import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@platform/local-firebase/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqliteLeadStore } from './store/sqliteLeadStore';

const program = fileURLToPath(new URL('testing/endpointProcess.ts', import.meta.url));
let folder: string;
let running: ChildProcess | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-crash-'));
});
afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function start(file: string): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  running = child;
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: line.toString().trim(), process: child };
}

test('after kill -9 under load every acknowledged lead is there, whole and once', { timeout: 240_000 }, async () => {
  const file = join(folder, 'leads.db');
  const acknowledged = new Set<string>();
  let sent = 0;
  for (let round = 0; round < 3; round++) {
    const { url, process: child } = await start(file);
    const gone = once(child, 'exit');
    const killAfter = acknowledged.size + 60 + round * 37;
    const clients = Array.from({ length: 16 }, async () => {
      for (;;) {
        const key = `crash-lead-${String(++sent).padStart(8, '0')}`;
        const body = JSON.stringify({
          key,
          name: '김하늘',
          phone: '010-1234-5678',
          message: key,
          consent: '2026-11-20',
        });
        const signal = AbortSignal.timeout(30_000);
        try {
          const headers = { 'content-type': 'application/json' };
          const answer = await fetch(url, { method: 'POST', headers, body, signal });
          if (((await answer.json()) as { ok: boolean }).ok) acknowledged.add(key);
        } catch (error) {
          // Killed is what it should be; an answer that never comes is a fault.
          if (signal.aborted) throw error;
          return;
        }
        if (acknowledged.size >= killAfter) child.kill('SIGKILL');
      }
    });
    await Promise.all(clients);
    const [, signal] = await gone;
    expect(signal).toBe('SIGKILL');
  }
  const database = openDatabase(file);
  const store = sqliteLeadStore(database);
  const { leads } = await store.list({ text: '', state: 'all', cursor: null, limit: 10_000 });
  const found = new Set(leads.map(({ message }) => message));
  expect(acknowledged.size).toBeGreaterThan(200);
  expect([...acknowledged].filter((key) => !found.has(key))).toEqual([]);
  expect(found.size).toBe(leads.length);
  database.close();
});
