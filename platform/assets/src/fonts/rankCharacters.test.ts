import { expect, test } from 'vitest';
import { rankCharacters, readCommonness } from './rankCharacters';

const commonness = readCommonness('@font-face{unicode-range: U+D7A3}\n@font-face{unicode-range:U+AC00, U+B098-B099;}');

test('the first list comes first, the common before the rare, each once', () => {
  expect(rankCharacters(['힣나', '가힣나'], commonness)).toEqual(['나', '힣', '가']);
  expect(rankCharacters(['힣가'], commonness)).toEqual(['가', '힣']);
});

test('what is never drawn is left out', () => {
  expect(rankCharacters(['가\n📞©\u200b'])).toEqual(['©', '가']);
});
