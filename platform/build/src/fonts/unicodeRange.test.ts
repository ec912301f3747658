import { expect, test } from 'vitest';
import { unicodeRange, withoutCharacters } from './unicodeRange';

test('names neighbours as a range and each character once', () => {
  expect(unicodeRange('가각갂나A가')).toBe('U+41,U+AC00-AC02,U+B098');
});

test('takes characters out of a range', () => {
  expect(withoutCharacters('U+AC00-AC03, U+41', new Set('각A'))).toBe('U+AC00,U+AC02-AC03');
  expect(withoutCharacters('U+41', new Set('A'))).toBe('');
});
