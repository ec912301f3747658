import { join } from 'node:path';
import { DocumentStore } from '../firestore/documentStore';
import { closeDatabase, openDatabase } from '../store/database';
import { type Account, Accounts } from './accounts';
import { Sessions } from './sessions';

/** Makes an account of this machine's back end, running or not, or gives it this password and these claims. */
export function saveLocalAccount(dataDir: string, email: string, password: string, claims: Account['claims']): void {
  const database = openDatabase(join(dataDir, 'firebase.db'));
  try {
    new Accounts(database, new Sessions(database, new DocumentStore(database, []))).save(email, password, claims);
  } finally {
    closeDatabase(database);
  }
}
