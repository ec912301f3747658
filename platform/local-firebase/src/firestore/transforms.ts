import { invalid } from '../http/ApiError';
import { isObject } from '../http/readBody';
import { canonicalTimestamp } from './timestamps';
import { type Fields, readFieldPath, readValue, type WireValue } from './wireValue';

/** Applies `updateTransforms`: the server's time and increments, and nothing else. */
export function applyTransforms(fields: Fields, transforms: readonly unknown[], requestTime: string) {
  const changed: Record<string, WireValue> = { ...fields };
  const results: WireValue[] = [];
  for (const transform of transforms) {
    if (!isObject(transform)) return invalid('a transform expected');
    const path = readFieldPath(transform.fieldPath);
    const value = transformed(changed[path], transform, requestTime);
    changed[path] = value;
    results.push(value);
  }
  return { fields: changed, results };
}

function transformed(
  current: WireValue | undefined,
  transform: Record<string, unknown>,
  requestTime: string,
): WireValue {
  if (transform.setToServerValue === 'REQUEST_TIME') return { timestampValue: canonicalTimestamp(requestTime) };
  if (transform.increment !== undefined) return increased(current, readValue(transform.increment));
  return invalid('the embedded back end knows the transforms REQUEST_TIME and increment');
}

function increased(current: WireValue | undefined, by: WireValue): WireValue {
  if (!('integerValue' in by) && !('doubleValue' in by)) return invalid('increment wants a number');
  if (!current || !('integerValue' in current || 'doubleValue' in current)) return by;
  if ('integerValue' in current && 'integerValue' in by) {
    return { integerValue: String(saturate(BigInt(current.integerValue) + BigInt(by.integerValue))) };
  }
  return { doubleValue: number(current) + number(by) };
}

function number(value: WireValue): number {
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : Number.NaN;
}

/** Firestore stops at the ends of a 64-bit integer instead of wrapping around. */
function saturate(value: bigint): bigint {
  const largest = 2n ** 63n - 1n;
  if (value > largest) return largest;
  return value < -largest - 1n ? -largest - 1n : value;
}
