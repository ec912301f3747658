import { describe, expect, it } from 'vitest';
import { findPage } from './findPage';
import { HostingRules } from './hostingRules';

const rules = new HostingRules({
  public: 'public',
  cleanUrls: true,
  trailingSlash: false,
  redirects: [
    { source: '/Promotion/Press', destination: '/s/press', type: 301 },
    { regex: '^(?:/b[Rr]and/intro)$', destination: '/Brand/intro', type: 301 },
    { regex: '^/s/press/([^/]+)/$', destination: '/s/press/:1', type: 301 },
  ],
  rewrites: [{ source: '/s/press/*', destination: '/s/press/_any.html' }],
  headers: [],
});
const files = new Set([
  'index.html',
  '404.html',
  'robots.txt',
  'Brand/intro.html',
  's/press.html',
  's/press/one.html',
  's/press/_any.html',
]);
const at = (path: string) => findPage({ rules, files }, path);

describe('a page', () => {
  it.each([
    ['/', 'index.html'],
    ['/Brand/intro', 'Brand/intro.html'],
    ['/s/press', 's/press.html'],
    ['/s/press/one', 's/press/one.html'],
    ['/s/press/late', 's/press/_any.html'],
    ['/robots.txt', 'robots.txt'],
  ])('%s is %s', (path, file) => expect(at(path)).toEqual({ file }));
});

describe('another spelling of a page', () => {
  it.each([
    ['/Brand/intro/', '/Brand/intro'],
    ['/Brand/intro.html', '/Brand/intro'],
    ['/brand/intro', '/Brand/intro'],
    ['/Promotion/Press/', '/s/press'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/s/press/one/', '/s/press/one'],
    ['/s/press/late/', '/s/press/late'],
    // Firebase's engine leads to the page that says there is none, under its own address.
    ['/404.html', '/404'],
  ])('%s has moved to %s', (path, movedTo) => expect(at(path)).toEqual({ movedTo }));
});

describe('nothing', () => {
  it.each([
    '/Brand',
    '/Brand/',
    '/s',
    '/s/',
    '/Brand.html',
    '/Brand/index.html',
    '/index.html/x',
    '/Brand/intro/x',
    '/Brand/intro.html/x/',
    '/s/press/one/x',
    '/robots.txt/x',
    '/INDEX.HTML',
    '/404',
    '/Brand/intro.html/',
    '/index.html/',
    '/robots.txt/',
    '/robots.txt.html',
    '/_any',
  ])('%s', (path) => expect(at(path)).toBeNull());
});
