import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@platform/local-firebase/database';
import { afterEach, expect, test, vi } from 'vitest';
import { sqliteLeadStore } from '../store/sqliteLeadStore';
import { storedLead } from '../testing/storedLead';
import { localWitnesses } from './localWitnesses';

afterEach(() => vi.unstubAllEnvs());

async function fill() {
  const folder = mkdtempSync(path.join(tmpdir(), 'witnesses-'));
  vi.stubEnv('DATA_DIR', folder);
  const database = openDatabase(path.join(folder, 'leads.db'));
  const store = sqliteLeadStore(database);
  await store.add(
    storedLead({ id: 'f00d'.repeat(16), release: 'live/41', consent: '2026-11-22', marketing: '2026-11-20' }),
  );
  await store.add(storedLead({ id: 'beef'.repeat(16), release: null }));
  return { store, close: () => database.close() };
}

test('a lead says what was shown and agreed to, nothing of the person, and the access log who asked', async () => {
  const { store, close } = await fill();
  const witnesses = await localWitnesses();
  const found = await witnesses?.find('f00df00df00d', 'owner@example.com');
  expect(found).toMatchObject({ id: 'f00d'.repeat(16), release: 'live/41', page: '/dunsan-riverview/customer' });
  const kept = readFileSync(path.join(import.meta.dirname, '../../../../site/consents/2026-11-22.json'), 'utf8');
  expect(found?.texts['consent-2026-11-22.json']).toBe(kept);
  expect(Object.keys(found?.texts ?? {})).toEqual(['consent-2026-11-22.json', 'consent-2026-11-20.json']);
  expect(JSON.stringify({ ...found, texts: {} })).not.toMatch(/김하늘|1234/);
  const { entries } = await store.readLog(null, 10);
  expect(entries).toMatchObject([{ who: 'owner@example.com', action: 'evidence', lead: 'f00d'.repeat(16), count: 1 }]);
  witnesses?.close();
  close();
});

test('every release that a lead names is told, and no lead is found by too little of its id', async () => {
  const { close } = await fill();
  const witnesses = await localWitnesses();
  expect(await witnesses?.releases()).toEqual(new Set(['live/41']));
  expect(await witnesses?.find('0000000000000000', 'owner')).toBeNull();
  await expect(witnesses?.find('f00d', 'owner')).rejects.toThrow('too short');
  witnesses?.close();
  close();
});

test('a machine without leads has none', async () => {
  vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'witnesses-')));
  expect(await localWitnesses()).toBeNull();
});
