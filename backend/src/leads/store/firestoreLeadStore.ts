import type { LeadPage, LeadQuery, LeadStore, SmsOutcome, StoredLead } from '../leadStore';
import { cursorOf, readCursor } from './cursor';
import {
  type FirestoreClient,
  type FirestoreDocument,
  type FirestoreSnapshot,
  firestoreCode,
  hasCode,
} from './firestoreClient';

/** Firestore allows 500 writes in a batch; a lead and its message are two. */
const leadsPerBatch = 200;

/** Leads read at a time while searching: Firestore has no search in text, so it happens here. */
const scan = 300;

function matches(lead: StoredLead, text: string, state: LeadQuery['state']): boolean {
  if (state !== 'all' && (lead.handledAt === null) !== (state === 'open')) return false;
  const sought = text.toLowerCase();
  return [lead.name, lead.phone, lead.phone.replaceAll('-', ''), lead.message ?? ''].some((value) =>
    value.toLowerCase().includes(sought),
  );
}

/** Keeps leads in Firestore, collections `leads` and `leadSms`. The security rules give no client access to either. */
export function firestoreLeadStore(firestore: FirestoreClient): LeadStore {
  const leads = firestore.collection('leads');
  const messages = firestore.collection('leadSms');

  async function withSms(snapshot: FirestoreSnapshot): Promise<StoredLead> {
    const sms = (await messages.doc(snapshot.id).get()).data();
    return { ...(snapshot.data() as unknown as StoredLead), sms: (sms as unknown as SmsOutcome) ?? null };
  }

  async function add({ sms, ...lead }: StoredLead): Promise<'added' | 'known'> {
    const batch = firestore.batch();
    batch.create(leads.doc(lead.id), lead);
    if (sms) batch.create(messages.doc(lead.id), { ...sms });
    try {
      await batch.commit();
      return 'added';
    } catch (error) {
      if (hasCode(error, firestoreCode.alreadyExists)) return 'known';
      throw error;
    }
  }

  async function list({ text, state, cursor, limit }: LeadQuery): Promise<LeadPage> {
    const found: FirestoreSnapshot[] = [];
    let after = readCursor(cursor);
    while (found.length <= limit) {
      const newest = leads.orderBy('receivedAt', 'desc').orderBy('id', 'desc');
      const { docs } = await (after ? newest.startAfter(...after) : newest).limit(scan).get();
      found.push(...docs.filter((doc) => matches(doc.data() as unknown as StoredLead, text, state)));
      const last = docs.at(-1)?.data() as unknown as StoredLead | undefined;
      if (!last || docs.length < scan) break;
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

  async function removeAll(documents: readonly FirestoreDocument[]): Promise<void> {
    const batch = firestore.batch();
    for (const document of documents) {
      batch.delete(document);
      batch.delete(messages.doc(document.id));
    }
    await batch.commit();
  }

  async function remove(id: string): Promise<boolean> {
    const { exists, ref } = await leads.doc(id).get();
    if (exists) await removeAll([ref]);
    return exists;
  }

  async function removeExpired(now: string): Promise<number> {
    let removed = 0;
    for (;;) {
      const { docs } = await leads.where('deleteAfter', '<', now).limit(leadsPerBatch).get();
      if (docs.length === 0) return removed;
      await removeAll(docs.map(({ ref }) => ref));
      removed += docs.length;
    }
  }

  async function awaitingSms(limit: number): Promise<readonly StoredLead[]> {
    const { docs } = await messages.where('status', '==', 'pending').limit(limit).get();
    const waiting = await Promise.all(docs.map(({ id }) => leads.doc(id).get()));
    const found = await Promise.all(waiting.filter(({ exists }) => exists).map(withSms));
    return found.sort((a, b) => a.receivedAt.localeCompare(b.receivedAt) || a.id.localeCompare(b.id));
  }

  return {
    add,
    list,
    setHandled: (id, at) => update(leads.doc(id), { handledAt: at }),
    remove,
    removeExpired,
    recordSms: async (id, outcome) => {
      await update(messages.doc(id), { ...outcome });
    },
    awaitingSms,
  };
}
