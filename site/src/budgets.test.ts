import { expect, test } from 'vitest';
import { budgets } from './budgets';

const limitOf = (file: string, html: string) =>
  Math.min(
    ...budgets.flatMap(({ pages, kind, counts, limit }) =>
      kind === 'js' && counts === 'all' && pages(file, html) ? [limit] : [],
    ),
  );
const page = (content: string) => `<div id="page" data-waiting=""><!--$-->${content}<!--/$--></div>`;
const still = page('<div data-still=""><h2>Words</h2></div>');
const living = page('<button type="button">Press</button>');

test('a page costs the less where it needs no script, whichever it is: a fact may give any of them something to press', () => {
  const files = ['Privacy.html', 'SalesInfo/guide.html', 'ComplexGuide/community.html'];
  expect(new Set(files.map((file) => limitOf(file, still)))).toEqual(new Set([87_000]));
  expect(new Set(files.map((file) => limitOf(file, living)))).toEqual(new Set([109_000]));
  expect(limitOf('404.html', page(''))).toBe(87_000);
});
