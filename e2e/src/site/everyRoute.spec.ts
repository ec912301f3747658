import { axeViolations } from '@platform/release/browser/axe';
import { endAnimations } from '@platform/release/browser/endAnimations';
import { layoutShift, layoutShiftLimit, watchLayoutShift } from '@platform/release/browser/layoutShift';
import { pictureWordIn } from '@riverview/site/pictureNotice';
import { siteFacts } from '@riverview/site/siteFacts';
import { expect, expectComplaints, hydrated, test } from '../sharedPage';
import { brokenNumbers } from './brokenNumbers';
import { expectWhole } from './expectWhole';
import { redirects, routes } from './routes';
import { contents, isDevelopment, isFirebase, scriptsOf } from './scripts';
import { firstViewLimit, watchPictures } from './watchPictures';
import { wrongParticles } from './wrongParticles';

/** What the picture behind the first words of the home page may weigh, bytes. */
const mainPictureLimit = { mobile: 60_000, desktop: 180_000 };

/** The sub-menu in which a page stands, on one of each; the page is marked in it. */
const submenus: Readonly<Record<string, readonly string[]>> = {
  '/Brand/video': ['브랜드 소개', '홍보영상'],
  '/LocationEnvironment/primium': ['입지안내', '프리미엄'],
  '/ComplexGuide/community': ['단지배치도', '동·호수 배치', '커뮤니티'],
  '/Interior/84A': ['84A', '115', '142A'],
  '/SalesInfo/announcement': ['분양일정', '청약방법', '가점·자격', '청약안내문', '입주자모집공고', '인지세', '취득세'],
  '/dunsan-riverview/press': ['방문예약', '보도자료'],
  '/dunsan-riverview/customer': ['방문예약', '보도자료'],
  '/Promotion/Customer': ['방문예약', '보도자료'],
};

/** What the site is called, by the language of a page. */
const siteNames: Readonly<Record<string, string>> = {
  ko: siteFacts.projectName,
  en: siteFacts.names.en.project,
  'zh-Hans': siteFacts.names['zh-Hans'].project,
};

/** What nothing answers on a page that has no script of its own. */
const pressedInVain = [
  '#page button:visible:not([popovertarget], [commandfor], [type="submit"])',
  '#page :is([aria-controls], [role="tab"], [role="application"])',
].join();

// The same page under another address looks alike; the walk without JavaScript below opens it, too.
for (const { path, remote, language } of routes.filter(({ path, canonical }) => path === canonical)) {
  test(`${path} is calm (no complaint of the browser, no shift of the layout), light before it is scrolled, accessible to axe, and whole in large letters and on a small screen`, async ({
    page,
    width,
  }) => {
    // Everything is fetched as at a first visit, whatever page was open before.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const pictures = watchPictures(page);
    const scripts = scriptsOf(page);
    await watchLayoutShift(page);
    await page.goto(path, { waitUntil: 'load' });
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await expect.soft(page).toHaveTitle(new RegExp(siteNames[language ?? 'ko'] ?? 'a site name of each language'));
    expect.soft(await layoutShift(page)).toBeLessThan(layoutShiftLimit);
    await page.waitForLoadState('networkidle');
    const seen = await pictures();
    const weight = [...seen.values()].reduce((all, bytes) => all + bytes, 0);
    expect.soft(weight, [...seen].map((one) => one.join(' ')).join('\n')).toBeLessThanOrEqual(firstViewLimit);
    if (path === '/') {
      const main = page.locator('#s1 img[fetchpriority="high"]');
      const mainWeight = seen.get(await main.evaluate((image: HTMLImageElement) => image.currentSrc));
      expect.soft(mainWeight, 'of the main picture').toBeGreaterThan(0);
      expect.soft(mainWeight, 'of the main picture').toBeLessThanOrEqual(mainPictureLimit[width]);
    }
    const files = await contents(page, scripts);
    expect.soft(files.filter(isDevelopment)).toEqual([]);
    // Only the press shows what is kept in Firestore.
    if (remote !== 'mf-press') expect.soft(files.filter(isFirebase)).toEqual([]);
    await endAnimations(page);
    expect.soft(await axeViolations(page)).toEqual([]);
    expect.soft(await brokenNumbers(page), 'parted from their units').toEqual([]);
    await expectWhole(page);
  });
}

// The document is the same at every width.
test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const module of new Set(routes.map(({ remote }) => remote))) {
    test(`the pages of ${module} show their content`, async ({ page }) => {
      for (const route of routes.filter(({ noindex, remote }) => !noindex && remote === module)) {
        await test.step(route.path, async () => {
          const answer = await page.goto(route.path);
          expect.soft(answer?.status()).toBe(200);
          await expect.soft(page.locator('html')).toHaveAttribute('lang', route.language ?? 'ko');
          await expect.soft(page.locator('h1')).toHaveCount(1);
          const entries = submenus[route.path];
          if (entries) {
            const submenu = page.getByRole('navigation', { name: /하위 메뉴$/ });
            await expect.soft(submenu.getByRole('link')).toHaveText([...entries]);
            await expect.soft(submenu.locator('[aria-current="page"]')).toHaveCount(1);
            if (entries[0] === '방문예약' && !route.path.endsWith('press'))
              await expect.soft(submenu.locator('[aria-current="page"]')).toHaveText('방문예약');
          }
          const words = await page.locator('main').innerText();
          expect.soft(words.replace(/\s/g, '').length).toBeGreaterThan(60);
          // Every picture of ours is made: it says so where it stands, not in the footer alone.
          if (route.banner || route.path === '/') expect.soft(words).toContain(pictureWordIn(route.language));
          const written = (await page.locator('html').innerHTML()).replace(/<script[\s\S]*?<\/script>/g, '');
          const spoken = `${words} ${written.match(/(?:alt|content|aria-label)="[^"]*"/g)?.join(' ')}`;
          expect.soft(wrongParticles(spoken)).toEqual([]);
          expect.soft(written.match(/>[^<]*[가-힣.,] {2,}[가-힣][^<]*</g) ?? []).toEqual([]);
          // The files of its own pieces, all named: none waits for another to be read. A page that needs no script has none.
          const html = (await answer?.text()) ?? '';
          // What a press fetches stands last, and is named on all pages.
          const [unpressed = ''] = html.split('<template id="pressed">');
          const own = unpressed.split(`<link rel="modulepreload" href="/_modules/${module}/`).length - 1;
          const isStill = html.includes('<div data-still');
          if (isStill) expect.soft(own).toBe(0);
          else expect.soft(own).toBeGreaterThan(1);
          // Nor does it offer what only a script of its own would do.
          if (isStill) await expect.soft(page.locator(pressedInVain)).toHaveCount(0);
          const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
          await expect.soft(page.locator('title')).toHaveCount(1);
          await expect.soft(meta('description')).toHaveAttribute('content', route.description);
          const canonical = page.locator('link[rel="canonical"]');
          await expect.soft(canonical).toHaveAttribute('href', siteFacts.origin + route.canonical);
          for (const tag of ['og:title', 'og:description', 'og:url', 'og:type', 'og:image', 'og:site_name']) {
            await expect.soft(meta(tag).first(), tag).toHaveAttribute('content', /./);
          }
          await expect.soft(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
          // What only a script answers is not there.
          await expect.soft(page.locator('button[type="button"]:visible')).toHaveCount(0);
        });
      }
    });
  }

  test('each page whose sub-menu is looked at is a page', () => {
    expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(submenus)));
  });

  test('an unknown path is a 404 with "Not Found" inside the layout', async ({ page, problems }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Chromium reports the status of the document itself.
    expectComplaints(problems);
  });
});

test('every page has its own title and description', { tag: '@desktop' }, () => {
  const pages = routes.filter(({ path, canonical }) => path === canonical);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test('other spellings of a path lead to the published one for good', { tag: '@desktop' }, async ({ request }) => {
  const spelled = routes
    .filter(({ path }) => path !== '/')
    .flatMap(({ path }) => [
      [path.toLowerCase(), path],
      [path.toUpperCase(), path],
      [`${path}/`, path],
    ]);
  for (const [from = '', to = ''] of [
    ...spelled,
    ['/SalesInfo/stampTax', '/SalesInfo/StampTax'],
    ...redirects.map(({ from, to }) => [from, to]),
  ]) {
    if (from === to) continue;
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 301, to]);
  }
});

test('every link on every page leads to a page', { tag: '@desktop' }, async ({ request }) => {
  const links = new Map<string, string>();
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)) {
      if (href.startsWith('/') && !links.has(href)) links.set(href, path);
    }
  }
  expect(links.size).toBeGreaterThan(30);
  for (const [href, from] of links) {
    const answer = await request.get(href.replaceAll('&amp;', '&').split('#')[0] ?? href);
    expect(answer.status(), `${href}, linked on ${from}`).toBe(200);
  }
});

test('the sitemap, robots and feed are there', { tag: '@desktop' }, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { path, canonical, noindex } of routes) {
    if (path === canonical && !noindex) expect(sitemap).toContain(`<loc>${siteFacts.origin}${path}</loc>`);
  }
  // A page whose change has a date says it.
  for (const path of ['/SalesInfo/SubscriptionGuide', '/SalesInfo/StampTax', '/LocationEnvironment/intro', '/Privacy'])
    expect(sitemap).toMatch(new RegExp(`${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`));
  expect(await (await request.get('/robots.txt')).text()).not.toMatch(/Disallow: \/_(modules|assets)/);
  expect((await request.get('/rss.xml')).headers()['content-type']).toContain('xml');
});
