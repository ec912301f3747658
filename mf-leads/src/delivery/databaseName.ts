import { inTime } from './inTime';

/** The IndexedDB database of leads that wait; the shell looks for this name too. */
export const databaseName = 'riverview-leads';

/** Whether leads may wait in it. Asks only for its name: opening a database would make it. */
export async function mayHoldLeads(): Promise<boolean> {
  try {
    return !indexedDB.databases || (await inTime(indexedDB.databases())).some(({ name }) => name === databaseName);
  } catch {
    return false; // a browser that tells us nothing of its databases keeps nothing in them for us
  }
}
