import { expect, test } from 'vitest';
import { groundStyles } from './groundedStyles';

const grounded = (css: string) =>
  Buffer.from(groundStyles(Buffer.from(css), 'a.css', 'mf-news-ground'))
    .toString()
    .replace(/\s+/g, ' ')
    .trim();

test.each([
  ['the page itself', ':root { --ink: #000 }', ':where(.mf-news-ground) { --ink: #000; }'],
  ['body', 'body { color: red }', ':where(.mf-news-ground) { color: red; }'],
  ['all elements', '* { margin: 0 }', ':where(.mf-news-ground) * { margin: 0; }'],
  ['a class of everybody', '.num { color: red }', ':where(.mf-news-ground) .num { color: red; }'],
  [
    'what stands in a condition',
    '@media (width > 9px) { a { color: red } }',
    '@media (width > 9px) { :where(.mf-news-ground) a { color: red; } }',
  ],
])('%s becomes the ground, or stands below it', (_, css, expected) => {
  expect(grounded(css)).toBe(expected);
});

test("a module's own classes stay as they are", () => {
  const css = '.mf-news-foreign-button-x a { color: red; }';
  expect(grounded(css)).toBe(css);
});
