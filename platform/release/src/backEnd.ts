import type { Facts } from '@platform/contract';

const firestore = 'https://firestore.googleapis.com';

/**
 * Address of the back end where it answers within a moment, else `null`: pages are then composed without its data.
 * `BACK_END_URL` names another one than the local default; with a real Firebase project it is Firestore itself.
 */
export async function reachableBackEnd(facts: Facts): Promise<string | null> {
  const local = process.env.BACK_END_URL ?? 'http://127.0.0.1:4010';
  const [address, probe] = facts.firebase.emulator ? [local, `${local}/healthz`] : [firestore, firestore];
  try {
    await fetch(probe, { signal: AbortSignal.timeout(1000) });
    return address;
  } catch {
    return null;
  }
}
