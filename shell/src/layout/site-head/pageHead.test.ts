import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from 'vitest';
import { routeFixture } from '../site.fixture';
import { pageHead } from './pageHead';

const facts = { ...siteFacts, projectName: '강변집', origin: 'https://riverside.example' };
const shareImages = [{ src: '/_assets/share.jpg', size: [1200, 630] }, { src: '/_assets/chat.jpg' }] as const;
const base = { facts, pathname: '/Brand/intro', override: null, shareImages, shareAlt: '해 질 무렵' };

test('a page is called by its own title first, the home page by the project', () => {
  expect(pageHead({ ...base, route: routeFixture('/Brand/intro', { title: '브랜드 소개' }) }).title).toBe(
    '브랜드 소개 | 강변집',
  );
  expect(pageHead({ ...base, route: routeFixture('/', { title: '강을 마주한 아파트' }) }).title).toBe(
    '강변집 | 강을 마주한 아파트',
  );
});

test('a page in another language names the site as the owner does in it, in Korean where there is no other name', () => {
  const names = (language: string) => {
    const { title, siteName } = pageHead({
      ...base,
      route: routeFixture('/en', { title: 'Riverside homes', language }),
    });
    return [title, siteName];
  };
  expect(names('en')).toEqual(['Riverside homes | Dunsan Riverview', 'Dunsan Riverview']);
  expect(names('zh-Hans')).toEqual(['Riverside homes | 屯山 Riverview', '屯山 Riverview']);
  expect(names('ja')).toEqual(['Riverside homes | 강변집', '강변집']);
});

test('what the page itself knows wins over its route', () => {
  const head = pageHead({
    ...base,
    route: routeFixture('/Brand/intro', { title: '보도자료' }),
    override: { title: '착공식', image: '/_assets/groundbreaking.jpg' },
  });
  expect(head.title).toBe('착공식 | 강변집');
  expect(head.description).toBe('설명 /Brand/intro');
  expect(head.images).toEqual([{ src: 'https://riverside.example/_assets/groundbreaking.jpg', size: [1200, 630] }]);
  expect(head.imageAlt).toBe('착공식');
});

test('an article says when it was published, any other page nothing of the kind', () => {
  const route = routeFixture('/slug/press/:id');
  const publishedAt = '2026-11-18T01:20:00.000Z';
  expect(pageHead({ ...base, route, pathname: '/slug/press/a', override: { publishedAt } }).publishedAt).toBe(
    publishedAt,
  );
  expect(pageHead({ ...base, route: routeFixture('/x') }).publishedAt).toBeNull();
});

test('a picture of the site is told for what it shows, one of the page by its title', () => {
  const route = routeFixture('/x', { title: '사업개요' });
  expect(pageHead({ ...base, route }).imageAlt).toBe('해 질 무렵');
  expect(pageHead({ ...base, route, shareAlt: null }).imageAlt).toBe('사업개요');
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
  expect(pageHead({ ...base, route: routeFixture('/x'), override: { noindex: true } }).robots).toBe('noindex,follow');
});

test('a document that stands in for many addresses names none of them; the browser does, once it knows the article', () => {
  const route = routeFixture('/slug/press/:id');
  const robots = 'noindex,follow';
  expect(pageHead({ ...base, route, pathname: '/slug/press/_any' })).toMatchObject({ canonical: null, robots });
  expect(pageHead({ ...base, route, pathname: '/slug/press/late' })).toMatchObject({ robots });
  expect(pageHead({ ...base, route, pathname: '/slug/press/late', override: { title: '늦은 글' } })).toMatchObject({
    robots: 'index,follow',
  });
  expect(pageHead({ ...base, route, pathname: '/slug/press/late' }).canonical).toBe(
    'https://riverside.example/slug/press/late',
  );
});
