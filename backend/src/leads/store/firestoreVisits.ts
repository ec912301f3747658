import { capacityOf, type VisitSchedule } from '@riverview/site/visitSchedule';
import {
  decide,
  type Guest,
  remindOnly,
  type Visit,
  type VisitPlace,
  type VisitStore,
  type VisitWish,
  withNews,
} from '../visits/visit';
import type { FirestoreClient, FirestoreSnapshot, FirestoreTransaction } from './firestoreClient';
import { inTransaction } from './inTransaction';

const visitIn = (snapshot: FirestoreSnapshot): Visit | null => (snapshot.data() as Visit | undefined) ?? null;
const inOrder = (a: Visit, b: Visit): number =>
  a.slot.localeCompare(b.slot) || a.since.localeCompare(b.since) || a.lead.localeCompare(b.lead);

/**
 * Visits in Firestore: `leadVisits` by lead, `visitSlots` how many places of a slot are taken, `leadState/visits` the schedule.
 * Every place is given and taken back in a transaction that has read its slot.
 */
export function firestoreVisits(firestore: FirestoreClient) {
  const visits = firestore.collection('leadVisits');
  const slots = firestore.collection('visitSlots');
  const leads = firestore.collection('leads');
  const plan = firestore.collection('leadState').doc('visits');

  async function takenIn(transaction: FirestoreTransaction, slot: string): Promise<number> {
    return Number((await transaction.get(slots.doc(slot))).data()?.taken ?? 0);
  }
  const keepTaken = (transaction: FirestoreTransaction, slot: string, taken: number) =>
    transaction.set(slots.doc(slot), { slot, taken });
  const keep = (transaction: FirestoreTransaction, visit: Visit) =>
    transaction.set(visits.doc(visit.lead), { ...visit });

  /** Those who wait for a slot, the first one first. */
  async function queueOf(transaction: FirestoreTransaction, slot: string): Promise<readonly Visit[]> {
    const { docs } = await transaction.get(visits.where('slot', '==', slot).where('status', '==', 'waiting'));
    return docs.map((doc) => doc.data() as unknown as Visit).sort(inOrder);
  }

  /** Reads, decides and writes; reads come first, as Firestore wants it. `settles` has the last word on what is to be told. */
  async function book(
    transaction: FirestoreTransaction,
    wish: VisitWish,
    settles: (visit: Visit) => Visit = (visit) => visit,
  ) {
    const before = visitIn(await transaction.get(visits.doc(wish.lead)));
    const schedule = ((await transaction.get(plan)).data() as VisitSchedule | undefined) ?? null;
    const taken = await takenIn(transaction, wish.slot);
    const capacity = capacityOf(schedule, wish.slot, Date.parse(wish.now));
    const queue = (await queueOf(transaction, wish.slot)).length > 0;
    const leaves = before?.status === 'booked' && before.slot !== wish.slot ? before.slot : null;
    const left = leaves ? await takenIn(transaction, leaves) : 0;
    const { outcome, visit } = decide(before, wish, { capacity, taken, queue });
    if (!visit) return outcome;
    keep(transaction, settles(visit));
    if (visit.status === 'booked') keepTaken(transaction, wish.slot, taken + 1);
    if (leaves) keepTaken(transaction, leaves, left - 1);
    return outcome;
  }

  const change = (lead: string, next: (visit: Visit) => Visit | null): Promise<boolean> =>
    inTransaction(firestore, async (transaction) => {
      const before = visitIn(await transaction.get(visits.doc(lead)));
      const after = before && next(before);
      const frees = before?.status === 'booked' && after?.status === 'cancelled' ? before.slot : null;
      const taken = frees ? await takenIn(transaction, frees) : 0;
      if (after) keep(transaction, after);
      if (frees) keepTaken(transaction, frees, taken - 1);
      return Boolean(after);
    });

  function placed(visit: Visit, all: readonly Visit[]): VisitPlace {
    if (visit.status !== 'waiting') return { ...visit, position: null };
    const waiting = all.filter(({ slot, status }) => slot === visit.slot && status === 'waiting').sort(inOrder);
    return { ...visit, position: waiting.findIndex(({ lead }) => lead === visit.lead) + 1 };
  }

  async function fillSlot(slot: string, now: string): Promise<number> {
    return inTransaction(firestore, async (transaction) => {
      const schedule = ((await transaction.get(plan)).data() as VisitSchedule | undefined) ?? null;
      const taken = await takenIn(transaction, slot);
      const room = Math.max(0, capacityOf(schedule, slot, Date.parse(now)) - taken);
      const next = (await queueOf(transaction, slot)).slice(0, room);
      for (const visit of next)
        keep(transaction, withNews({ ...visit, status: 'booked', since: now }, 'promoted', now));
      if (next.length > 0) keepTaken(transaction, slot, taken + next.length);
      return next.length;
    });
  }

  const store: VisitStore = {
    schedule: async () => ((await plan.get()).data() as VisitSchedule | undefined) ?? null,
    keepSchedule: async (schedule) => void (await plan.set({ ...schedule })),
    async of(lead) {
      const visit = visitIn(await visits.doc(lead).get());
      if (visit?.status !== 'waiting') return visit && { ...visit, position: null };
      const { docs } = await visits.where('slot', '==', visit.slot).where('status', '==', 'waiting').get();
      return placed(
        visit,
        docs.map((doc) => doc.data() as unknown as Visit),
      );
    },
    book: (wish) =>
      inTransaction(firestore, async (transaction) =>
        (await transaction.get(leads.doc(wish.lead))).exists ? book(transaction, wish) : 'unknown',
      ),
    cancel: (lead, now, tells) =>
      change(lead, (visit) => {
        if (visit.status === 'cancelled') return null;
        const cancelled: Visit = { ...visit, status: 'cancelled', since: now };
        return tells ? withNews(cancelled, 'cancelled', now) : remindOnly(cancelled, now);
      }),
    arrive: (lead, at) => change(lead, (visit) => (visit.status === 'booked' ? { ...visit, arrivedAt: at } : null)),
    async fill(now) {
      const { docs } = await visits.where('slot', '>=', now.slice(0, 10)).get();
      const waiting = docs.map((doc) => doc.data() as unknown as Visit).filter(({ status }) => status === 'waiting');
      let given = 0;
      for (const slot of new Set(waiting.map((visit) => visit.slot))) given += await fillSlot(slot, now);
      return given;
    },
    async taken(from) {
      const { docs } = await slots.where('slot', '>=', from).get();
      return Object.fromEntries(docs.map((doc) => [doc.id, Number(doc.data()?.taken ?? 0)]));
    },
    async on(day) {
      const { docs } = await visits.where('slot', '>=', day).where('slot', '<', `${day}~`).get();
      const all = docs.map((doc) => doc.data() as unknown as Visit).sort(inOrder);
      const guests = await Promise.all(
        all.map(async (visit): Promise<Guest | null> => {
          const lead = (await leads.doc(visit.lead).get()).data();
          return lead ? { ...placed(visit, all), name: String(lead.name), phone: String(lead.phone) } : null;
        }),
      );
      return guests.filter((guest) => guest !== null);
    },
    async claimNews(now, until, limit) {
      // `~` sorts behind the time itself. Where there is no news, it is never due.
      const { docs } = await visits.where('newsAt', '<', `${now}~`).orderBy('newsAt', 'asc').limit(limit).get();
      const claim = (lead: string) =>
        inTransaction(firestore, async (transaction) => {
          const visit = visitIn(await transaction.get(visits.doc(lead)));
          if (!visit || visit.newsAt > now) return null; // another process has it
          const claimed = { ...visit, newsAt: until };
          keep(transaction, claimed);
          return claimed;
        });
      return (await Promise.all(docs.map(({ id }) => claim(id)))).filter((visit) => visit !== null);
    },
    settleNews: async (claimed, next) =>
      void (await change(claimed.lead, (visit) =>
        visit.news === claimed.news && visit.newsAt === claimed.newsAt && visit.since === claimed.since
          ? { ...next, arrivedAt: visit.arrivedAt }
          : null,
      )),
  };

  return {
    store,
    /** Within the transaction that keeps the lead: its message tells of the visit, so that only the reminder is left. */
    begin: async (transaction: FirestoreTransaction, wish: VisitWish): Promise<void> =>
      void (await book(transaction, wish, (visit) => remindOnly(visit, wish.now))),
    /** Before a lead is deleted: its place is free again. */
    async drop(lead: string, now: string): Promise<void> {
      await store.cancel(lead, now, false);
    },
    document: (lead: string) => visits.doc(lead),
  };
}
