import { createHash } from 'node:crypto';
import type { FirestoreClient } from '../../leads/store/firestoreClient';
import { mostKeys, type SignalCount, type SignalStore, signalDays } from '../signalStore';
import { talliesOf } from './tallies';

/** One module, page and width in a document. */
interface Entry {
  readonly module: string;
  readonly page: string;
  readonly width: SignalCount['width'];
  readonly tally: Readonly<Record<string, number>>;
}

/** Firestore takes no more than 1500 bytes for a field's name, and paths of pages may hold what it does not take. */
const fieldOf = (...place: readonly string[]) =>
  `k${createHash('sha256').update(place.join('\0')).digest('hex').slice(0, 16)}`;

/**
 * Counts signals in Firestore, collection `signals`: a document of an hour and a release holds all modules, pages and widths, so
 * that a report is one write and an hour one read. It is gone by itself after its time (`firestore.indexes.json`).
 *
 * @param increment `FieldValue.increment`
 */
export function firestoreSignalStore(
  firestore: FirestoreClient,
  increment: (by: number) => unknown,
  most = mostKeys,
): SignalStore {
  const collection = firestore.collection('signals');
  // What this process has seen of the hour: the number of keys is bounded for each process, and so is that of processes.
  let seen: { hour: string; readonly keys: Set<string> } = { hour: '', keys: new Set() };

  function isAllowed(hour: string, key: string): boolean {
    if (seen.hour !== hour) seen = { hour, keys: new Set() };
    if (seen.keys.size >= most) return seen.keys.has(key);
    seen.keys.add(key);
    return true;
  }

  return {
    async add(hour, report) {
      const { release, width } = report;
      const entries = talliesOf(report)
        .filter(({ module, page }) => isAllowed(hour, `${release} ${module} ${page} ${width}`))
        .map(({ module, page, tally }) => {
          const more = Object.fromEntries(Object.entries(tally).map(([name, count]) => [name, increment(count)]));
          return [fieldOf(module, page, width), { module, page, width, tally: more }] as const;
        });
      if (entries.length === 0) return;
      const expires = new Date(Date.parse(`${hour}:00:00Z`) + signalDays * 86_400_000);
      const document = collection.doc(`${hour}_${(release ?? '').replace('/', '_')}`);
      await document.set({ hour, release, expires, counts: Object.fromEntries(entries) }, { merge: true });
    },
    async read(from, to) {
      const { docs } = await collection.where('hour', '>=', from).where('hour', '<', to).orderBy('hour', 'asc').get();
      return docs.flatMap((doc) => {
        const { hour, release, counts } = doc.data() as {
          readonly hour: string;
          readonly release: string | null;
          readonly counts: Readonly<Record<string, Entry>>;
        };
        return Object.values(counts).map((entry): SignalCount => ({ hour, release, ...entry }));
      });
    },
    // By its policy of time to live.
    forget: async () => {},
  };
}
