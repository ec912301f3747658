import { sampleSchedule } from '@riverview/site/testing/sampleSchedule';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LeadStore } from '../leadStore';
import { officialStores } from '../testing/officialFirestore';
import { sqliteStore } from '../testing/sqliteStore';
import { storedLead } from '../testing/storedLead';
import { fakeFirestore } from './fakeFirestore';
import { firestoreLeadStore } from './firestoreLeadStore';

const now = '2026-12-01T03:00:00.000Z';
const at = (minute: number) => new Date(Date.parse(now) + minute * 60_000).toISOString();
const [ten, eleven] = ['2026-12-05T10:00', '2026-12-05T11:00'] as const;
const idOf = (n: number) => `lead-${String(n).padStart(12, '0')}`;
const forgetAt = '2028-01-01T00:00:00.000Z';

let dispose = () => {};
const stores: Readonly<Record<string, () => LeadStore>> = {
  sqlite: () => {
    const opened = sqliteStore();
    dispose = () => opened.dispose();
    return opened.store;
  },
  firestore: () => firestoreLeadStore(fakeFirestore()),
  ...officialStores(),
};
afterEach(() => {
  dispose();
  dispose = () => {};
});

describe.each(Object.entries(stores))('visits in the %s store', (name, open) => {
  // A server gives a slot to one transaction after another: a crowd of forty would wait there for half a minute.
  const crowd = name.startsWith('official') ? 10 : 40;
  let store: LeadStore;
  beforeEach(async () => {
    store = open();
    await store.visits.keepSchedule({ ...sampleSchedule, capacity: 2 });
  });
  const add = (n: number, visitSlot: string | null, minute = n) =>
    store.add(storedLead({ id: idOf(n), phone: `010-0000-${1000 + n}`, visitSlot, receivedAt: at(minute) }));
  const placeOf = async (n: number) => {
    const { slot, status, position } = (await store.visits.of(idOf(n))) ?? {};
    return slot ? { slot, status, position } : null;
  };
  const book = (n: number, slot: string, minute = n) =>
    store.visits.book({ lead: idOf(n), slot, now: at(minute), agreed: null });

  test('a lead that names a slot has its place with the lead, the ones too many wait in their order', async () => {
    for (const n of [1, 2, 3, 4]) await add(n, ten);
    expect(await Promise.all([1, 2, 3, 4].map(placeOf))).toEqual([
      { slot: ten, status: 'booked', position: null },
      { slot: ten, status: 'booked', position: null },
      { slot: ten, status: 'waiting', position: 1 },
      { slot: ten, status: 'waiting', position: 2 },
    ]);
    expect(await store.visits.taken('2026-12-05')).toEqual({ [ten]: 2 });
  });

  test('a slot that is not offered keeps the lead and books nothing', async () => {
    expect(await add(1, '2026-12-05T03:00')).toBe('added');
    expect(await store.visits.of(idOf(1))).toBeNull();
    expect((await store.read(idOf(1)))?.visitSlot).toBe('2026-12-05T03:00');
  });

  test('sent again, it neither takes a second place nor loses the first', async () => {
    await add(1, ten);
    expect(await add(1, ten)).toBe('known');
    expect(await store.visits.taken('2026-12-05')).toEqual({ [ten]: 1 });
  });

  test('of a crowd at once, as many are booked as there are places', async () => {
    const everybody = Array.from({ length: crowd }, (_, n) => n + 1);
    await Promise.all(everybody.map((n) => add(n, n % 2 ? ten : eleven, 0)));
    const places = await Promise.all(everybody.map(placeOf));
    expect(places.filter((place) => place?.status === 'booked')).toHaveLength(4);
    const waiting = places.filter((place) => place?.status === 'waiting' && place.slot === ten);
    expect(waiting.map((place) => place?.position).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: crowd / 2 - 2 }, (_, index) => index + 1),
    );
  });

  test('a place that is given back goes to who waits longest, and nobody passes them', async () => {
    for (const n of [1, 2, 3, 4]) await add(n, ten);
    expect(await store.visits.cancel(idOf(1), at(10), false)).toBe(true);
    // Before the place is handed on, somebody new comes.
    await add(5, ten);
    expect(await placeOf(5)).toMatchObject({ status: 'waiting', position: 3 });
    expect(await store.visits.fill(at(11))).toBe(1);
    expect(await placeOf(3)).toMatchObject({ status: 'booked' });
    expect(await placeOf(4)).toMatchObject({ status: 'waiting', position: 1 });
    expect(await store.visits.taken('2026-12-05')).toEqual({ [ten]: 2 });
    expect(await store.visits.cancel(idOf(1), at(12), false)).toBe(false);
  });

  test('who has a place keeps it where the other slot is full, and moves where it is not', async () => {
    for (const n of [1, 2]) await add(n, ten);
    await add(3, eleven);
    expect(await book(3, ten)).toBe('full');
    expect(await placeOf(3)).toMatchObject({ slot: eleven, status: 'booked' });
    expect(await book(1, eleven)).toBe('booked');
    expect(await store.visits.taken('2026-12-05')).toEqual({ [ten]: 1, [eleven]: 2 });
    expect(await book(3, '2026-12-05T03:00')).toBe('closed');
    expect(await book(3, eleven)).toBe('same');
    expect(await book(9, eleven)).toBe('unknown');
  });

  test('a lead without a visit may book one later', async () => {
    await add(1, null);
    expect(await book(1, ten)).toBe('booked');
    expect(await store.visits.of(idOf(1))).toMatchObject({ status: 'booked', news: 'booked' });
  });

  test('a deleted lead gives its place back', async () => {
    for (const n of [1, 2, 3]) await add(n, ten);
    await store.remove([idOf(1)], at(10), forgetAt);
    expect(await store.visits.fill(at(10))).toBe(1);
    expect(await placeOf(1)).toBeNull();
    expect(await placeOf(3)).toMatchObject({ status: 'booked' });
  });

  test('more places go to those who wait; those who have one keep it where there are fewer', async () => {
    for (const n of [1, 2, 3, 4]) await add(n, ten);
    await store.visits.keepSchedule({ ...sampleSchedule, capacity: 3 });
    expect(await store.visits.fill(at(10))).toBe(1);
    await store.visits.keepSchedule({ ...sampleSchedule, capacity: 1 });
    expect(await store.visits.fill(at(11))).toBe(0);
    expect(await store.visits.taken('2026-12-05')).toEqual({ [ten]: 3 });
    expect(await add(5, ten)).toBe('added');
    expect(await placeOf(5)).toMatchObject({ status: 'waiting', position: 2 });
  });

  test('the desk sees who comes on a day, and marks who came', async () => {
    await add(2, eleven);
    await add(1, ten);
    await add(3, '2026-12-06T10:00');
    const guests = await store.visits.on('2026-12-05');
    expect(guests.map(({ name, phone, slot }) => [name, phone, slot])).toEqual([
      ['김하늘', '010-0000-1001', ten],
      ['김하늘', '010-0000-1002', eleven],
    ]);
    expect(await store.visits.arrive(idOf(1), at(60))).toBe(true);
    expect((await store.visits.of(idOf(1)))?.arrivedAt).toBe(at(60));
    expect(await store.visits.arrive(idOf(9), at(60))).toBe(false);
  });

  test('news is claimed by one, is due again after its turn, and is not settled over a later change', async () => {
    for (const n of [1, 2, 3]) await add(n, ten);
    await store.visits.cancel(idOf(1), at(10), true);
    await store.visits.fill(at(10));
    const claims = await Promise.all([at(11), at(11)].map((when) => store.visits.claimNews(when, at(12), 10)));
    const claimed = claims.flat().map(({ lead, news }) => `${lead} ${news}`);
    expect(claimed.sort()).toEqual([`${idOf(1)} cancelled`, `${idOf(3)} promoted`]);
    const [first] = await store.visits.claimNews(at(13), at(14), 1);
    if (!first) throw new Error('Nothing was due again.');
    await book(1, eleven, 13);
    await store.visits.settleNews(first, { ...first, news: null, newsAt: '9999-12-31T00:00:00.000Z' });
    expect(await store.visits.of(idOf(1))).toMatchObject({ news: 'booked', slot: eleven });
  });

  test('a booking is reminded of on the day before, at five', async () => {
    await add(1, ten);
    expect(await store.visits.of(idOf(1))).toMatchObject({ news: 'reminder', newsAt: '2026-12-04T08:00:00.000Z' });
    await add(2, '2026-12-02T10:00', 6 * 60);
    // Booked after five on the day before: the message that follows the lead is reminder enough.
    expect(await store.visits.of(idOf(2))).toMatchObject({ news: null });
  });
});
