import type { FirestoreClient } from '../leads/store/firestoreClient';
import { inTransaction } from '../leads/store/inTransaction';
import { mostAtOnce, type WaitingDrafts } from './publishDue';

/** Milliseconds since 1970 of a `Date` or of Firestore's own timestamp; `null` for anything else. */
function millisecondsOf(time: unknown): number | null {
  const date = time instanceof Date ? time : (time as { toDate?: () => Date } | undefined)?.toDate?.();
  return date?.getTime() ?? null;
}

/**
 * The drafts of a site in Google's Firestore.
 *
 * @param serverTimestamp `FieldValue.serverTimestamp`: posts of one round have times of their own, in the order of their drafts'
 */
export function cloudDrafts(firestore: FirestoreClient, slug: string, serverTimestamp: () => unknown): WaitingDrafts {
  const drafts = firestore.collection('pressDrafts');
  return {
    async due(now) {
      const past = drafts.where('siteId', '==', slug).where('publishAt', '<', new Date(now.getTime() + 1));
      return (await past.orderBy('publishAt', 'asc').limit(mostAtOnce).get()).docs.map(({ id }) => id);
    },
    publish: (id, now) =>
      inTransaction(firestore, async (transaction) => {
        const draft = (await transaction.get(drafts.doc(id))).data();
        const time = millisecondsOf(draft?.publishAt);
        if (!draft || time === null || time > now.getTime()) return false;
        const { saved: _, publishAt: __, ...words } = draft;
        transaction.create(firestore.collection('press').doc(id), { ...words, date: serverTimestamp(), views: 0 });
        transaction.delete(drafts.doc(id));
        return true;
      }),
  };
}
