import { expect, test } from 'vitest';
import { markStill } from './markStill';

const site = (content: string) =>
  `<div id="site"><!--$-->menu<!--/$--><div id="page" data-module="mf-news" data-waiting=""><!--$-->${content}<!--/$--></div><!--$-->end<!--/$--></div>`;

test('the content of the page gets a holder, with all that may come later in it', () => {
  const content = '<h1>News</h1><!--$?--><i></i><!--/$--><p>text</p>';
  expect(markStill(site(content))).toBe(site(`<div data-still="">${content}</div>`));
});

test('a site without a page is left as it is', () => {
  expect(markStill('<div id="site">404</div>')).toBe('<div id="site">404</div>');
});
