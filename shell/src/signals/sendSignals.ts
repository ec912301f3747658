import type { BrowserLock } from '@platform/contract';

/** Lets a share of all documents say what went wrong in them and how fast they were. Called when nothing else waits. */
export async function sendSignals(lock: BrowserLock): Promise<void> {
  if (Math.random() >= (lock.facts.signals?.share ?? 0)) return;
  (await import('./startSignals')).startSignals(lock);
}
