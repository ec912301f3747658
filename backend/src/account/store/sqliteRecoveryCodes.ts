import type { Database } from '@platform/local-firebase/database';
import { inTransaction } from '@platform/local-firebase/database';
import type { RecoveryCodes } from '../recoveryCodes';

/** Recovery codes in SQLite. */
export function sqliteRecoveryCodes(database: Database): RecoveryCodes {
  database.exec(
    'CREATE TABLE IF NOT EXISTS recovery_codes (uid TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (uid, hash)) STRICT',
  );
  return {
    async replace(uid, hashes) {
      inTransaction(database, () => {
        database.prepare('DELETE FROM recovery_codes WHERE uid = ?').run(uid);
        const insert = database.prepare('INSERT INTO recovery_codes (uid, hash) VALUES (?, ?)');
        for (const hash of hashes) insert.run(uid, hash);
      });
    },
    async take(uid, hash) {
      return database.prepare('DELETE FROM recovery_codes WHERE uid = ? AND hash = ?').run(uid, hash).changes > 0;
    },
    async count(uid) {
      const row = database.prepare('SELECT count(*) AS codes FROM recovery_codes WHERE uid = ?').get(uid);
      return (row as { codes: number }).codes;
    },
  };
}
