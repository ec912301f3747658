import type { FirestoreClient, FirestoreSnapshot } from '../../leads/store/firestoreClient';
import { inTransaction } from '../../leads/store/inTransaction';
import type { RecoveryCodes } from '../recoveryCodes';

/** A document for each account that has codes. No rule opens it: it is the endpoint's alone. */
const collection = 'recoveryCodes';

const hashesIn = (document: FirestoreSnapshot): readonly string[] => {
  const hashes = document.data()?.hashes;
  return Array.isArray(hashes) ? hashes.map(String) : [];
};

/** Recovery codes in Firestore. */
export function firestoreRecoveryCodes(firestore: FirestoreClient): RecoveryCodes {
  const of = (uid: string) => firestore.collection(collection).doc(uid);
  return {
    async replace(uid, hashes) {
      await of(uid).set({ hashes: [...hashes] });
    },
    take: (uid, hash) =>
      inTransaction(firestore, async (transaction) => {
        const hashes = hashesIn(await transaction.get(of(uid)));
        if (!hashes.includes(hash)) return false;
        transaction.set(of(uid), { hashes: hashes.filter((one) => one !== hash) });
        return true;
      }),
    count: async (uid) => hashesIn(await of(uid).get()).length,
  };
}
