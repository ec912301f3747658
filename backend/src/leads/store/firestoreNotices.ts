import type { Notice } from '../notices/notice';
import { noticeKey } from '../notices/notice';
import { type FirestoreBatch, type FirestoreClient, firestoreCode, hasCode } from './firestoreClient';

/** What is to be told of leads, collections `leadNotices` and `leadTurns`. */
export function firestoreNotices(firestore: FirestoreClient) {
  const notices = firestore.collection('leadNotices');
  const turns = firestore.collection('leadTurns');
  const turnOf = (notice: Notice, attempt: number) => turns.doc(`${noticeKey(notice)}.${attempt}`);

  /** Takes a turn: the one who can make its document has it. */
  async function claimed(notice: Notice, until: string): Promise<Notice | null> {
    const next = { ...notice, attempts: notice.attempts + 1, nextAt: until };
    const batch = firestore.batch();
    batch.create(turnOf(notice, next.attempts), { lead: notice.lead, until });
    batch.set(notices.doc(noticeKey(notice)), { ...next });
    if (notice.attempts > 0) batch.delete(turnOf(notice, notice.attempts));
    try {
      await batch.commit();
      return next;
    } catch (error) {
      if (hasCode(error, firestoreCode.alreadyExists)) return null;
      throw error;
    }
  }

  return {
    add: (batch: Pick<FirestoreBatch, 'create'>, notice: Notice): void =>
      void batch.create(notices.doc(noticeKey(notice)), { ...notice }),
    async of(lead: string): Promise<readonly Notice[]> {
      const { docs } = await notices.where('lead', '==', lead).get();
      return docs.map((doc) => doc.data() as unknown as Notice).sort((a, b) => (a.channel < b.channel ? -1 : 1));
    },
    async drop(batch: FirestoreBatch, lead: string): Promise<void> {
      for (const collection of [notices, turns]) {
        const { docs } = await collection.where('lead', '==', lead).get();
        for (const { ref } of docs) batch.delete(ref);
      }
    },
    async settle(notice: Notice): Promise<void> {
      try {
        await notices.doc(noticeKey(notice)).update({ ...notice });
      } catch (error) {
        if (!hasCode(error, firestoreCode.notFound)) throw error; // deleted with its lead meanwhile
      }
    },
    async claim(now: string, until: string, limit: number): Promise<readonly Notice[]> {
      // `~` sorts behind the time itself. What is told or given up is never due.
      const { docs } = await notices.where('nextAt', '<', `${now}~`).orderBy('nextAt', 'asc').limit(limit).get();
      const taken = await Promise.all(docs.map((doc) => claimed(doc.data() as unknown as Notice, until)));
      return taken.filter((notice) => notice !== null);
    },
  };
}
