import type {
  FirestoreBatch,
  FirestoreClient,
  FirestoreCollection,
  FirestoreDocument,
  FirestoreQuery,
  FirestoreSnapshot,
  FirestoreTransaction,
} from './firestoreClient';
import { firestoreCode } from './firestoreClient';

type Data = Readonly<Record<string, unknown>>;

function failure(code: number): Error {
  return Object.assign(new Error(`Firestore status ${code}`), { code });
}

const inOrder = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

function compare(a: unknown, b: unknown): number {
  return a === b ? 0 : inOrder(a) < inOrder(b) ? -1 : 1;
}

/** What the fake takes for `FieldValue.increment`. */
export const fakeIncrement = (by: number) => ({ by });

const isMap = (value: unknown): value is Data => Object.prototype.toString.call(value) === '[object Object]';

function merged(before: unknown, after: unknown): unknown {
  if (!isMap(after)) return after;
  if (typeof after.by === 'number' && Object.keys(after).length === 1) return Number(before ?? 0) + after.by;
  const known = isMap(before) ? before : {};
  return {
    ...known,
    ...Object.fromEntries(Object.entries(after).map(([key, value]) => [key, merged(known[key], value)])),
  };
}

/** Firestore in memory, as far as {@link FirestoreClient} goes: copies values, checks batches before it writes them. */
export function fakeFirestore(): FirestoreClient {
  const documents = new Map<string, Data>();
  let last: Promise<unknown> = Promise.resolve();
  /** One commit after another: between its check and its writes nothing else is written by a transaction. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }

  function reference(path: string): FirestoreDocument {
    return {
      id: path.slice(path.indexOf('/') + 1),
      path,
      get: async () => snapshot(path),
      set: async (data, options) =>
        void documents.set(path, structuredClone(options ? (merged(documents.get(path), data) as Data) : data)),
      update: async (change) => {
        const data = documents.get(path);
        if (!data) throw failure(firestoreCode.notFound);
        documents.set(path, structuredClone({ ...data, ...change }));
      },
    };
  }

  function snapshot(path: string): FirestoreSnapshot {
    const data = structuredClone(documents.get(path));
    return { id: reference(path).id, exists: data !== undefined, ref: reference(path), data: () => data };
  }

  type Step = (found: readonly FirestoreSnapshot[]) => readonly FirestoreSnapshot[];
  type Order = readonly [field: string, sign: 1 | -1];

  function query(collection: string, orders: readonly Order[], steps: readonly Step[]): FirestoreQuery {
    const distance = (snapshot: FirestoreSnapshot, values: readonly unknown[]) =>
      orders.reduce((found, [field, sign], i) => found || sign * compare(snapshot.data()?.[field], values[i]), 0);
    const then = (step: Step) => query(collection, orders, [...steps, step]);
    const result: FirestoreQuery = {
      count: () => ({
        get: async () => {
          const { docs } = await result.get();
          return { data: () => ({ count: docs.length }) };
        },
      }),
      where: (field, operator, value) =>
        then((found) =>
          found.filter((doc) =>
            operator === '=='
              ? doc.data()?.[field] === value
              : // A comparison holds only between values of one type.
                typeof doc.data()?.[field] === typeof value &&
                compare(doc.data()?.[field], value) < 0 === (operator === '<'),
          ),
        ),
      orderBy: (field, direction) => query(collection, [...orders, [field, direction === 'asc' ? 1 : -1]], steps),
      startAfter: (...values) => then((found) => found.filter((doc) => distance(doc, values) > 0)),
      limit: (count) => then((found) => found.slice(0, count)),
      get: async () => {
        const paths = [...documents.keys()].filter((path) => path.startsWith(`${collection}/`));
        const sorted = paths.map(snapshot).sort((a, b) =>
          distance(
            a,
            orders.map(([field]) => b.data()?.[field]),
          ),
        );
        return { docs: steps.reduce<readonly FirestoreSnapshot[]>((found, step) => step(found), sorted) };
      },
    };
    return result;
  }

  function batch(): FirestoreBatch {
    const writes: (() => void)[] = [];
    const created: string[] = [];
    return {
      create(document, data) {
        created.push(document.path);
        writes.push(() => documents.set(document.path, structuredClone(data)));
      },
      set(document, data) {
        writes.push(() => documents.set(document.path, structuredClone(data)));
      },
      delete(document) {
        writes.push(() => documents.delete(document.path));
      },
      async commit() {
        if (created.some((path) => documents.has(path))) throw failure(firestoreCode.alreadyExists);
        for (const write of writes) write();
      },
    };
  }

  function collection(name: string): FirestoreCollection {
    return { ...query(name, [], []), doc: (id) => reference(`${name}/${id}`) };
  }

  /** As the server does: what was read and has changed when it is to be written makes `work` run again. */
  async function runTransaction<T>(work: (transaction: FirestoreTransaction) => Promise<T>): Promise<T> {
    for (;;) {
      const reads: (() => Promise<boolean>)[] = [];
      const writes = batch();
      let wrote = false;
      async function get(from: FirestoreDocument | FirestoreQuery): Promise<never> {
        if (wrote) throw new Error('Firestore transactions require all reads to be executed before all writes.');
        const seen = async () => {
          const found = await from.get();
          return JSON.stringify(
            'docs' in found ? found.docs.map((doc) => [doc.id, doc.data()]) : (found.data() ?? null),
          );
        };
        const before = await seen();
        const found = await from.get();
        reads.push(async () => (await seen()) === before);
        return found as never;
      }
      const writing =
        <A extends unknown[]>(write: (...values: A) => unknown) =>
        (...values: A) => {
          wrote = true;
          write(...values);
        };
      const result = await work({
        get,
        create: writing(writes.create),
        set: writing(writes.set),
        delete: writing(writes.delete),
      });
      const unchanged = await inTurn(async () => {
        const same = await Promise.all(reads.map((isSame) => isSame()));
        if (same.includes(false)) return false;
        await writes.commit();
        return true;
      });
      if (unchanged) return result;
    }
  }

  return { collection, batch, runTransaction };
}
