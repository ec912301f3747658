import { buildRoutes } from '@platform/contract/routes';
import { describe, expect, it } from 'vitest';
import { page, remote } from '../testing';
import { choosePages } from './choosePages';

const routes = buildRoutes(
  [
    remote('mf-home', [page({ path: '/' })]),
    { ...remote('mf-news', [page({ path: '/News' }), page({ path: '/News/:id', expose: './Article' })]) },
  ],
  [],
  'sample',
);

interface Given {
  readonly words?: string;
  readonly script?: string;
  readonly version?: string;
  readonly module?: string;
  readonly font?: string;
}

const document = ({ words = 'words', script = 'a', version = '0a', module = 'mf-news', font = '1' }: Given = {}) =>
  `<head><style>@font-face{src:url(/_assets/${font}.woff2)}</style>
<link rel="stylesheet" href="/_assets/${font}.css" integrity="sha256-${font}" data-site disabled></head><body>${words}
<script type="importmap">{"imports":{"/_modules/mf-home/${version}/x.js":"sha256-${version}"}}</script>
<link rel="modulepreload" href="/_modules/${module}/${version}/remoteEntry.js" integrity="sha256-${version}">
<link rel="modulepreload" href="/_modules/${module}/${version}/page.js" integrity="sha256-${script}">
<link id="release-lock" rel="modulepreload" href="/_assets/${version}.js" integrity="sha256-${version}"></body>`;

const news = (given?: Given) => document({ ...given, module: 'mf-news' });
const home = (given?: Given) => document({ ...given, module: 'mf-home' });
const live = {
  'index.html': home(),
  'News.html': news(),
  'News/1.html': news(),
  'News/2.html': news(),
  'News/_any.html': news(),
  '404.html': home({ words: 'Not Found' }),
  'sitemap.xml': 'addresses',
};

const paths = (files: Readonly<Record<string, string>>, changed = ['mf-news'], most = 12) => {
  const { pages, leftOut } = choosePages({ lock: { routes }, files, before: live, changed, most });
  return { opened: pages.map(({ path }) => path), leftOut: leftOut.flatMap(({ pages: left }) => left) };
};

describe('the pages that a release is judged by', () => {
  it('are those with other content, and none that only carries other versions and fonts', () => {
    const moved = Object.fromEntries(
      Object.entries(live).map(([file, html]) => [file, html.replaceAll('0a', '0b').replaceAll('/1.css', '/2.css')]),
    );
    const files = { ...moved, 'News.html': news({ words: 'new words', version: '0b', font: '2' }) };
    expect(paths(files)).toEqual({ opened: ['/News'], leftOut: [] });
  });

  it('are one of each template where only scripts are others', () => {
    const files = Object.fromEntries(
      Object.entries(live).map(([file, html]) => [file, file.startsWith('News') ? news({ script: 'b' }) : html]),
    );
    expect(paths(files)).toEqual({ opened: ['/News', '/News/1'], leftOut: ['/News/2'] });
  });

  it('are at least one of each changed module, the one it has a part in', () => {
    expect(paths(live)).toEqual({ opened: ['/News'], leftOut: [] });
    expect(paths(live, ['mf-home', 'mf-news'])).toEqual({ opened: ['/', '/News'], leftOut: [] });
  });

  it('are all there is where nothing was live, but for those that stand in for any value', () => {
    const { pages } = choosePages({ lock: { routes }, files: live, before: null, changed: ['mf-home', 'mf-news'] });
    expect(pages.map(({ path }) => path).sort()).toEqual(['/', '/404', '/News', '/News/1', '/News/2']);
  });

  it('are at most so many, of each module and each template first', () => {
    const files = Object.fromEntries(Object.entries(live).map(([file, html]) => [file, `${html} other`]));
    expect(paths(files, ['mf-home', 'mf-news'], 4)).toEqual({
      opened: ['/', '/News', '/News/1', '/404'],
      leftOut: ['/News/2'],
    });
  });

  it('are none where nothing has changed', () => {
    expect(paths(live, [])).toEqual({ opened: [], leftOut: [] });
  });
});
