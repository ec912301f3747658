import type { DocumentStore } from './documentStore';
import type { RelatedDocuments } from './rulesGate';

/** The documents as they are, for calls that change none. */
export function committedDocuments(store: DocumentStore): RelatedDocuments {
  const fieldsOf = (collection: string, id: string) => store.get(collection, id)?.fields ?? null;
  return { before: fieldsOf, after: fieldsOf };
}
