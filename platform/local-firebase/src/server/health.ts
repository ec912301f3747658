import type { FirestoreEngine } from '../firestore/FirestoreEngine';
import type { Database } from '../store/database';

/** What `/healthz` answers. */
export interface Health {
  readonly status: 'ok' | 'unavailable';
  /** Which Firestore it is. */
  readonly firestore: string;
  /** The parts that cannot answer. */
  readonly down: readonly string[];
}

/** Asks the parts of the back end whether they can answer. */
export function healthOf(engine: FirestoreEngine, database: Database): Health {
  const down = [...(engine.isUp ? [] : [engine.name]), ...(isReadable(database) ? [] : ['database'])];
  return { status: down.length === 0 ? 'ok' : 'unavailable', firestore: engine.name, down };
}

function isReadable(database: Database): boolean {
  try {
    database.prepare('SELECT count(*) FROM secrets').get();
    return true;
  } catch {
    return false; // What is wrong with it, its own users report.
  }
}
