// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { lockFixture, routeFixture } from '../layout/site.fixture';
import { prefetchOnIntent } from './prefetchOnIntent';
import { rememberStillPage } from './still/keptPage';

const module = (base: string) => ({
  base,
  entry: 'remoteEntry.js',
  exposes: { './Page': { js: ['page.js'], css: [] } },
});
const lock = {
  ...lockFixture,
  routes: [
    routeFixture('/still', { remote: 'mf-still', expose: './Page' }),
    routeFixture('/news', { remote: 'mf-news', expose: './Page' }),
  ],
  remotes: { 'mf-still': module('/_modules/mf-still/1/'), 'mf-news': module('/_modules/mf-news/1/') },
} as unknown as typeof lockFixture;

beforeEach(() => {
  document.body.innerHTML =
    '<div id="page"><div data-still=""><a href="/still">still</a><a href="/news">news</a></div></div>';
});

function fetchedAt(path: string): string[] {
  document.querySelector(`a[href="${path}"]`)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);
}

test('a pointer on a link fetches what its page needs, which is nothing for the page that came as HTML and is all there', () => {
  rememberStillPage('/still');
  prefetchOnIntent(lock, vi.fn());
  expect(fetchedAt('/still')).toEqual([]);
  expect(fetchedAt('/news')).toEqual(['/_modules/mf-news/1/remoteEntry.js', '/_modules/mf-news/1/page.js']);
});
