import { isObject } from '../http/readBody';
import type { StoredDocument } from './documentStore';
import { type Direction, indexKey } from './indexKey';

/** One index of `firestore.indexes.json`. */
export interface CompositeIndex {
  /** Names it in the store, from all it is made of: a changed index is another index. */
  readonly name: string;
  readonly collection: string;
  readonly fields: readonly { readonly path: string; readonly direction: Direction }[];
}

/** Reads `firestore.indexes.json`; throws where it holds what this back end does not know. */
export function parseIndexes(text: string): readonly CompositeIndex[] {
  const file: unknown = JSON.parse(text);
  const indexes = isObject(file) ? file.indexes : null;
  if (!Array.isArray(indexes)) throw new SyntaxError('firestore.indexes.json: "indexes" is missing');
  return indexes.map(parseIndex);
}

function parseIndex(index: unknown): CompositeIndex {
  if (!isObject(index) || index.queryScope !== 'COLLECTION' || !Array.isArray(index.fields)) {
    throw new SyntaxError('firestore.indexes.json: an index has a collectionGroup, queryScope COLLECTION and fields');
  }
  const fields = index.fields.map((field: Record<string, unknown>) => ({
    path: String(field.fieldPath),
    direction: parseDirection(field.order),
  }));
  const collection = String(index.collectionGroup);
  return { name: `${collection}: ${fields.map((f) => `${f.path} ${f.direction}`).join(', ')}`, collection, fields };
}

function parseDirection(order: unknown): Direction {
  if (order === 'ASCENDING' || order === 'DESCENDING') return order;
  throw new SyntaxError(`firestore.indexes.json: unknown order ${JSON.stringify(order)}`);
}

/** The document's key in the index, or `null` where it lacks one of the fields and so is not in it. */
export function keyInIndex(index: CompositeIndex, document: StoredDocument): Buffer | null {
  const parts: Buffer[] = [];
  for (const { path, direction } of index.fields) {
    const value = path === '__name__' ? { referenceValue: document.id } : document.fields[path];
    if (!value) return null;
    parts.push(indexKey(value, direction));
  }
  return Buffer.concat(parts);
}
