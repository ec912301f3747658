import { FederationContext } from '@platform/runtime';
import { pictureWord } from '@riverview/site/pictureNotice';
import { siteFacts } from '@riverview/site/siteFacts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { floatingBar } from '../content/floatingBar';
import { Layout } from './Layout';
import { bannerPicture } from './page-banner/bannerPictures';
import { composeWithBannerPictures } from './page-banner/useBannerPicture';
import { lockFixture, routeFixture, TestSite } from './site.fixture';

composeWithBannerPictures(bannerPicture);

const html = (route: ReturnType<typeof routeFixture> | null, lock = lockFixture) =>
  renderToString(
    <TestSite at={route?.path ?? '/nowhere'} lock={lock}>
      <FederationContext value={() => null}>
        <Layout route={route}>
          <p>page</p>
        </Layout>
      </FederationContext>
    </TestSite>,
  );

const intro = lockFixture.routes[1] ?? null;

test('a page with a banner gets its heading as the only h1', () => {
  expect(html(intro).match(/<h1[^>]*>([^<]*)/g)).toHaveLength(1);
  expect(html(intro)).toContain('>머리말 /Brand/intro</h1>');
});

test('a banner says what its picture is', () => {
  expect(html(intro)).toContain(`>${pictureWord}</p>`);
});

test('the group of a page stands above its h1, and leaves the word to a page that is called the same', () => {
  expect(html(intro)).toMatch(/<p [^>]*>브랜드<\/p><h1/);
  expect(html(routeFixture('/Brand/intro', { group: 'brand', banner: 'brand', heading: '브랜드' }))).not.toMatch(
    /<p [^>]*>브랜드<\/p>/,
  );
});

test('on a page in another language, what stands around it says that it is Korean', () => {
  const english = html(routeFixture('/en', { language: 'en', banner: 'location' }));
  expect(english).toMatch(/<div id="site"[^>]* lang="ko"/);
  expect(english).toMatch(/<main[^>]* lang="en"/);
  expect(english).toContain('>CG image</p>');
  expect(english).toContain('content="en_US"');
  expect(html(intro)).not.toContain('lang=');
  expect(html(intro)).toContain('content="ko_KR"');
});

test('the footer leads to pages in other languages by their own names', () => {
  const footer = [{ label: 'English', path: '/en', language: 'en' }];
  expect(html(intro, { ...lockFixture, footer })).toMatch(
    /<a class="[^"]*" lang="en" hrefLang="en" href="\/en">English</,
  );
});

test('a banner shows the picture that the page’s module brings', () => {
  const picture = { width: 1600, height: 450, src: '/_assets/own.webp', avif: '', webp: '', placeholder: '' };
  const route = routeFixture('/Events', { banner: 'mf-events/programme' });
  expect(html(route, { ...lockFixture, banners: { 'mf-events/programme': picture } })).toContain('/_assets/own.webp');
});

test('a page with a heading of its own gets none from the banner', () => {
  const article = routeFixture('/x/:id', { banner: 'press', heading: '보도자료', ownHeading: true });
  expect(html(article)).not.toContain('<h1');
  expect(html(article)).toContain('>보도자료</p>');
});

test('a page for whoever runs the site offers nothing that is for visitors', () => {
  expect(html(routeFixture('/Admin'))).toContain(floatingBar.label);
  expect(html(routeFixture('/Admin', { internal: true }))).not.toContain(floatingBar.label);
});

test('a page without a banner brings its own h1', () => {
  expect(html(routeFixture('/'))).not.toContain('<h1');
});

test('the prerendered HTML works without scripts: openers are links, nothing is inert, no style attribute', () => {
  const page = html(intro);
  expect(page).not.toContain(' inert');
  expect(page).not.toContain(' style="');
  expect(page).not.toContain('role="button"');
  expect(page).toContain('href="#menu"');
  expect(page.match(/href="\/dunsan-riverview\/customer"/g)?.length).toBeGreaterThan(4);
  expect(page).not.toContain('/Promotion/Customer');
});

const headOf = (page: string) => page.slice(0, page.indexOf('<div id="site">'));

test('every tag of the head stands before the site', () => {
  const head = headOf(html(intro));
  expect(head).toContain(`<title>제목 /Brand/intro | ${siteFacts.projectName}</title>`);
  expect(head).toContain(`<link rel="canonical" href="${siteFacts.origin}/Brand/intro"/>`);
  expect(head.match(/property="og:image" content="[^"]*share-brand/g)).toHaveLength(1);
});

test('a page without a picture of its own is shared with the site’s two', () => {
  const head = headOf(html(routeFixture('/')));
  expect(head).toContain('<meta property="og:image:width" content="1200"/>');
  expect(head.indexOf('og:image:width" content="800"')).toBeGreaterThan(head.indexOf('content="1200"'));
});
