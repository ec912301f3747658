import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTransaction, openDatabase } from './database';

const freshFile = () => join(mkdtempSync(join(tmpdir(), 'store-')), 'below', 'site.db');

test('a database is for its owner only and waits for the disk', () => {
  const file = freshFile();
  const database = openDatabase(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(database.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  expect(database.prepare('PRAGMA synchronous').get()).toMatchObject({ synchronous: 2 });
});

test('a transaction that throws leaves nothing', () => {
  const database = openDatabase(freshFile());
  database.exec('CREATE TABLE t (x)');
  expect(() =>
    inTransaction(database, () => {
      database.exec('INSERT INTO t VALUES (1)');
      throw new Error('in the middle');
    }),
  ).toThrow('in the middle');
  inTransaction(database, () => database.exec('INSERT INTO t VALUES (2)'));
  expect(database.prepare('SELECT x FROM t').all()).toMatchObject([{ x: 2 }]);
});
