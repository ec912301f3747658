import { databaseName } from './databaseName';
import { inTime } from './inTime';
import { readWaiting, type WaitingLead } from './waitingLead';

/** Where leads wait that `localStorage` did not take. Every call rejects where the browser has no room here either. */
export interface LeadDatabase {
  readonly put: (waiting: WaitingLead) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly all: () => Promise<readonly WaitingLead[]>;
}

const store = 'leads';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** One transaction on a connection of its own, which is closed again so that no page holds up another. */
async function transact<T>(mode: IDBTransactionMode, work: (leads: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await inTime(open());
  try {
    const transaction = database.transaction(store, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(store));
    await inTime(
      new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      }),
    );
    return request.result;
  } finally {
    database.close();
  }
}

/** The leads in IndexedDB, as text by key, so that an entry that cannot be read spoils no other. */
export const leadDatabase: LeadDatabase = {
  put: async (waiting) => {
    await transact('readwrite', (leads) => leads.put(JSON.stringify(waiting), waiting.lead.key));
  },
  remove: (key) => transact('readwrite', (leads) => leads.delete(key)),
  all: async () => {
    const written = await transact<unknown[]>('readonly', (leads) => leads.getAll());
    return written.flatMap((text) => readWaiting(String(text)) ?? []);
  },
};
