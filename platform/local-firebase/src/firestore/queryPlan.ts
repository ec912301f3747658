import { ApiError, invalid } from '../http/ApiError';
import type { CompositeIndex } from './compositeIndex';
import type { DocumentNames } from './documentName';
import type { IndexRange } from './documentStore';
import type { FirestoreContext } from './firestoreContext';
import { afterPrefix, type Direction, indexKey } from './indexKey';
import { type Cursor, type Inequality, type Order, readQuery, type StructuredQuery } from './structuredQuery';
import type { WireValue } from './wireValue';

export interface QueryPlan extends Pick<StructuredQuery, 'collection' | 'limit' | 'offset' | 'mask'> {
  readonly range: IndexRange;
}

/** Turns a `structuredQuery` into one stretch of a declared index; refuses every query that is not one. */
export function planQuery({ names, store }: FirestoreContext, query: unknown): QueryPlan {
  const read = readQuery(query);
  const { collection, equal, orders, limit, offset, mask } = read;
  const { index, isReversed } = findIndex(store.indexes, read);
  const prefix = Buffer.concat(
    index.fields.slice(0, equal.size).map(({ path, direction }) => indexKey(equal.get(path) as WireValue, direction)),
  );
  // As they stand in the index, which a reversed query walks from its end.
  const directions = index.fields.slice(equal.size).map(({ direction }) => direction);
  const key = (cursor: Cursor) => Buffer.concat([prefix, ...cursorKeys(names, cursor, orders, directions)]);
  const bounds: Bounds[] = [[prefix, afterPrefix(prefix)]];
  if (read.startAt) bounds.push(after(key(read.startAt), read.startAt.before, isReversed));
  if (read.endAt) bounds.push(after(key(read.endAt), !read.endAt.before, !isReversed));
  for (const inequality of read.inequalities) bounds.push(bounded(prefix, inequality, directions[0] ?? 'ASCENDING'));
  const from = bounds.map(([low]) => low).reduce((a, b) => (b && (!a || Buffer.compare(b, a) > 0) ? b : a)) as Buffer;
  const until = bounds
    .map(([, high]) => high)
    .reduce((a, b) => (b && (!a || Buffer.compare(b, a) < 0) ? b : a)) as Buffer;
  return { collection, limit, offset, mask, range: { index, from, until, isReversed } };
}

/** Keys from (included) and until (not included); `null` where that end is open. */
type Bounds = readonly [from: Buffer | null, until: Buffer | null];

/** What comes after a key, or with it where `including`; before it where the walk is `reversed`. */
function after(key: Buffer, including: boolean, reversed: boolean): Bounds {
  if (reversed) return [null, including ? afterPrefix(key) : key];
  return [including ? key : afterPrefix(key), null];
}

/** An inequality matches values of its own type, which share the first byte of their keys. */
function bounded(prefix: Buffer, { op, value }: Inequality, direction: Direction): Bounds {
  const key = Buffer.concat([prefix, indexKey(value, direction)]);
  const type = key.subarray(0, prefix.length + 1);
  const isUpper = op.startsWith('<') === (direction === 'ASCENDING');
  const [from, until] = after(key, op.endsWith('='), isUpper);
  return [from ?? type, until ?? afterPrefix(type)];
}

const opposite = { ASCENDING: 'DESCENDING', DESCENDING: 'ASCENDING' } as const;

function findIndex(indexes: readonly CompositeIndex[], { collection, equal, orders }: StructuredQuery) {
  const serves = ({ collection: indexed, fields }: CompositeIndex, turned: (direction: Direction) => Direction) =>
    indexed === collection &&
    fields.length === equal.size + orders.length &&
    fields.slice(0, equal.size).every(({ path }) => equal.has(path)) &&
    fields
      .slice(equal.size)
      .every(({ path, direction }, at) => path === orders[at]?.path && turned(direction) === orders[at]?.direction);
  for (const index of indexes) {
    if (serves(index, (direction) => direction)) return { index, isReversed: false };
    if (serves(index, (direction) => opposite[direction])) return { index, isReversed: true };
  }
  throw new ApiError(
    'FAILED_PRECONDITION',
    `The query requires an index on ${collection} (${[...equal.keys(), ...orders.map((o) => `${o.path} ${o.direction}`)].join(', ')}). Declare it in backend/firestore.indexes.json.`,
  );
}

function cursorKeys(
  names: DocumentNames,
  { values }: Cursor,
  orders: readonly Order[],
  directions: readonly Direction[],
): Buffer[] {
  if (values.length > orders.length) invalid('a cursor has at most one value for each orderBy');
  return values.map((value, at) => {
    const direction = directions[at] ?? 'ASCENDING';
    if (orders[at]?.path !== '__name__') return indexKey(value, direction);
    const { id } = names.parse('referenceValue' in value ? value.referenceValue : null);
    return indexKey({ referenceValue: id }, direction);
  });
}
