import { setTimeout as pause } from 'node:timers/promises';
import type { FirestoreClient } from '../store/firestoreClient';
import { firestoreLeadStore } from '../store/firestoreLeadStore';
import { connectFirestore } from './connectFirestore';
import { guestLead } from './guestLead';

/**
 * Books visits in Firestore as a process of its own, to be killed: `tsx bookingProcess.ts HOST PROJECT FROM UNTIL`. All at once, each
 * again until it is kept, as the outbox does; prints the number of each that is.
 */
const [, , host = '', project = '', from, until] = process.argv;
const firestore = connectFirestore(host, project);
const store = firestoreLeadStore(firestore as unknown as FirestoreClient);

async function book(n: number): Promise<void> {
  for (;;) {
    try {
      await store.add(guestLead(n));
      break;
    } catch {
      // Too many at one slot: Firestore has given up, and nothing is written.
      await pause(50 + 10 * (n % 10));
    }
  }
  process.stdout.write(`${n}\n`);
}

const everybody = Array.from({ length: Number(until) - Number(from) + 1 }, (_, at) => Number(from) + at);
await Promise.all(everybody.map(book));
await firestore.terminate();
