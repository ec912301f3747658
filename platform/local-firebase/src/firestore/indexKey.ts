import { ApiError } from '../http/ApiError';
import { parseTimestamp } from './timestamps';
import type { WireValue } from './wireValue';

export type Direction = 'ASCENDING' | 'DESCENDING';

/**
 * Bytes whose order is Firestore's order of values, so that a query is one range of keys.
 * Every key ends itself (a string by 00 01), which lets keys of several fields stand in a row.
 */
export function indexKey(value: WireValue, direction: Direction): Buffer {
  const key = ascendingKey(value);
  if (direction === 'DESCENDING') for (const [at, byte] of key.entries()) key[at] = 255 - byte;
  return key;
}

/** The first key after all that begin with these bytes. */
export function afterPrefix(prefix: Buffer): Buffer {
  let end = prefix.length;
  while (end > 0 && prefix[end - 1] === 255) end--;
  const next = Buffer.from(prefix.subarray(0, end));
  const last = next.at(-1);
  if (last === undefined) throw new Error('afterPrefix: nothing comes after a prefix of 255s only');
  next[end - 1] = last + 1;
  return next;
}

function ascendingKey(value: WireValue): Buffer {
  if ('nullValue' in value) return Buffer.from([1]);
  if ('booleanValue' in value) return Buffer.from([2, value.booleanValue ? 1 : 0]);
  if ('integerValue' in value) return Buffer.concat([Buffer.from([3]), orderedDouble(Number(value.integerValue))]);
  if ('doubleValue' in value) return Buffer.concat([Buffer.from([3]), orderedDouble(Number(value.doubleValue))]);
  if ('timestampValue' in value)
    return Buffer.concat([Buffer.from([4]), orderedInt(parseTimestamp(value.timestampValue))]);
  if ('stringValue' in value) return Buffer.concat([Buffer.from([5]), endedText(value.stringValue)]);
  if ('referenceValue' in value) return Buffer.concat([Buffer.from([6]), endedText(value.referenceValue)]);
  throw new ApiError('UNIMPLEMENTED', 'the embedded back end does not put lists and maps in order');
}

function orderedInt(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, value + 2n ** 63n));
  return bytes;
}

/** IEEE 754 sorts like an integer once the sign bit is turned, and all bits where the number is negative. */
function orderedDouble(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  if ((bytes[0] ?? 0) >= 128) for (const [at, byte] of bytes.entries()) bytes[at] = 255 - byte;
  else bytes[0] = (bytes[0] ?? 0) + 128;
  return bytes;
}

function endedText(text: string): Buffer {
  const escaped: number[] = [];
  for (const byte of Buffer.from(text, 'utf8')) byte === 0 ? escaped.push(0, 255) : escaped.push(byte);
  return Buffer.from([...escaped, 0, 1]);
}
