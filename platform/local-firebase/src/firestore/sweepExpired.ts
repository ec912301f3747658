import type { DocumentStore } from './documentStore';
import type { TimeToLive } from './timeToLive';

const hour = 60 * 60_000;

/** Removes what is past its time now and every hour, as the policies do in production. Returns what ends it. */
export function sweepExpired(documents: DocumentStore, policies: readonly TimeToLive[]): () => void {
  const sweep = () => {
    const now = new Date().toISOString();
    for (const { collection, field } of policies) documents.removeExpired(collection, field, now);
  };
  sweep();
  const timer = setInterval(sweep, hour).unref();
  return () => clearInterval(timer);
}
