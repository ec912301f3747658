import { expect, test } from 'vitest';
import { fillPlaces, placeOf, readPublishedPage } from './publishedPage';

const composed = readPublishedPage(
  [
    '<link rel="stylesheet" href="/_assets/fonts.css" integrity="sha256-x" data-site>',
    '<div id="page" data-module="mf-news" data-waiting=""><!--$--><h1>News</h1>',
    '<div class="place" data-module="mf-forms"><!--$--><form>a<!--$--><i></i><!--/$--></form><!--/$--></div>',
    '<div class="place" data-module="mf-forms" data-piece="mf-forms/Later" data-waiting=""><!--$--><p>later</p><!--/$--></div>',
    '<!--/$--></div>',
    '<script type="application/json" id="page-data">{"path":"/","data":[1],"head":null}</script>',
  ].join(''),
);
const place = (of: string) => `<!--$--><${placeOf(of)}></${placeOf(of)}><!--/$-->`;

test('a composed page is read by module, with what it was made of', () => {
  expect(composed.regions.map(({ module, piece }) => [module, piece])).toEqual([
    ['mf-news', null],
    ['mf-forms', null],
    ['mf-forms', 'mf-forms/Later'],
  ]);
  expect(composed.regions[1]?.html).toBe('<form>a<!--$--><i></i><!--/$--></form>');
  expect(composed.data).toEqual({ path: '/', data: [1], head: null });
  expect(composed.fonts).toEqual(['/_assets/fonts.css']);
});

test('a page that needs no script where it is composed has its own in development', () => {
  const page = '<div id="page" data-module="mf-news"><!--$--><div data-still=""><h1>News</h1></div><!--/$--></div>';
  expect(readPublishedPage(page).regions).toEqual([{ module: 'mf-news', piece: null, html: '<h1>News</h1>' }]);
});

test('what was published takes its place, by its name where the page tells that', () => {
  const pieces = ['mf-forms/SignUp', 'mf-forms/Later'];
  const html = `<main>${place('mf-forms/Later')}${place('mf-forms/SignUp')}</main>`;
  expect(fillPlaces(html, pieces, composed)).toBe(
    '<main><!--$--><p>later</p><!--/$--><!--$--><form>a<!--$--><i></i><!--/$--></form><!--/$--></main>',
  );
});

test('what the composed page does not have is left to the browser, by the mark that React knows', () => {
  const html = place('mf-forms/SignUp') + place('mf-forms/SignUp');
  expect(fillPlaces(html, ['mf-forms/SignUp'], composed)).toMatch(
    /<\/form><!--\/\$--><!--\$!--><template><\/template><!--\/\$-->$/,
  );
  expect(fillPlaces(place('mf-new/Page'), ['mf-new/Page'], readPublishedPage(''))).toBe(
    '<!--$!--><template></template><!--/$-->',
  );
});
