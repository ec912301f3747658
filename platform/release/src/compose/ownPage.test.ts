import { expect, it } from 'vitest';
import { noPageBecause } from './ownPage';

it.each([
  'one',
  'Zk3_-~.9',
  '새-소식.2026',
  'ㄱ',
  'é',
  '이'.repeat(66),
  'a'.repeat(200),
  'console',
  'indexes',
  '.a.b'.slice(1),
])('gives %s a page', (id) => {
  expect(noPageBecause({ id })).toBeNull();
});

it.each([
  ['a'.repeat(201), 'longer than 200 bytes'],
  ['이'.repeat(67), 'longer than 200 bytes'],
  ['', 'no text'],
  [undefined, 'no text'],
  ['e\u0301', 'not composed'],
  ['a/b', 'characters'],
  ['..', 'characters'],
  ['.', 'characters'],
  ['.hidden', 'characters'],
  ['a\\b', 'characters'],
  ['a b', 'characters'],
  ['a%2fb', 'characters'],
  ['a?b', 'characters'],
  ['a:b', 'characters'],
  ['a\u0000', 'characters'],
  ['a\u202eb', 'characters'],
  ['\ud800', 'characters'],
  ['_any', 'uses that name'],
  ['Index', 'uses that name'],
  ['news.HTML', 'file of its own'],
  ['news.', 'file of its own'],
  ['NUL', 'device'],
  ['com1.txt', 'device'],
])('gives %j none', (id, because) => {
  expect(noPageBecause({ id: id as string })).toContain(because);
});

it('names the value, so that nobody has to look for it', () => {
  expect(noPageBecause({ id: `${'x'.repeat(300)}` })).toMatch(/^"x{80}" for :id gets no page of its own: /);
});
