import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from 'vitest';
import { routeFixture } from '../site.fixture';
import { pageHead } from './pageHead';

const facts = { ...siteFacts, projectName: '강변집', origin: 'https://riverside.example' };
const shareImages = [{ src: '/_assets/share.jpg', size: [1200, 630] }, { src: '/_assets/chat.jpg' }] as const;
const base = { facts, pathname: '/Brand/intro', override: null, shareImages };

test('a page is called by its own title first, the home page by the project', () => {
  expect(pageHead({ ...base, route: routeFixture('/Brand/intro', { title: '브랜드 소개' }) }).title).toBe(
    '브랜드 소개 | 강변집',
  );
  expect(pageHead({ ...base, route: routeFixture('/', { title: '강을 마주한 아파트' }) }).title).toBe(
    '강변집 | 강을 마주한 아파트',
  );
});

test('what the page itself knows wins over its route', () => {
  const head = pageHead({
    ...base,
    route: routeFixture('/Brand/intro', { title: '보도자료' }),
    override: { title: '착공식', image: '/_assets/groundbreaking.jpg' },
  });
  expect(head.title).toBe('착공식 | 강변집');
  expect(head.description).toBe('설명 /Brand/intro');
  expect(head.images).toEqual([{ src: 'https://riverside.example/_assets/groundbreaking.jpg' }]);
});

test('a page without a picture of its own is shared with those of the site', () => {
  expect(pageHead({ ...base, route: routeFixture('/Brand/intro') }).images).toEqual([
    { src: 'https://riverside.example/_assets/share.jpg', size: [1200, 630] },
    { src: 'https://riverside.example/_assets/chat.jpg' },
  ]);
});

test('an alias names the canonical page', () => {
  const route = routeFixture('/Promotion/Customer', { canonical: '/slug/customer' });
  expect(pageHead({ ...base, route, pathname: '/promotion/customer' }).canonical).toBe(
    'https://riverside.example/slug/customer',
  );
});

test('a canonical address takes its parameters from the path, escaped as they are there', () => {
  const route = routeFixture('/slug/press/:id');
  expect(pageHead({ ...base, route, pathname: '/Slug/press/a%20b' }).canonical).toBe(
    'https://riverside.example/slug/press/a%20b',
  );
});

test('an unknown address has no canonical link and stays out of search results', () => {
  const head = pageHead({ ...base, route: null });
  expect(head).toMatchObject({ title: 'Not Found | 강변집', canonical: null, robots: 'noindex,follow' });
});

test('robots follow the route', () => {
  expect(pageHead({ ...base, route: routeFixture('/x') }).robots).toBe('index,follow');
  expect(pageHead({ ...base, route: routeFixture('/x', { noindex: true }) }).robots).toBe('noindex,follow');
});

test('a document that stands in for many addresses names none of them; the browser does', () => {
  const route = routeFixture('/slug/press/:id');
  expect(pageHead({ ...base, route, pathname: '/slug/press/_any' })).toMatchObject({ canonical: null, robots: null });
  expect(pageHead({ ...base, route, pathname: '/slug/press/late' }).canonical).toBe(
    'https://riverside.example/slug/press/late',
  );
});
