import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import LibSql from 'libsql';

/** An open SQLite database, with the synchronous API of better-sqlite3. */
export type Database = InstanceType<typeof LibSql>;

/**
 * Opens (and makes, readable by its owner only) the database at `file`.
 * What is deleted is overwritten. Write-ahead log with `synchronous = FULL`: a write that was acknowledged survives `kill -9` and a power cut.
 */
export function openDatabase(file: string): Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new LibSql(file);
  chmodSync(file, 0o600);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA secure_delete = ON;',
  );
  return database;
}

/** Closes the database with its log written back: what was deleted does not stay behind in a file beside it. */
export function closeDatabase(database: Database): void {
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

/** Runs `work` as one transaction: all of it or, if it throws, nothing of it. */
export function inTransaction<T>(database: Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
