import type { MatchBlock } from '../rules/syntax';
import type { DocumentNames } from './documentName';
import type { DocumentStore, StoredDocument } from './documentStore';
import type { CommitClock } from './timestamps';

/** What every call of the embedded Firestore works with. */
export interface FirestoreContext {
  readonly names: DocumentNames;
  readonly store: DocumentStore;
  readonly rules: MatchBlock;
  readonly clock: CommitClock;
}

/** A document as the API answers it. */
export function toWire({ names }: FirestoreContext, document: StoredDocument) {
  const { collection, id, fields, createTime, updateTime } = document;
  return { name: names.name(collection, id), fields, createTime, updateTime };
}
