import { arrivedFrom } from '@riverview/site/leadArrival';
import { workBefore } from '@riverview/site/leadWork';
import { seoulDay } from '@riverview/site/visitSchedule';
import type { KeptLead, LeadStore, StoredLead, Tally } from '../leadStore';
import type { FirestoreClient, FirestoreSnapshot } from './firestoreClient';
import { inTransaction } from './inTransaction';

/** A lead as its document has it; those of earlier versions have less. `due` is there to be asked for. */
export function leadIn(snapshot: FirestoreSnapshot): KeptLead {
  const { key: _, due: __, ...lead } = snapshot.data() as Readonly<Record<string, unknown>> & KeptLead;
  return {
    ...lead,
    arrival: lead.arrival ?? null,
    consentedAt: lead.consentedAt ?? lead.receivedAt,
    work: lead.work ?? workBefore(lead.handledAt),
  };
}

/** What the desk does with leads in Firestore, collection `leads`. `withSms` reads a lead whole. */
export function firestoreWork(
  firestore: FirestoreClient,
  withSms: (snapshot: FirestoreSnapshot) => Promise<StoredLead>,
): Pick<LeadStore, 'ofPhone' | 'due' | 'count' | 'tally' | 'change'> {
  const leads = firestore.collection('leads');
  return {
    ofPhone: async (phone) => {
      const { docs } = await leads.where('phone', '==', phone).limit(50).get();
      const newer = (a: KeptLead, b: KeptLead) => (a.receivedAt + a.id < b.receivedAt + b.id ? 1 : -1);
      return docs.map(leadIn).sort(newer);
    },
    due: async (day, limit) => {
      // `~` sorts behind the day itself; what has no day is no text and compares with none.
      const { docs } = await leads.where('due', '<', `${day}~`).orderBy('due', 'asc').limit(limit).get();
      return Promise.all(docs.map(withSms));
    },
    tally: async (since) => {
      const { docs } = await leads.where('receivedAt', '>=', since).get();
      const found = new Map<string, Tally>();
      for (const { form, page, opener, arrival: began, receivedAt, work } of docs.map(leadIn)) {
        const [day, arrival] = [seoulDay(Date.parse(receivedAt)), arrivedFrom(began)];
        const alike = { day, form, page, opener, arrival, status: work.status };
        const key = JSON.stringify(alike);
        found.set(key, { ...alike, count: (found.get(key)?.count ?? 0) + 1 });
      }
      return [...found.values()];
    },
    count: async (since, day) => {
      const counted = [
        leads.where('handledAt', '==', null),
        leads.where('receivedAt', '>=', since),
        leads.where('due', '<', `${day}~`),
      ];
      const [open = 0, came = 0, due = 0] = await Promise.all(
        counted.map(async (query) => (await query.count().get()).data().count),
      );
      return { open, since: came, due };
    },
    change: (ids, next) =>
      inTransaction(firestore, async (transaction) => {
        const found: FirestoreSnapshot[] = [];
        for (const id of ids) found.push(await transaction.get(leads.doc(id)));
        const after = next(found.filter(({ exists }) => exists).map(leadIn));
        for (const lead of after ?? [])
          transaction.set(leads.doc(lead.id), { ...lead, due: lead.work.next?.due ?? null });
        return after !== null;
      }),
  };
}
