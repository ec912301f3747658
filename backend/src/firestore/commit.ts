import { ApiError, invalid } from '../http/ApiError';
import { isObject } from '../http/readBody';
import type { StoredDocument } from './documentStore';
import type { FirestoreContext } from './firestoreContext';
import { type Claims, demandPermission } from './rulesGate';
import { applyTransforms } from './transforms';
import { type Fields, readFieldPath, readFields, readList, type WireValue } from './wireValue';

interface Write {
  readonly collection: string;
  readonly id: string;
  /** `null` deletes. */
  readonly change: {
    readonly fields: Fields;
    readonly mask: readonly string[] | null;
    readonly transforms: readonly unknown[];
  } | null;
  readonly mustExist: boolean | null;
  readonly lastUpdate: string | null;
}

/** `:commit`: all writes or none, each only if the rules and its precondition let it through. */
export function commit(context: FirestoreContext, body: Record<string, unknown>, claims: Claims) {
  if (body.transaction !== undefined) throw new ApiError('UNIMPLEMENTED', 'the embedded back end has no transactions');
  const writes = readList(body.writes ?? []).map((write) => readWrite(context, write));
  if (new Set(writes.map(({ collection, id }) => `${collection}/${id}`)).size < writes.length) {
    invalid('the embedded back end takes one write to a document in a commit');
  }
  const updateTime = context.clock.now();
  const writeResults = context.store.transaction(() => {
    const time = new Date().toISOString();
    // The rules speak first, about every write; only then do preconditions.
    const permitted = writes.map((write) => permit(context, write, claims, time));
    return permitted.map((change) => ({ updateTime, ...perform(context, change, updateTime) }));
  });
  return { writeResults, commitTime: updateTime };
}

interface PermittedWrite {
  readonly write: Write;
  readonly current: StoredDocument | null;
  /** The fields to be, `null` where the document goes. */
  readonly after: Fields | null;
  readonly transformResults: readonly WireValue[];
}

function permit({ store, rules }: FirestoreContext, write: Write, claims: Claims, time: string): PermittedWrite {
  const { collection, id, change, mustExist } = write;
  const current = store.get(collection, id);
  const before = current?.fields ?? null;
  const merged = change && merge(before ?? {}, change.fields, change.mask);
  const { fields: after, results: transformResults } = merged
    ? applyTransforms(merged, change.transforms, time)
    : { fields: null, results: [] };
  const exists = mustExist ?? current !== null;
  const operation = change ? (exists ? 'update' : 'create') : 'delete';
  demandPermission(rules, { operation, collection, id, claims, time, before, after });
  return { write, current, after, transformResults };
}

function perform({ store }: FirestoreContext, permitted: PermittedWrite, updateTime: string) {
  const { write, current, after, transformResults } = permitted;
  const { collection, id } = write;
  demandPrecondition(write, current);
  if (after) store.put({ collection, id, fields: after, createTime: current?.createTime ?? updateTime, updateTime });
  else store.delete(collection, id);
  return transformResults.length > 0 ? { transformResults } : {};
}

function demandPrecondition({ id, mustExist, lastUpdate }: Write, current: StoredDocument | null): void {
  if (mustExist === true && !current) throw new ApiError('NOT_FOUND', `No document to update: ${id}`);
  if (mustExist === false && current) throw new ApiError('ALREADY_EXISTS', `Document already exists: ${id}`);
  if (lastUpdate !== null && lastUpdate !== current?.updateTime) {
    throw new ApiError('FAILED_PRECONDITION', `The document has changed: ${id}`);
  }
}

function merge(current: Fields, given: Fields, mask: readonly string[] | null): Fields {
  if (!mask) return given;
  const fields: Record<string, WireValue> = { ...current };
  for (const path of mask) {
    const value = Object.hasOwn(given, path) ? given[path] : undefined;
    if (value) fields[path] = value;
    else delete fields[path];
  }
  return fields;
}

function readWrite({ names }: FirestoreContext, write: unknown): Write {
  if (!isObject(write)) return invalid('a write expected');
  const precondition = isObject(write.currentDocument) ? write.currentDocument : {};
  const mustExist = typeof precondition.exists === 'boolean' ? precondition.exists : null;
  const lastUpdate = typeof precondition.updateTime === 'string' ? precondition.updateTime : null;
  if (write.delete !== undefined) return { ...names.parse(write.delete), change: null, mustExist, lastUpdate };
  if (!isObject(write.update)) return invalid('a write is an update or a delete');
  const mask = isObject(write.updateMask) ? readList(write.updateMask.fieldPaths ?? []).map(readFieldPath) : null;
  const transforms = readList(write.updateTransforms ?? []);
  return {
    ...names.parse(write.update.name),
    change: { fields: readFields(write.update.fields ?? {}), mask, transforms },
    mustExist,
    lastUpdate,
  };
}
