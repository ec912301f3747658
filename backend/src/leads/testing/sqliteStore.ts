import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@platform/local-firebase/database';
import type { LeadStore } from '../leadStore';
import { sqliteLeadStore } from '../store/sqliteLeadStore';

/** A store in a folder of its own, for tests; `dispose` closes and removes it. */
export function sqliteStore(): {
  readonly store: LeadStore;
  readonly database: Database;
  readonly folder: string;
  dispose(): void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'));
  const database = openDatabase(join(folder, 'leads.db'));
  return {
    store: sqliteLeadStore(database),
    database,
    folder,
    dispose() {
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}
