import { ApiError, invalid } from '../http/ApiError';
import { isObject } from '../http/readBody';
import { readMask } from './fieldMask';
import type { Direction } from './indexKey';
import { readFieldPath, readList, readValue, type WireValue } from './wireValue';

export interface Order {
  readonly path: string;
  readonly direction: Direction;
}

/** A bound that a filter sets to the first field of the order. */
export interface Inequality {
  readonly path: string;
  readonly op: '<' | '<=' | '>' | '>=';
  readonly value: WireValue;
}

/** `startAt` or `endAt`: one value for each of the first orders. */
export interface Cursor {
  readonly values: readonly WireValue[];
  readonly before: boolean;
}

/** A query as it was sent, read and checked. */
export interface StructuredQuery {
  readonly collection: string;
  readonly equal: ReadonlyMap<string, WireValue>;
  readonly inequalities: readonly Inequality[];
  /** Complete: it ends with `__name__`. */
  readonly orders: readonly Order[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly limit: number | null;
  readonly offset: number;
  /** The fields that are answered; `null`: all. */
  readonly mask: readonly string[] | null;
}

const members = ['from', 'where', 'orderBy', 'startAt', 'endAt', 'limit', 'offset', 'select'];

/** Reads a `structuredQuery`; throws for whatever it does not know, naming it. */
export function readQuery(query: unknown): StructuredQuery {
  if (!isObject(query)) return invalid('structuredQuery expected');
  for (const key of Object.keys(query)) {
    if (!members.includes(key)) {
      throw new ApiError('UNIMPLEMENTED', `the embedded back end does not know queries with '${key}'`);
    }
  }
  const { equal, inequalities } = readFilters(query.where);
  return {
    collection: readCollection(query.from),
    equal,
    inequalities,
    orders: readOrders(query.orderBy, inequalities),
    startAt: readCursor(query.startAt),
    endAt: readCursor(query.endAt),
    limit: query.limit === undefined || query.limit === null ? null : readCount(query.limit, 'limit'),
    offset: readCount(query.offset ?? 0, 'offset'),
    mask: isObject(query.select) ? readMask({ fieldPaths: readList(query.select.fields ?? []).map(fieldOf) }) : null,
  };
}

function readCollection(from: unknown): string {
  const [selector, ...others] = readList(from);
  if (!isObject(selector) || others.length > 0 || selector.allDescendants === true) {
    return invalid('the embedded back end queries one collection at a time');
  }
  return typeof selector.collectionId === 'string' ? selector.collectionId : invalid('collectionId');
}

const operators: Readonly<Record<string, Inequality['op']>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
};

function readFilters(where: unknown): Pick<StructuredQuery, 'equal' | 'inequalities'> {
  const equal = new Map<string, WireValue>();
  const inequalities: Inequality[] = [];
  for (const filter of flattened(where)) {
    if (!isObject(filter) || !isObject(filter.field)) return invalid('a filter names a field');
    const path = readFieldPath(fieldOf(filter.field));
    const value = readValue(filter.value);
    const op = operators[String(filter.op)];
    if (op && path !== '__name__') inequalities.push({ path, op, value });
    else if (filter.op !== 'EQUAL' || path === '__name__') {
      return invalid(
        'the embedded back end knows the filters EQUAL, LESS_THAN and GREATER_THAN (…_OR_EQUAL) on fields',
      );
    } else if (equal.has(path)) return invalid(`the embedded back end takes one EQUAL for ${path}`);
    else equal.set(path, value);
  }
  return { equal, inequalities };
}

function flattened(where: unknown): readonly unknown[] {
  if (where === undefined || where === null) return [];
  if (!isObject(where)) return invalid('where');
  if (!isObject(where.compositeFilter)) return [where.fieldFilter];
  if (where.compositeFilter.op !== 'AND') return invalid('the embedded back end joins filters by AND');
  return readList(where.compositeFilter.filters).flatMap(flattened);
}

function fieldOf(reference: unknown): unknown {
  return isObject(reference) ? reference.fieldPath : invalid('a field expected');
}

function readOrders(orderBy: unknown, inequalities: readonly Inequality[]): readonly Order[] {
  const given = readList(orderBy ?? []).map((order): Order => {
    if (!isObject(order)) return invalid('orderBy');
    const direction = order.direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
    return { path: readFieldPath(fieldOf(order.field)), direction };
  });
  const [bounded] = inequalities;
  if (inequalities.some(({ path }) => path !== bounded?.path)) {
    invalid('the embedded back end takes inequalities on one field');
  }
  const orders = bounded && given.length === 0 ? [{ path: bounded.path, direction: 'ASCENDING' } as const] : given;
  if (bounded && orders[0]?.path !== bounded.path) {
    invalid(`the embedded back end orders by ${bounded.path} first, which the query bounds`);
  }
  if (orders.some(({ path }) => path === '__name__')) return orders;
  return [...orders, { path: '__name__', direction: orders.at(-1)?.direction ?? 'ASCENDING' }];
}

function readCursor(cursor: unknown): Cursor | null {
  if (cursor === undefined || cursor === null) return null;
  if (!isObject(cursor)) return invalid('a cursor has values');
  return { values: readList(cursor.values ?? []).map(readValue), before: cursor.before === true };
}

/** A whole number, as JSON or as its text; `{ value }` is how other languages carry it, and refused as Google does. */
function readCount(count: unknown, what: string): number {
  const isText = typeof count === 'string' && /^\d{1,10}$/.test(count);
  const value = isText ? Number(count) : count;
  const isCount = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31;
  return isCount ? value : invalid(`${what} is a whole number, not below 0`);
}
