import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Accounts } from '../auth/accounts';
import { Sessions } from '../auth/sessions';
import { DocumentStore } from '../firestore/documentStore';
import { closeDatabase, openDatabase } from '../store/database';

/** Ends every session of one account of this machine's back end, running or not. Throws where there is no such account. */
export function endLocalSessions(dataDir: string, email: string): void {
  const file = join(dataDir, 'firebase.db');
  if (!existsSync(file)) throw new Error(`There is no back end's data in ${dataDir}. DATA_DIR names another folder.`);
  const database = openDatabase(file);
  try {
    const sessions = new Sessions(database, new DocumentStore(database, []));
    const account = new Accounts(database, sessions).byEmail(email);
    if (!account) throw new Error(`${dataDir} has no account ${email}.`);
    sessions.revoke(account.uid);
  } finally {
    closeDatabase(database);
  }
}
