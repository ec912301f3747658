import { isDeepStrictEqual } from 'node:util';
import { ApiError, invalid } from '../http/ApiError';
import type { StoredDocument } from './documentStore';
import type { FirestoreContext } from './firestoreContext';
import { committedDocuments } from './relatedDocuments';
import { type Claims, demandPermission, type RelatedDocuments } from './rulesGate';
import { parseTimestamp } from './timestamps';
import { applyTransforms } from './transforms';
import { type Fields, readList, type WireValue } from './wireValue';
import { readWrite, type Write } from './write';

/** A document of the commit: as it is, and as the writes so far leave it. */
interface Outcome {
  readonly first: Write;
  readonly current: StoredDocument | null;
  fields: Fields | null;
  isWritten: boolean;
}

interface Step {
  readonly write: Write;
  readonly outcome: Outcome;
  /** Whether the document was there before this write, and written earlier in this commit. */
  readonly existed: boolean;
  readonly wasWritten: boolean;
  readonly transformResults: readonly WireValue[];
}

/** `:commit`: all writes or none, each only if the rules and its precondition let it through. */
export function commit(context: FirestoreContext, body: Readonly<Record<string, unknown>>, claims: Claims) {
  const writes = readList(body.writes ?? []).map((write) => readWrite(context.names, write));
  const commitTime = context.clock.now();
  const writeResults = context.store.transaction(() => {
    const time = new Date().toISOString();
    const outcomes = new Map<string, Outcome>();
    const steps = writes.map((write) => take(context, outcomes, write, time));
    // The rules speak first, once about every document and its final state; only then do preconditions.
    demandPermissions(context, [...outcomes.values()], claims, time);
    for (const step of steps) demandPrecondition(step);
    const times = new Map([...outcomes.values()].map((outcome) => [outcome, keep(context, outcome, commitTime)]));
    return steps.map(({ outcome, transformResults }) => ({
      ...(times.get(outcome) && { updateTime: times.get(outcome) }),
      ...(transformResults.length > 0 && { transformResults }),
    }));
  });
  return { writeResults, commitTime };
}

const keyOf = (collection: string, id: string) => `${collection}/${id}`;

function take({ store }: FirestoreContext, outcomes: Map<string, Outcome>, write: Write, time: string): Step {
  const { collection, id, change } = write;
  let outcome = outcomes.get(keyOf(collection, id));
  if (!outcome) {
    const current = store.get(collection, id);
    outcome = { first: write, current, fields: current?.fields ?? null, isWritten: false };
    outcomes.set(keyOf(collection, id), outcome);
  }
  // Said before the rules speak: such a commit contradicts itself, whoever sends it.
  if (write.mustExist === false && outcome.isWritten && outcome.fields) {
    invalid(`one commit cannot create the document ${id} after writing it`);
  }
  const step = { write, outcome, existed: outcome.fields !== null, wasWritten: outcome.isWritten };
  if (change === 'verify') return { ...step, transformResults: [] };
  outcome.isWritten = true;
  if (change === 'delete') {
    outcome.fields = null;
    return { ...step, transformResults: [] };
  }
  const merged = merge(outcome.fields ?? {}, change.fields, change.mask);
  const { fields, results } = applyTransforms(merged, change.transforms, time);
  outcome.fields = fields;
  return { ...step, transformResults: results };
}

function demandPermissions(
  { store, rules }: FirestoreContext,
  outcomes: readonly Outcome[],
  claims: Claims,
  time: string,
): void {
  const { before } = committedDocuments(store);
  const changed = new Map(outcomes.map((outcome) => [keyOf(outcome.first.collection, outcome.first.id), outcome]));
  const documents: RelatedDocuments = {
    before,
    after(collection, id) {
      const outcome = changed.get(keyOf(collection, id));
      return outcome ? outcome.fields : before(collection, id);
    },
  };
  for (const { first, current, fields: after, isWritten } of outcomes) {
    const { collection, id } = first;
    const exists = first.mustExist ?? current !== null;
    const operation = isWritten ? (after ? (exists ? 'update' : 'create') : 'delete') : 'get';
    const attempt = { operation, collection, id, claims, time, before: current?.fields ?? null, documents } as const;
    demandPermission(rules, { ...attempt, after: isWritten ? after : null });
  }
}

function demandPrecondition({ write, outcome, existed, wasWritten }: Step): void {
  const { id, mustExist, lastUpdate } = write;
  if (mustExist === true && !existed) throw new ApiError('NOT_FOUND', `No document to update: ${id}`);
  if (mustExist === false && existed) {
    throw new ApiError('ALREADY_EXISTS', `Document already exists: ${id}`);
  }
  if (lastUpdate === null) return;
  const { current } = outcome;
  // As instants: the SDK writes nine digits where the server wrote six.
  if (wasWritten || !current || parseTimestamp(current.updateTime) !== parseTimestamp(lastUpdate)) {
    throw new ApiError('FAILED_PRECONDITION', `The document has changed: ${id}`);
  }
}

/** Puts the outcome into the store and returns when the document last changed, `null` where it is gone. */
function keep({ store }: FirestoreContext, outcome: Outcome, updateTime: string): string | null {
  const { first, current, fields, isWritten } = outcome;
  const { collection, id } = first;
  if (!isWritten || (current && isDeepStrictEqual(current.fields, fields))) return current?.updateTime ?? null;
  if (!fields) {
    store.delete(collection, id);
    return null;
  }
  store.put({ collection, id, fields, createTime: current?.createTime ?? updateTime, updateTime });
  return updateTime;
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
