import {
  addDoc,
  collection,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  endAt,
  endBefore,
  type Firestore,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  count as howMany,
  increment,
  limit,
  limitToLast,
  orderBy,
  type QueryConstraint,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  startAt,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findEmulator } from '../emulator/findEmulator';
import type { LocalFirebase } from '../server/startLocalFirebase';
import { today, viewKey } from '../testing/postsClient';
import { type SdkClient, sdkClient } from '../testing/sdkClient';
import { startSample } from '../testing/startSample';

// A virtual machine that is still warming up, or a busy one, is no failure.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

interface Fixture {
  /** The administrator's and a visitor's. */
  readonly admin: Firestore;
  readonly visitor: Firestore;
  /** Dates of the posts p0 to p5 of the site `sdk`, oldest first. */
  readonly dates: readonly Timestamp[];
  /** An id that no other step has. */
  readonly id: string;
}

const words = { siteId: 'other', title: '제목', summary: '요약', content: '본문' };
const post = (fields: object = {}) => ({ ...words, date: serverTimestamp(), views: 0, ...fields });
const at = (database: Firestore, id: string) => doc(database, 'posts', id);
const titleOf = async (database: Firestore, id: string) => (await getDoc(at(database, id))).get('title');
const newest = [orderBy('date', 'desc'), orderBy(documentId(), 'desc')];
const oldest = [orderBy('date', 'asc'), orderBy(documentId(), 'asc')];

async function ids(database: Firestore, ...constraints: QueryConstraint[]): Promise<string> {
  const { docs } = await getDocs(query(collection(database, 'posts'), where('siteId', '==', 'sdk'), ...constraints));
  return docs.map((found) => found.id).join(' ');
}
async function counted(database: Firestore, ...constraints: QueryConstraint[]): Promise<number> {
  const wanted = query(collection(database, 'posts'), where('siteId', '==', 'sdk'), ...constraints);
  return (await getCount(wanted)).data().count;
}
const mark = (database: Firestore, id: string, key: string) => doc(at(database, id), 'views', `${today()}-${key}`);
const expires = () => Timestamp.fromMillis((today() + 2) * 86_400_000);
const view = (database: Firestore, id: string, key = viewKey(id)) =>
  writeBatch(database)
    .set(mark(database, id, key), { expires: expires() })
    .update(at(database, id), { views: increment(1), lastView: key })
    .commit();

/** What is done through the SDK, and what comes of it: a value, or the code of an error. */
const steps: readonly (readonly [string, (fixture: Fixture) => Promise<unknown>, unknown])[] = [
  ['creates a post', async ({ admin, id }) => setDoc(at(admin, id), post()), undefined],
  ['adds a post', async ({ admin }) => (await addDoc(collection(admin, 'posts'), post())).id.length, 20],
  ['creates one as a visitor', async ({ visitor, id }) => setDoc(at(visitor, id), post()), 'permission-denied'],
  [
    'creates one with a date of its own',
    async ({ admin, id }) => setDoc(at(admin, id), post({ date: Timestamp.now() })),
    'permission-denied',
  ],
  [
    'sets a title by merging',
    async ({ admin }) => setDoc(at(admin, 'edited'), { title: '합친 제목' }, { merge: true }),
    undefined,
  ],
  [
    'sets a title by named fields',
    async ({ admin }) => setDoc(at(admin, 'edited'), { title: '고른 제목', views: 9 }, { mergeFields: ['title'] }),
    undefined,
  ],
  ['reads it', async ({ visitor }) => titleOf(visitor, 'edited'), '고른 제목'],
  ['replaces a post', async ({ admin }) => setDoc(at(admin, 'edited'), post()), 'permission-denied'],
  ['updates a title', async ({ admin }) => updateDoc(at(admin, 'edited'), { title: '새 제목' }), undefined],
  ['reads the new one', async ({ visitor }) => titleOf(visitor, 'edited'), '새 제목'],
  ['updates with the same title', async ({ admin }) => updateDoc(at(admin, 'edited'), { title: '새 제목' }), undefined],
  ['empties a title', async ({ admin }) => updateDoc(at(admin, 'edited'), { title: '' }), 'permission-denied'],
  [
    'deletes a field',
    async ({ admin }) => updateDoc(at(admin, 'edited'), { summary: deleteField() }),
    'permission-denied',
  ],
  ['updates what is not there', async ({ admin, id }) => updateDoc(at(admin, id), { title: 'x' }), 'permission-denied'],
  [
    'makes the title a reference',
    async ({ admin }) => updateDoc(at(admin, 'edited'), { title: at(admin, 'p0') }),
    'permission-denied',
  ],
  ['reads a post that is not there', async ({ visitor, id }) => (await getDoc(at(visitor, id))).exists(), false],
  [
    'reads another collection',
    async ({ visitor }) => (await getDoc(doc(visitor, 'secret/x'))).exists(),
    'permission-denied',
  ],
  [
    'deletes a post',
    async ({ admin, id }) => setDoc(at(admin, id), post()).then(() => deleteDoc(at(admin, id))),
    undefined,
  ],
  ['deletes what is not there', async ({ admin, id }) => deleteDoc(at(admin, id)), undefined],
  ['deletes as a visitor', async ({ visitor }) => deleteDoc(at(visitor, 'edited')), 'permission-denied'],
  [
    'writes a batch',
    async ({ admin, id }) =>
      writeBatch(admin)
        .set(at(admin, id), post())
        .set(at(admin, `${id}-b`), post())
        .commit(),
    undefined,
  ],
  [
    'writes one twice in a batch',
    async ({ admin, id }) =>
      writeBatch(admin)
        .set(at(admin, id), post())
        .update(at(admin, id), { title: '두 번' })
        .commit()
        .then(() => titleOf(admin, id)),
    '두 번',
  ],
  [
    'writes and deletes in a batch',
    async ({ admin }) =>
      writeBatch(admin)
        .update(at(admin, 'gone'), { title: 'x' })
        .delete(at(admin, 'gone'))
        .commit()
        .then(() => titleOf(admin, 'gone')),
    undefined,
  ],
  [
    'writes a batch with one refused',
    async ({ admin, id }) =>
      writeBatch(admin)
        .set(at(admin, id), post())
        .set(at(admin, `${id}-b`), post({ title: '' }))
        .commit(),
    'permission-denied',
  ],
  ['counts a view', async ({ visitor }) => view(visitor, 'edited'), undefined],
  ['counts it again', async ({ visitor }) => view(visitor, 'edited'), 'permission-denied'],
  [
    'counts without a mark',
    async ({ visitor }) => updateDoc(at(visitor, 'edited'), { views: increment(1) }),
    'permission-denied',
  ],
  ['reads the count', async ({ visitor }) => (await getDoc(at(visitor, 'edited'))).get('views'), 1],
  [
    'reads a mark',
    async ({ visitor }) => (await getDoc(mark(visitor, 'edited', viewKey('edited')))).exists(),
    'permission-denied',
  ],
  ['lists the newest', async ({ visitor }) => ids(visitor, ...newest, limit(3)), 'p5 p4 p3'],
  [
    'lists after a post',
    async ({ visitor, dates }) => ids(visitor, ...newest, startAfter(dates[3], 'p3'), limit(10)),
    'p2 p1 p0',
  ],
  [
    'lists from a post on',
    async ({ visitor, dates }) => ids(visitor, ...newest, startAt(dates[3], 'p3'), limit(10)),
    'p3 p2 p1 p0',
  ],
  [
    'lists up to a post',
    async ({ visitor, dates }) => ids(visitor, ...newest, endAt(dates[3], 'p3'), limit(10)),
    'p5 p4 p3',
  ],
  [
    'lists before a post',
    async ({ visitor, dates }) => ids(visitor, ...newest, endBefore(dates[3]), limit(10)),
    'p5 p4',
  ],
  ['lists the oldest', async ({ visitor }) => ids(visitor, ...oldest, limit(3)), 'p0 p1 p2'],
  [
    'lists upwards after a post',
    async ({ visitor, dates }) => ids(visitor, ...oldest, startAfter(dates[3], 'p3'), limit(10)),
    'p4 p5',
  ],
  [
    'lists upwards from a date on',
    async ({ visitor, dates }) => ids(visitor, ...oldest, startAt(dates[4]), limit(10)),
    'p4 p5',
  ],
  [
    'lists upwards up to a date',
    async ({ visitor, dates }) => ids(visitor, ...oldest, endAt(dates[1]), limit(10)),
    'p0 p1',
  ],
  [
    'lists upwards before a date',
    async ({ visitor, dates }) => ids(visitor, ...oldest, endBefore(dates[1]), limit(10)),
    'p0',
  ],
  ['lists the last ones', async ({ visitor }) => ids(visitor, ...newest, limitToLast(2)), 'p1 p0'],
  [
    'lists what is older',
    async ({ visitor, dates }) => ids(visitor, where('date', '<', dates[2]), ...newest, limit(10)),
    'p1 p0',
  ],
  [
    'lists what is not newer',
    async ({ visitor, dates }) => ids(visitor, where('date', '<=', dates[2]), ...newest, limit(10)),
    'p2 p1 p0',
  ],
  [
    'lists what is newer',
    async ({ visitor, dates }) => ids(visitor, where('date', '>', dates[2]), ...newest, limit(10)),
    'p5 p4 p3',
  ],
  [
    'lists what is newer, upwards',
    async ({ visitor, dates }) => ids(visitor, where('date', '>=', dates[4]), ...oldest, limit(10)),
    'p4 p5',
  ],
  [
    'lists between',
    async ({ visitor, dates }) =>
      ids(visitor, where('date', '>', dates[1]), where('date', '<', dates[4]), ...oldest, limit(10)),
    'p2 p3',
  ],
  [
    'lists by a bound alone',
    async ({ visitor, dates }) => ids(visitor, where('date', '>', dates[3]), limit(10)),
    'p4 p5',
  ],
  ['lists dates below a text', async ({ visitor }) => ids(visitor, where('date', '<', 'x'), limit(10)), ''],
  ['lists without a limit', async ({ visitor }) => ids(visitor, ...newest), 'permission-denied'],
  ['lists too many', async ({ admin }) => ids(admin, ...newest, limit(1001)), 'permission-denied'],
  ['counts', async ({ visitor }) => counted(visitor, ...newest, limit(1000)), 6],
  ['counts up to a limit', async ({ visitor }) => counted(visitor, ...newest, limit(4)), 4],
  ['counts without a limit', async ({ visitor }) => counted(visitor, ...newest), 'permission-denied'],
  [
    'counts by another call',
    async ({ visitor }) =>
      (
        await getAggregate(query(collection(visitor, 'posts'), where('siteId', '==', 'sdk'), ...newest, limit(5)), {
          n: howMany(),
        })
      ).data().n,
    5,
  ],
  [
    'edits in a transaction',
    async ({ admin }) =>
      runTransaction(admin, async (transaction) => {
        const found = await transaction.get(at(admin, 'edited'));
        transaction.update(at(admin, 'edited'), { title: `${found.get('title')}!` });
        return found.get('title');
      }),
    '새 제목',
  ],
  ['reads what the transaction wrote', async ({ visitor }) => titleOf(visitor, 'edited'), '새 제목!'],
  [
    'creates in a transaction',
    async ({ admin, id }) =>
      runTransaction(admin, async (transaction) => {
        const found = await transaction.get(at(admin, id));
        transaction.set(at(admin, id), post());
        return found.exists();
      }),
    false,
  ],
  [
    'deletes in a transaction',
    async ({ admin }) =>
      runTransaction(admin, async (transaction) => {
        const found = await transaction.get(at(admin, 'removed'));
        transaction.delete(at(admin, 'removed'));
        return found.exists();
      }),
    true,
  ],
  [
    'only reads in a transaction',
    async ({ visitor }) =>
      runTransaction(visitor, async (transaction) => (await transaction.get(at(visitor, 'p0'))).id),
    'p0',
  ],
  [
    'reads one and writes another',
    async ({ admin }) =>
      runTransaction(admin, async (transaction) => {
        await transaction.get(at(admin, 'p0'));
        await transaction.get(at(admin, 'missing'));
        transaction.update(at(admin, 'edited'), { summary: '다른 요약' });
      }),
    undefined,
  ],
  [
    'gives a transaction up',
    async ({ admin }) =>
      runTransaction(admin, async (transaction) => {
        transaction.update(at(admin, 'edited'), { title: '없던 일' });
        throw Object.assign(new Error(), { code: 'given up' });
      }),
    'given up',
  ],
  [
    'does it again where the post changed meanwhile',
    async ({ admin }) => {
      let attempts = 0;
      await runTransaction(admin, async (transaction) => {
        const found = await transaction.get(at(admin, 'contended'));
        if (++attempts === 1) await updateDoc(at(admin, 'contended'), { title: '그사이' });
        transaction.update(at(admin, 'contended'), { title: `${found.get('title')} 뒤에` });
      });
      return `${attempts} ${await titleOf(admin, 'contended')}`;
    },
    '2 그사이 뒤에',
  ],
  [
    'is refused in a transaction as outside of it',
    async ({ visitor }) =>
      runTransaction(visitor, async (transaction) => {
        transaction.update(at(visitor, 'edited'), { title: 'x' });
      }),
    'permission-denied',
  ],
  [
    'keeps half a surrogate pair as the official one does',
    async ({ admin }) => updateDoc(at(admin, 'edited'), { title: 'a\ud83dz' }).then(() => titleOf(admin, 'edited')),
    'a?z',
  ],
  [
    'keeps every other text',
    async ({ admin }) =>
      updateDoc(at(admin, 'edited'), { title: '한글 😀 \u202e <b>' }).then(() => titleOf(admin, 'edited')),
    '한글 😀 \u202e <b>',
  ],
];

const engines = [
  ['embedded', null],
  ['official emulator', findEmulator()],
] as const;

for (const [engine, jar] of engines) {
  describe.skipIf(engine === 'official emulator' && !jar)(`the SDK on the ${engine}`, () => {
    let backEnd: LocalFirebase;
    let clients: readonly SdkClient[] = [];
    let fixture: Omit<Fixture, 'id'>;

    beforeAll(async () => {
      backEnd = await startSample({ emulatorJar: jar });
      const [admin, visitor] = [await sdkClient(backEnd, backEnd.administrator), await sdkClient(backEnd, null)];
      clients = [admin, visitor];
      const dates: Timestamp[] = [];
      for (let number = 0; number < 6; number++) {
        await setDoc(at(admin.database, `p${number}`), post({ siteId: 'sdk' }));
        dates.push((await getDoc(at(admin.database, `p${number}`))).get('date'));
      }
      for (const id of ['edited', 'removed', 'contended', 'gone']) await setDoc(at(admin.database, id), post());
      fixture = { admin: admin.database, visitor: visitor.database, dates };
    });
    afterAll(async () => {
      await Promise.all(clients.map((client) => client.end()));
      await backEnd.stop();
    });

    test.each(steps)('%s', async (name, step, expected) => {
      const id = `step-${steps.findIndex(([other]) => other === name)}`;
      const outcome = await step({ ...fixture, id }).catch((error: { code?: string }) => error.code ?? error);
      expect(outcome).toEqual(expected);
    });
  });
}

test('the table is as long as it should be', () => {
  expect(steps.length).toBeGreaterThanOrEqual(48);
  expect(new Set(steps.map(([name]) => name)).size).toBe(steps.length);
});
