import type { BrowserRoute } from '@platform/contract';
import { expect, test } from 'vitest';
import { ariaCurrent } from './ariaCurrent';

const route = (path: string, canonical = path): BrowserRoute => ({
  path,
  canonical,
  remote: 'mf-x',
  expose: './Page',
  title: path,
  description: path,
  heading: path,
  banner: null,
  group: null,
  submenu: [],
  noindex: false,
});

const customer = route('/site/customer');
const alias = route('/Promotion/Customer', '/site/customer');
const press = route('/site/press');
const article = route('/site/press/:id');
const routes = [customer, alias, press, article];

test.each([
  ['the page itself', '/site/press', press, 'page'],
  ['another spelling of it', '/Site/Press', press, 'page'],
  ['an alias of it', '/Promotion/Customer', customer, 'page'],
  ['a page below it', '/site/press', article, 'true'],
  ['another page', '/site/press', customer, undefined],
  ['home is no parent of everything', '/', press, undefined],
  ['an unknown address', '/site/press', null, undefined],
] as const)('%s', (_, path, here, expected) => {
  expect(ariaCurrent(path, { route: here, routes })).toBe(expected);
});
