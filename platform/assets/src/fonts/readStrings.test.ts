import { expect, test } from 'vitest';
import { readStrings } from './readStrings';

const pairs = (source: string) => readStrings(source).map(({ key, text }) => `${key}=${text}`);

test('gives each string under the property it is the value of', () => {
  expect(pairs(`export const hero = { title: ['저녁이 오면,', "강이 먼저"], lead: '한 줄' };`)).toEqual([
    'title=저녁이 오면,',
    'title=강이 먼저',
    'lead=한 줄',
  ]);
});

test('gives the words of a function under its own name, not under its parameters', () => {
  expect(
    pairs('const x = { title: ({ floors }: Facts) => `지상 ${floors}층`, alt: (label: string) => `${label} 타입` };'),
  ).toEqual(['title=지상 층', 'alt= 타입']);
});

test('reads strings inside the holes of a template', () => {
  expect(pairs('const line = `${open ? \'열림\' : "닫힘"} 상태`;')).toEqual(['line=열림', 'line=닫힘', 'line= 상태']);
});

test('leaves comments out, and comment signs inside strings in', () => {
  expect(pairs("// '주석'\n/* `주석` */ const url = 'https://x'; // it's")).toEqual(['url=https://x']);
});

test('resolves escapes', () => {
  expect(pairs(String.raw`const a = 'it\'s \uAC00'; const b = '한\n줄';`)).toEqual(["a=it's 가", 'b=한 줄']);
});
