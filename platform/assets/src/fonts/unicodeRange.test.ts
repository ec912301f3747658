import { expect, test } from 'vitest';
import { codePoints, unicodeRange } from './unicodeRange';

test('runs across what nobody asked for, but not across what another file holds, nor far', () => {
  expect(unicodeRange('가각갃', '나')).toBe('U+AC00-AC03');
  expect(unicodeRange('가각갃', '갂')).toBe('U+AC00-AC01,U+AC03');
  expect(unicodeRange('A가가', '')).toBe('U+41,U+AC00');
});

test('reads what it writes', () => {
  expect(codePoints('U+AC00-AC02, U+41').map((point) => String.fromCodePoint(point))).toEqual([...'가각갂A']);
});
