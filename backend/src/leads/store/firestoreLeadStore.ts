import { randomBytes } from 'node:crypto';
import { arrivedFrom } from '@riverview/site/leadArrival';
import { dayBegins, dayEnds, type LeadFilter, sourceOf } from '@riverview/site/leadFilter';
import type { AccessEntry, AccessPage } from '../accessLog';
import type { KeptLead, LeadPage, LeadQuery, LeadStore, NewLead, SmsOutcome, StoredLead } from '../leadStore';
import type { Notice } from '../notices/notice';
import { traceOf } from '../seal';
import type { ClockRecord } from '../time/advanceClock';
import { cursorOf, readCursor } from './cursor';
import {
  type FirestoreBatch,
  type FirestoreClient,
  type FirestoreCollection,
  type FirestoreDocument,
  type FirestoreSnapshot,
  firestoreCode,
  hasCode,
} from './firestoreClient';
import { firestoreNotices } from './firestoreNotices';
import { firestoreVisits } from './firestoreVisits';
import { firestoreWork, leadIn } from './firestoreWork';
import { inTransaction } from './inTransaction';

/** Firestore allows 500 writes in a batch; a lead, its message, visit, trace, notices and their turns are twelve. */
const leadsPerBatch = 40;

/** Leads read at a time while searching: Firestore has no search in text, so it happens here. */
const scan = 300;

function isWanted(lead: KeptLead, { status, form, source, arrival, from, until, planned }: LeadFilter): boolean {
  return (
    (!status || lead.work.status === status) &&
    (!form || lead.form === form) &&
    (!source || sourceOf(lead) === source) &&
    (!arrival || arrivedFrom(lead.arrival)?.includes(arrival) === true) &&
    (!from || lead.receivedAt >= dayBegins(from)) &&
    (!until || lead.receivedAt < dayEnds(until)) &&
    (!planned || lead.work.next !== null)
  );
}

function matches(lead: KeptLead, { text, state, only = {} }: LeadQuery): boolean {
  if (state !== 'all' && (lead.handledAt === null) !== (state === 'open')) return false;
  if (!isWanted(lead, only)) return false;
  const sought = text.toLowerCase();
  return [lead.name, lead.phone, lead.phone.replaceAll('-', ''), lead.message ?? ''].some((value) =>
    value.toLowerCase().includes(sought),
  );
}

/**
 * Keeps leads in Firestore, collections `leads`, `leadSms`, `leadNotices`, `leadTurns`, `leadTraces`, `leadLog`, `leadState`, `leadVisits` and `visitSlots`. The security rules give no
 * client access to any of them.
 */
export function firestoreLeadStore(firestore: FirestoreClient): LeadStore {
  const leads = firestore.collection('leads');
  const messages = firestore.collection('leadSms');
  const notices = firestoreNotices(firestore);
  const visits = firestoreVisits(firestore);

  const traces = firestore.collection('leadTraces');
  const logged = firestore.collection('leadLog');
  const state = firestore.collection('leadState');

  async function makeSecret(): Promise<string> {
    const document = state.doc('secret');
    const { value } = (await document.get()).data() ?? {};
    if (typeof value === 'string') return value;
    const batch = firestore.batch();
    batch.create(document, { value: randomBytes(32).toString('hex') });
    // Another instance may be first; what stands there then is the secret.
    await batch.commit().catch((error: unknown) => {
      if (!hasCode(error, firestoreCode.alreadyExists)) throw error;
    });
    return makeSecret();
  }

  let known: Promise<string> | null = null;
  function secret(): Promise<string> {
    known ??= makeSecret().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  }

  async function traceFor(id: string): Promise<FirestoreDocument> {
    return traces.doc(traceOf(await secret(), id));
  }

  async function withSms(snapshot: FirestoreSnapshot): Promise<StoredLead> {
    const sms = (await messages.doc(snapshot.id).get()).data();
    return { ...leadIn(snapshot), sms: (sms as unknown as SmsOutcome) ?? null };
  }

  async function find(id: string): Promise<'kept' | 'deleted' | 'unknown'> {
    if ((await leads.doc(id).get()).exists) return 'kept';
    return (await (await traceFor(id)).get()).exists ? 'deleted' : 'unknown';
  }

  async function add(
    { sms, ...lead }: NewLead,
    told: readonly Omit<Notice, 'lead'>[] = [],
  ): Promise<'added' | 'known' | 'deleted'> {
    const { id, visitSlot: slot, receivedAt: now } = lead;
    const trace = await traceFor(id);
    const write = (batch: Pick<FirestoreBatch, 'create'>) => {
      batch.create(leads.doc(id), lead);
      // Made with the lead and left behind by it: no post can slip in between its deletion and its trace.
      batch.create(trace, { forgetAt: null });
      if (sms) batch.create(messages.doc(id), { ...sms });
      for (const notice of told) notices.add(batch, { ...notice, lead: id });
    };
    try {
      if (!slot) {
        const batch = firestore.batch();
        write(batch);
        await batch.commit();
      } else {
        await inTransaction(firestore, async (transaction) => {
          await visits.begin(transaction, { lead: id, slot, now, agreed: null });
          write(transaction);
        });
      }
      return 'added';
    } catch (error) {
      if (!hasCode(error, firestoreCode.alreadyExists)) throw error;
      return (await leads.doc(lead.id).get()).exists ? 'known' : 'deleted';
    }
  }

  async function list(query: LeadQuery): Promise<LeadPage> {
    const { text, state, only = {}, cursor, limit } = query;
    const found: FirestoreSnapshot[] = [];
    const atATime = text || state !== 'all' || Object.keys(only).length > 0 ? scan : limit + 1;
    let after = readCursor(cursor);
    while (found.length <= limit) {
      const newest = leads.orderBy('receivedAt', 'desc').orderBy('id', 'desc');
      const { docs } = await (after ? newest.startAfter(...after) : newest).limit(atATime).get();
      found.push(...docs.filter((doc) => matches(leadIn(doc), query)));
      const last = docs.at(-1)?.data() as unknown as StoredLead | undefined;
      if (!last || docs.length < atATime || (only.from && last.receivedAt < dayBegins(only.from))) break;
      after = [last.receivedAt, last.id];
    }
    const page = await Promise.all(found.slice(0, limit).map(withSms));
    return { leads: page, next: found.length > limit ? cursorOf(page.at(-1)) : null };
  }

  async function update(document: FirestoreDocument, change: Readonly<Record<string, unknown>>): Promise<boolean> {
    try {
      await document.update(change);
      return true;
    } catch (error) {
      if (hasCode(error, firestoreCode.notFound)) return false;
      throw error;
    }
  }

  async function remove(ids: readonly string[], now: string, forgetAt: string): Promise<number> {
    let removed = 0;
    for (let from = 0; from < ids.length; from += leadsPerBatch) {
      const found = await Promise.all(ids.slice(from, from + leadsPerBatch).map((id) => leads.doc(id).get()));
      await Promise.all(found.filter(({ exists }) => exists).map(({ id }) => visits.drop(id, now)));
      const batch = firestore.batch();
      for (const { exists, ref } of found) {
        if (!exists) continue;
        batch.delete(ref);
        batch.delete(messages.doc(ref.id));
        batch.delete(visits.document(ref.id));
        await notices.drop(batch, ref.id);
        batch.set(await traceFor(ref.id), { forgetAt });
        removed++;
      }
      await batch.commit();
    }
    return removed;
  }

  async function dropBefore(collection: FirestoreCollection, field: string, time: string): Promise<void> {
    for (;;) {
      const { docs } = await collection.where(field, '<', time).limit(leadsPerBatch).get();
      if (docs.length === 0) return;
      const batch = firestore.batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
    }
  }

  async function readLog(cursor: string | null, limit: number): Promise<AccessPage> {
    const newest = logged.orderBy('id', 'desc');
    const { docs } = await (cursor ? newest.startAfter(cursor) : newest).limit(limit + 1).get();
    const entries = docs.slice(0, limit).map((doc) => doc.data() as unknown as AccessEntry);
    return { entries, next: docs.length > limit ? (entries.at(-1)?.id ?? null) : null };
  }

  async function awaitingSms(limit: number): Promise<readonly StoredLead[]> {
    const { docs } = await messages.where('status', '==', 'pending').limit(limit).get();
    const waiting = await Promise.all(docs.map(({ id }) => leads.doc(id).get()));
    const found = await Promise.all(waiting.filter(({ exists }) => exists).map(withSms));
    return found.sort((a, b) => a.receivedAt.localeCompare(b.receivedAt) || a.id.localeCompare(b.id));
  }

  return {
    add,
    claimNotices: notices.claim,
    settleNotice: notices.settle,
    noticesOf: notices.of,
    find,
    read: async (id) => {
      const found = await leads.doc(id).get();
      return found.exists ? withSms(found) : null;
    },
    visits: visits.store,
    list,
    ...firestoreWork(firestore, withSms),
    redate: async (id, receivedAt, deleteAfter) =>
      void (await update(leads.doc(id), { receivedAt, consentedAt: receivedAt, deleteAfter })),
    expired: async (now, limit) => {
      const { docs } = await leads.where('deleteAfter', '<', now).limit(limit).get();
      return docs.map((doc) => ({ id: doc.id, phone: (doc.data() as unknown as StoredLead).phone }));
    },
    remove,
    // Google overwrites what is deleted by itself: https://cloud.google.com/docs/security/deletion
    scrub: async () => {},
    recordSms: (id, outcome) => update(messages.doc(id), { ...outcome }),
    awaitingSms,
    secret,
    clock: async () => ((await state.doc('clock').get()).data() as ClockRecord | undefined) ?? null,
    keepClock: async (record) => void (await state.doc('clock').set({ ...record })),
    log: async (entry) => void (await logged.doc(entry.id).set({ ...entry })),
    readLog,
    forget: async (now, logFrom) => {
      await dropBefore(traces, 'forgetAt', now);
      await dropBefore(logged, 'at', logFrom);
    },
  };
}
