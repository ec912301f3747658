import { expect, test } from 'vitest';
import { afterPrefix, indexKey } from './indexKey';
import type { WireValue } from './wireValue';

const ascending: readonly WireValue[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: '-Infinity' },
  { integerValue: '-5' },
  { doubleValue: -0.5 },
  { integerValue: '0' },
  { doubleValue: 0.5 },
  { integerValue: '7' },
  { timestampValue: '1969-12-31T23:59:59.999999999Z' },
  { timestampValue: '2025-11-18T01:20:00Z' },
  { timestampValue: '2025-11-18T01:20:00.000001Z' },
  { stringValue: '' },
  { stringValue: '\u0000' },
  { stringValue: '\u0000\u0000' },
  { stringValue: 'a' },
  { stringValue: 'a\u0000' },
  { stringValue: 'aa' },
  { stringValue: '가' },
  { stringValue: '😀' },
];

test('keys stand in the order of the values, and in the other one where descending', () => {
  const keys = ascending.map((value) => indexKey(value, 'ASCENDING'));
  expect([...keys].sort(Buffer.compare)).toEqual(keys);
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(keys.length);
  const descending = ascending.map((value) => indexKey(value, 'DESCENDING'));
  expect([...descending].sort(Buffer.compare)).toEqual([...descending].reverse());
});

test('a field does not run into the next one', () => {
  const key = (a: string, b: string) =>
    Buffer.concat([indexKey({ stringValue: a }, 'ASCENDING'), indexKey({ stringValue: b }, 'DESCENDING')]);
  expect(Buffer.compare(key('a', 'z'), key('ab', 'a'))).toBeLessThan(0);
  expect(Buffer.compare(key('a', 'b'), key('a', 'a'))).toBeLessThan(0);
});

test('after a prefix come none of its keys', () => {
  expect(afterPrefix(Buffer.from([1, 2]))).toEqual(Buffer.from([1, 3]));
  expect(afterPrefix(Buffer.from([1, 255, 255]))).toEqual(Buffer.from([2]));
});
