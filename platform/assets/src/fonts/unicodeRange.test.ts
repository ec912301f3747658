import { expect, test } from 'vitest';
import { unicodeRange, withoutCharacters } from './unicodeRange';

test('takes characters out of a range', () => {
  expect(withoutCharacters('U+AC00-AC03, U+41', new Set('각A'))).toBe('U+AC00,U+AC02-AC03');
  expect(withoutCharacters('U+41', new Set('A'))).toBe('');
});

test('runs across what nobody asked for, but not across what another file holds, nor far', () => {
  expect(unicodeRange('가각갃', '나')).toBe('U+AC00-AC03');
  expect(unicodeRange('가각갃', '갂')).toBe('U+AC00-AC01,U+AC03');
  expect(unicodeRange('A가가', '')).toBe('U+41,U+AC00');
});
