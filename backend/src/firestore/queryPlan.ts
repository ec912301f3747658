import { ApiError, invalid } from '../http/ApiError';
import { isObject } from '../http/readBody';
import type { CompositeIndex } from './compositeIndex';
import type { IndexRange } from './documentStore';
import type { FirestoreContext } from './firestoreContext';
import { afterPrefix, type Direction, indexKey } from './indexKey';
import { readFieldPath, readList, readValue, type WireValue } from './wireValue';

interface Order {
  readonly path: string;
  readonly direction: Direction;
}

export interface QueryPlan {
  readonly collection: string;
  readonly range: IndexRange;
  readonly limit: number;
}

const unlimited = 2 ** 31 - 1;

/** Turns a `structuredQuery` into one stretch of a declared index; refuses every query that is not one. */
export function planQuery(context: FirestoreContext, query: unknown): QueryPlan {
  if (!isObject(query)) return invalid('structuredQuery expected');
  demandKnown(query);
  const collection = readCollection(query.from);
  const filters = readFilters(query.where);
  const orders = readOrders(query.orderBy);
  const index = findIndex(context.store.indexes, collection, filters, orders);
  const equal = index.fields
    .slice(0, filters.size)
    .map(({ path, direction }) => indexKey(filters.get(path) as WireValue, direction));
  const prefix = Buffer.concat(equal);
  const cursor = (end: unknown) => Buffer.concat([prefix, ...cursorKeys(context, end, orders)]);
  const from = isObject(query.startAt) ? bound(cursor(query.startAt), query.startAt.before === true) : prefix;
  const until = isObject(query.endAt) ? bound(cursor(query.endAt), query.endAt.before === true) : afterPrefix(prefix);
  return { collection, range: { index, from, until }, limit: readLimit(query.limit) };
}

function bound(key: Buffer, before: boolean): Buffer {
  return before ? key : afterPrefix(key);
}

function demandKnown(query: Record<string, unknown>): void {
  for (const key of Object.keys(query)) {
    if (!['from', 'where', 'orderBy', 'startAt', 'endAt', 'limit'].includes(key)) {
      throw new ApiError('UNIMPLEMENTED', `the embedded back end does not know queries with '${key}'`);
    }
  }
}

function readCollection(from: unknown): string {
  const [selector, ...others] = readList(from);
  if (!isObject(selector) || others.length > 0 || selector.allDescendants === true) {
    return invalid('the embedded back end queries one collection at a time');
  }
  return typeof selector.collectionId === 'string' ? selector.collectionId : invalid('collectionId');
}

function readFilters(where: unknown): ReadonlyMap<string, WireValue> {
  if (where === undefined) return new Map();
  if (!isObject(where)) return invalid('where');
  if (isObject(where.compositeFilter)) {
    if (where.compositeFilter.op !== 'AND') return invalid('the embedded back end joins filters by AND');
    return new Map(readList(where.compositeFilter.filters).flatMap((filter) => [...readFilters(filter)]));
  }
  const filter = where.fieldFilter;
  if (!isObject(filter) || filter.op !== 'EQUAL' || !isObject(filter.field)) {
    return invalid('the embedded back end knows EQUAL filters only');
  }
  return new Map([[readFieldPath(filter.field.fieldPath), readValue(filter.value)]]);
}

function readOrders(orderBy: unknown): readonly Order[] {
  const orders = readList(orderBy ?? []).map((order): Order => {
    if (!isObject(order) || !isObject(order.field)) return invalid('orderBy');
    const direction = order.direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
    return { path: readFieldPath(order.field.fieldPath), direction };
  });
  if (orders.some(({ path }) => path === '__name__')) return orders;
  return [...orders, { path: '__name__', direction: orders.at(-1)?.direction ?? 'ASCENDING' }];
}

function findIndex(
  indexes: readonly CompositeIndex[],
  collection: string,
  filters: ReadonlyMap<string, WireValue>,
  orders: readonly Order[],
): CompositeIndex {
  const serves = ({ collection: indexed, fields }: CompositeIndex) =>
    indexed === collection &&
    fields.length === filters.size + orders.length &&
    fields.slice(0, filters.size).every(({ path }) => filters.has(path)) &&
    fields
      .slice(filters.size)
      .every(({ path, direction }, at) => path === orders[at]?.path && direction === orders[at]?.direction);
  const index = indexes.find(serves);
  if (index) return index;
  throw new ApiError(
    'FAILED_PRECONDITION',
    `The query requires an index on ${collection} (${[...filters.keys(), ...orders.map((o) => `${o.path} ${o.direction}`)].join(', ')}). Declare it in backend/firestore.indexes.json.`,
  );
}

function cursorKeys({ names }: FirestoreContext, cursor: unknown, orders: readonly Order[]): Buffer[] {
  const values = readList(isObject(cursor) ? (cursor.values ?? []) : []).map(readValue);
  if (values.length > orders.length) invalid('a cursor has at most one value for each orderBy');
  return values.map((value, at) => {
    const { path, direction } = orders[at] as Order;
    if (path !== '__name__') return indexKey(value, direction);
    const { id } = names.parse('referenceValue' in value ? value.referenceValue : null);
    return indexKey({ referenceValue: id }, direction);
  });
}

function readLimit(limit: unknown): number {
  const value = isObject(limit) ? limit.value : limit;
  if (value === undefined) return unlimited;
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : invalid('limit');
}
