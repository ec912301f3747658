import { expect, it } from 'vitest';
import { readStrings } from './readStrings';

const pairs = (source: string, file = 'words.tsx') =>
  readStrings(file, source).map(({ key, text }) => `${key}=${text}`);

it('gives each string under the property it is the value of', () => {
  expect(pairs(`export const hero = { title: ['저녁이 오면,', "강이 먼저"], lead: '한 줄' };`)).toEqual([
    'title=저녁이 오면,',
    'title=강이 먼저',
    'lead=한 줄',
  ]);
});

it('gives the words of a function under its own name, those in the holes of a template too', () => {
  expect(
    pairs(`const x = { title: ({ open }: Facts) => \`지상 \${open ? '열림' : '닫힘'}층\` } satisfies Words;`),
  ).toEqual(['title=지상 ', 'title=층', 'title=열림', 'title=닫힘']);
});

it('reads elements and their attributes', () => {
  expect(pairs('const x = <p aria-label="이름">본문 {`값`}</p>;')).toEqual(['aria-label=이름', 'x=본문 ', 'x=값']);
});

it('leaves out comments, types, imports and what only names', () => {
  expect(
    pairs(
      "// '주석'\nimport './글꼴.css';\ntype A = '종류';\nconst a: '가' = '나' as '다'; const b = { '열쇠': /'정규'/ };",
    ),
  ).toEqual(['a=나']);
});

it('resolves escapes', () => {
  expect(pairs(String.raw`const a = 'it\'s \uAC00'; const b = '한\n줄';`)).toEqual(["a=it's 가", 'b=한\n줄']);
});

it('reads the values of JSON and what a stylesheet shows', () => {
  expect(pairs('{ "rooms": [{ "이름": "거실", "area": 3 }] }', 'rooms.json')).toEqual(['이름=거실']);
  expect(pairs('.a::before { content: "※ " } .b { content: "\\203b" attr(x); font: "글꼴" }', 'a.css')).toEqual([
    'content=※ ',
    'content=※',
  ]);
});

it('says which file can not be read', () => {
  expect(() => readStrings('bad.ts', 'const = ;')).toThrow('bad.ts can not be read for the characters it shows');
});
