/** What an expression of the rules may be. Maps have no prototype, so that no field name reaches one. */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Timestamp
  | RulesSet
  | RulesPath
  | MapDiff
  | readonly Value[]
  | { readonly [key: string]: Value };

export type ValueMap = { readonly [key: string]: Value };

/** An instant, in nanoseconds since 1970. */
export class Timestamp {
  readonly nanoseconds: bigint;
  constructor(nanoseconds: bigint) {
    this.nanoseconds = nanoseconds;
  }
}

/** The path of a document: `databases`, `(default)`, `documents`, collection, id. */
export class RulesPath {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

/** The set that `keys()` and the like return. */
export class RulesSet {
  readonly items: readonly Value[];
  constructor(items: readonly Value[]) {
    this.items = items;
  }
}

/** `after.diff(before)` */
export class MapDiff {
  readonly after: ValueMap;
  readonly before: ValueMap;
  constructor(after: ValueMap, before: ValueMap) {
    this.after = after;
    this.before = before;
  }
}

/** An expression that has no value. In Firestore it makes the rule false; so it does here. */
export class RulesError extends Error {}

/** A map without a prototype. */
export function valueMap(entries: Iterable<readonly [string, Value]>): ValueMap {
  const map: Record<string, Value> = Object.create(null);
  for (const [key, value] of entries) map[key] = value;
  return map;
}

export function isMap(value: Value): value is ValueMap {
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === null;
}

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

export function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

const typeTests = {
  string: (value: Value) => typeof value === 'string',
  int: (value: Value) => typeof value === 'bigint',
  float: (value: Value) => typeof value === 'number',
  number: isNumber,
  bool: (value: Value) => typeof value === 'boolean',
  list: isList,
  map: isMap,
  timestamp: (value: Value) => value instanceof Timestamp,
  path: (value: Value) => value instanceof RulesPath,
};

export function isTypeName(name: string): name is keyof typeof typeTests {
  return Object.hasOwn(typeTests, name);
}

/** `value is type` */
export function hasType(value: Value, type: string): boolean {
  if (!isTypeName(type)) throw new RulesError(`unknown type ${type}`);
  return typeTests[type](value);
}

/** `==` of the rules: numbers by value, maps and lists by content, different types never. */
export function equals(a: Value, b: Value): boolean {
  // biome-ignore lint/suspicious/noDoubleEquals: 1 (int) and 1.0 (float) are equal in the rules language.
  if (isNumber(a) && isNumber(b)) return a == b;
  if (a instanceof Timestamp && b instanceof Timestamp) return a.nanoseconds === b.nanoseconds;
  if (a instanceof RulesPath && b instanceof RulesPath) return a.segments.join('/') === b.segments.join('/');
  if (a instanceof RulesSet && b instanceof RulesSet) {
    return a.items.length === b.items.length && a.items.every((item) => includes(b.items, item));
  }
  if (isList(a) && isList(b)) return a.length === b.length && a.every((item, at) => equals(item, b[at] ?? null));
  if (isMap(a) && isMap(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length && keys.every((key) => key in b && equals(a[key] ?? null, b[key] ?? null))
    );
  }
  return a === b;
}

export function includes(items: readonly Value[], wanted: Value): boolean {
  return items.some((item) => equals(item, wanted));
}
