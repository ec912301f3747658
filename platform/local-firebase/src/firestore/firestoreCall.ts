import { ApiError, invalid } from '../http/ApiError';
import { isObject } from '../http/readBody';
import type { DocumentNames } from './documentName';
import { readList } from './wireValue';

/** The calls that the SDK makes for what is known here, with the members each may have. No other call or member reaches an engine. */
const members = {
  commit: ['writes'],
  batchGet: ['documents', 'mask'],
  runQuery: ['structuredQuery'],
  runAggregationQuery: ['structuredAggregationQuery'],
} as const;

const writeMembers = ['update', 'delete', 'verify', 'updateMask', 'updateTransforms', 'currentDocument'];

/** Documents that one call may name. Firestore itself takes 500 writes. */
const most = { writes: 500, reads: 1000 };

export type CallName = keyof typeof members;

/** A call of Firestore that was checked: known by name, and about documents of this project and database only. */
export interface FirestoreCall {
  readonly name: CallName;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The name of the call at `path`, decoded: `/v1/projects/{p}/databases/(default)/documents:{name}` and nothing else. */
export function readCallName(path: string, names: DocumentNames): CallName {
  const before = `/v1/${names.root}:`;
  if (!path.startsWith(before)) throw new ApiError('NOT_FOUND', `Nothing answers POST ${path} here.`);
  const name = path.slice(before.length);
  if (isCallName(name)) return name;
  if (!/^[A-Za-z]{1,40}$/.test(name)) throw new ApiError('NOT_FOUND', 'Nothing answers here.');
  throw new ApiError('UNIMPLEMENTED', `this back end does not know the call ${name}`);
}

/** Checks what a call says. Refuses members it does not know, which the official emulator would read, and other databases. */
export function readCall(name: CallName, body: Record<string, unknown>, names: DocumentNames): FirestoreCall {
  demandMembers(body, members[name], name);
  if (name === 'batchGet') return { name, body: { ...body, documents: readDocuments(body.documents ?? [], names) } };
  if (name !== 'commit') return { name, body };
  const writes = readList(body.writes ?? []);
  demandFew(writes, most.writes);
  for (const write of writes) names.parse(documentOf(write));
  return { name, body: { writes } };
}

/** The name of the document that a checked write is about. */
export function documentOf(write: unknown): unknown {
  if (!isObject(write)) return invalid('a write expected');
  demandMembers(write, writeMembers, 'a write');
  const kinds = [write.update, write.delete, write.verify].filter((kind) => kind !== undefined);
  if (kinds.length !== 1) return invalid('a write is one of update, delete and verify');
  return isObject(kinds[0]) ? kinds[0].name : kinds[0];
}

/** The official answer names a document once, however often it is asked for. */
function readDocuments(documents: unknown, names: DocumentNames): readonly unknown[] {
  const unique = [...new Set(readList(documents))];
  demandFew(unique, most.reads);
  for (const name of unique) names.parse(name);
  return unique;
}

function demandFew(items: readonly unknown[], limit: number): void {
  if (items.length > limit) invalid(`a call of this kind names at most ${limit} documents`);
}

function demandMembers(of: Record<string, unknown>, known: readonly string[], what: string): void {
  for (const key of Object.keys(of)) {
    if (!known.includes(key)) {
      throw new ApiError('UNIMPLEMENTED', `this back end does not know ${what} with '${key.slice(0, 100)}'`);
    }
  }
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(members, name);
}
