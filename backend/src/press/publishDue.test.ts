import { expect, test } from 'vitest';
import { fakeFirestore } from '../leads/store/fakeFirestore';
import { cloudDrafts } from './cloudDrafts';
import { publishDue } from './publishDue';

const now = new Date('2026-12-01T01:00:00Z');
const draft = { siteId: 'site', title: '제목', summary: '요약', content: '본문', markup: 1, saved: new Date(0) };

/** The server's clock, which goes on a second whenever it is asked. */
const clock = () => {
  let seconds = 30;
  return () => new Date(`2026-12-01T01:00:${++seconds}Z`);
};

/** As Google's client reads a timestamp. */
const timestamp = (time: string) => ({ toDate: () => new Date(time) });

test('what is due becomes a post, with the words of the draft and no views; the draft is gone', async () => {
  const firestore = fakeFirestore();
  const put = (id: string, fields: object) =>
    firestore
      .collection('pressDrafts')
      .doc(id)
      .set({ ...draft, ...fields });
  await put('due', { publishAt: now });
  await put('early', { publishAt: new Date(now.getTime() - 60_000) });
  await put('later', { publishAt: new Date(now.getTime() + 1) });
  await put('never', {});
  await put('elsewhere', { publishAt: now, siteId: 'another' });
  expect(await publishDue(cloudDrafts(firestore, 'site', clock()), now)).toBe(2);
  const { saved: _, ...words } = draft;
  expect((await firestore.collection('press').doc('due').get()).data()).toEqual({
    ...words,
    date: new Date('2026-12-01T01:00:32Z'),
    views: 0,
  });
  const left = (await firestore.collection('pressDrafts').get()).docs.map(({ id }) => id);
  expect(left.sort()).toEqual(['elsewhere', 'later', 'never']);
  expect(await publishDue(cloudDrafts(firestore, 'site', clock()), now)).toBe(0);
});

test('posts of one round have times of their own, in the order in which they were due', async () => {
  const firestore = fakeFirestore();
  for (const [id, minutes] of [
    ['a', 1],
    ['b', 3],
    ['c', 2],
  ] as const)
    await firestore
      .collection('pressDrafts')
      .doc(id)
      .set({ ...draft, publishAt: new Date(now.getTime() - minutes * 60_000) });
  expect(await publishDue(cloudDrafts(firestore, 'site', clock()), now)).toBe(3);
  const { docs } = await firestore.collection('press').orderBy('date', 'asc').get();
  expect(docs.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(new Set(docs.map((post) => String(post.data()?.date))).size).toBe(3);
});

test('a draft that was given a later time, or taken away, meanwhile stays what it is', async () => {
  const firestore = fakeFirestore();
  const drafts = cloudDrafts(firestore, 'site', clock());
  await firestore
    .collection('pressDrafts')
    .doc('a')
    .set({ ...draft, publishAt: new Date(now.getTime() + 60_000) });
  expect(await drafts.publish('a', now)).toBe(false);
  expect(await drafts.publish('gone', now)).toBe(false);
  expect((await firestore.collection('press').doc('a').get()).exists).toBe(false);
});

test('a time is read as Google’s client gives it', async () => {
  const found = { data: () => ({ ...draft, publishAt: timestamp('2026-12-01T01:00:01Z') }) };
  const collection = () => ({ doc: () => ({}) });
  const firestore = {
    collection,
    runTransaction: (work: (with_: object) => unknown) => work({ get: async () => found }),
  };
  expect(await cloudDrafts(firestore as never, 'site', clock()).publish('a', now)).toBe(false);
});

test('one that can not be published keeps none of the others, and is told', async () => {
  const published: string[] = [];
  const drafts = {
    due: async () => ['a', 'b', 'c'],
    publish: async (id: string) => {
      if (id === 'b') throw new Error('no b');
      published.push(id);
      return true;
    },
  };
  await expect(publishDue(drafts, now)).rejects.toThrow('no b');
  expect(published).toEqual(['a', 'c']);
});
