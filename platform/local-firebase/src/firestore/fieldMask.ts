import { invalid } from '../http/ApiError';
import { isObject } from '../http/readBody';
import type { StoredDocument } from './documentStore';
import { readFieldPath, readList } from './wireValue';

/** The field names of a `DocumentMask`; `null` stands for all. */
export function readMask(mask: unknown): readonly string[] | null {
  if (mask === undefined || mask === null) return null;
  return isObject(mask) ? readList(mask.fieldPaths ?? []).map(readFieldPath) : invalid('a mask has fieldPaths');
}

/** The document with the fields of a mask only. */
export function selected(document: StoredDocument, mask: readonly string[] | null): StoredDocument {
  if (!mask) return document;
  const fields = Object.fromEntries(Object.entries(document.fields).filter(([name]) => mask.includes(name)));
  return { ...document, fields };
}
