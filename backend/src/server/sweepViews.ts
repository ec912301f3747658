import type { DocumentStore } from '../firestore/documentStore';

const hour = 60 * 60_000;

/**
 * Removes the marks of counted views once they are past their `expires`, as the time-to-live policy in `firestore.indexes.json` does in
 * production. Returns what ends it.
 */
export function sweepViews(documents: DocumentStore): () => void {
  const sweep = () => documents.removeExpired('views', 'expires', new Date().toISOString());
  sweep();
  const timer = setInterval(sweep, hour).unref();
  return () => clearInterval(timer);
}
