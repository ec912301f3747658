import { expect, test } from 'vitest';
import { plainText } from './plainText';

test.each([
  ['a\r\nb\rc\n', 'a\nb\nc\n'],
  ['a\u0000b\u001b[31m\tc', 'ab[31m\tc'],
  ['\ud83d', '\ufffd'],
  ['\udc00x', '\ufffdx'],
  ['😀', '😀'],
  ['<b>&amp;</b>', '<b>&amp;</b>'],
  [undefined, ''],
  [{ title: 'x' }, ''],
])('%j → %j', (value, expected) => {
  expect(plainText(value)).toBe(expected);
});
