import { FederationContext } from '@platform/runtime';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Layout } from './Layout';
import { lockFixture, routeFixture, TestSite } from './site.fixture';

const html = (route: ReturnType<typeof routeFixture> | null) =>
  renderToString(
    <TestSite at={route?.path ?? '/nowhere'}>
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

test('a page without a banner brings its own h1', () => {
  expect(html(routeFixture('/'))).not.toContain('<h1');
});

test('the prerendered HTML works without scripts: openers are links, nothing is inert, no style attribute', () => {
  const page = html(intro);
  expect(page).not.toContain(' inert');
  expect(page).not.toContain(' style="');
  expect(page).not.toContain('role="button"');
  expect(page).toContain('href="#menu"');
  expect(page.match(/href="\/Promotion\/Customer"/g)?.length).toBeGreaterThan(4);
});

test('every tag of the head stands before the site', () => {
  const page = html(intro);
  const head = page.slice(0, page.indexOf('<div id="site">'));
  expect(head).toContain('<title>제목 /Brand/intro | 둔산 리버뷰</title>');
  expect(head).toContain('<link rel="canonical" href="https://dunsan-riverview.example/Brand/intro"/>');
  expect(head).toContain('<meta property="og:image:width" content="1200"/>');
  expect(head.indexOf('og:image:width" content="800"')).toBeGreaterThan(head.indexOf('content="1200"'));
});
