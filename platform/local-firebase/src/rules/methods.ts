import { equals, includes, isList, isMap, MapDiff, RulesError, RulesSet, Timestamp, type Value } from './values';

type Method = (on: Value, args: readonly Value[]) => Value;

const methods: Readonly<Record<string, Method>> = {
  // UTF-16 units, as the official emulator counts: an emoji is two.
  size: (on) => BigInt(typeof on === 'string' ? on.length : isMap(on) ? Object.keys(on).length : items(on).length),
  keys: (on) => (isMap(on) ? new RulesSet(Object.keys(on)) : fail('keys() of something that is no map')),
  get: (on, [key, otherwise]) => {
    if (!isMap(on) || typeof key !== 'string' || otherwise === undefined) return fail('get(key, otherwise) of a map');
    return on[key] ?? otherwise;
  },
  diff: (on, [before]) => {
    if (!isMap(on) || before === undefined || !isMap(before)) return fail('diff() wants two maps');
    return new MapDiff(on, before);
  },
  hasOnly: (on, [allowed]) => items(on).every((item) => includes(items(allowed), item)),
  hasAll: (on, [wanted]) => items(wanted).every((item) => includes(items(on), item)),
  hasAny: (on, [wanted]) => items(wanted).some((item) => includes(items(on), item)),
  matches: (on, [pattern]) =>
    typeof on === 'string' && matchable(pattern)
      ? new RegExp(`^(?:${pattern})$`, 'u').test(on)
      : fail('matches() of a text'),
  toMillis: (on) =>
    on instanceof Timestamp ? floorDivide(on.nanoseconds, 1_000_000n) : fail('toMillis() of a timestamp'),
  addedKeys: (on) => new RulesSet(added(diff(on))),
  removedKeys: (on) => new RulesSet(removed(diff(on))),
  changedKeys: (on) => new RulesSet(changed(diff(on))),
  affectedKeys: (on) => new RulesSet([...added(diff(on)), ...removed(diff(on)), ...changed(diff(on))]),
};

/** Whether a pattern means the same to RE2, which Firestore uses, and here: letters, simple classes and how often they come. */
export function matchable(pattern: unknown): pattern is string {
  return (
    typeof pattern === 'string' &&
    /^(?:(?:[A-Za-z0-9 _:-]|\[(?:[A-Za-z0-9]-[A-Za-z0-9]|[A-Za-z0-9_])+-?\])(?:[*+?]|\{\d+(?:,\d*)?\})?)*$/.test(
      pattern,
    )
  );
}

/** Whether the rules language as it is known here has a method of that name. */
export function isMethod(name: string): boolean {
  return Object.hasOwn(methods, name);
}

/** Calls `on.name(...args)`. */
export function callMethod(on: Value, name: string, args: readonly Value[]): Value {
  const method = isMethod(name) ? methods[name] : undefined;
  return method ? method(on, args) : fail(`unknown method ${name}()`);
}

function items(value: Value | undefined): readonly Value[] {
  if (value instanceof RulesSet) return value.items;
  return value !== undefined && isList(value) ? value : fail('a list or set expected');
}

function diff(value: Value): MapDiff {
  return value instanceof MapDiff ? value : fail('a diff expected');
}

function added({ after, before }: MapDiff): string[] {
  return Object.keys(after).filter((key) => !(key in before));
}

function removed({ after, before }: MapDiff): string[] {
  return Object.keys(before).filter((key) => !(key in after));
}

function changed({ after, before }: MapDiff): string[] {
  return Object.keys(after).filter((key) => key in before && !equals(after[key] ?? null, before[key] ?? null));
}

function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}

function fail(why: string): never {
  throw new RulesError(why);
}
