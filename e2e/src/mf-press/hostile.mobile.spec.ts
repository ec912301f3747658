import type { Page } from '@playwright/test';
import { plainText } from '../../../mf-press/src/api/plainText';
import { press } from '../../../mf-press/src/content/press';
import { hostilePosts } from '../../../mf-press/src/testing/hostilePosts';
import { expect, hydrated, test } from '../fixtures';
import { ownSite } from '../release/ownSite';
import { isOfficial } from '../setup/backEnd';
import { pressPath, writePosts } from './pressApi';

/** A post as it has to be shown. */
interface Shown {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const posts = hostilePosts.map((post, at) => ({ id: `hostile-${String(at).padStart(3, '0')}`, ...post }));
/** Half a character is a question mark to Firestore. */
const kept = (text: string) => plainText(text).replaceAll('\ufffd', '?');
const expected: readonly Shown[] = posts.map(({ id, title, content }) => ({
  id,
  title: press.titleOf(kept(title)),
  paragraphs: kept(content)
    .split('\n')
    .filter((line) => line.trim()),
}));

const own = ownSite('hostile', async ({ origin, administrator }) => {
  for (let at = 0; at < posts.length; at += 100) await writePosts(posts.slice(at, at + 100), { origin, administrator });
});

// What does not fit shows at the narrow width first.
test.skip(isOfficial, 'what is shown is the same over any back end');

/** Counts what ran though it is text. */
async function watch(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => Object.assign(window, { owned: () => void sessionStorage.setItem('owned', '1') }));
  return () => page.evaluate(() => Number(sessionStorage.getItem('owned') ?? 0));
}

/** How far the page can be moved sideways, px. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a thousand hostile posts are plain text in the list, and 더보기 leads through all of them', async ({ page }) => {
  const owned = await watch(page);
  await page.goto(own.site.origin + pressPath);
  await hydrated(page);
  await page.getByRole('button', { name: '더보기' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(20);
  const rows = await page.evaluate(async () => {
    const main = document.querySelector('main') as HTMLElement;
    const button = () => [...main.querySelectorAll('button')].find(({ textContent }) => textContent === '더보기');
    const isBusy = () => main.querySelector('button[aria-busy="true"], button[aria-disabled="true"]') !== null;
    for (let next = button(); next || isBusy(); next = button()) {
      next?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const table = main.querySelector('tbody') as HTMLElement;
    return {
      titles: [...table.querySelectorAll('a')].map((link) => [link.getAttribute('href') ?? '', link.textContent]),
      // The site's own examples carry a mark.
      elements: [
        ...new Set(
          [...table.querySelectorAll(':is(tr, tr *):not(tr:has([href*="/sample-"]) *)')].map(({ tagName }) => tagName),
        ),
      ].sort(),
      handlers: [...table.querySelectorAll('*')].filter((one) =>
        one.getAttributeNames().some((name) => /^on/.test(name)),
      ).length,
    };
  });
  const hostile = rows.titles.filter(([href]) => href?.includes('/hostile-'));
  expect(new Map(hostile as [string, string][])).toEqual(
    new Map(expected.map(({ id, title }) => [`${pressPath}/${id}`, title])),
  );
  expect(hostile).toHaveLength(1000);
  expect(rows.elements).toEqual(['A', 'BDI', 'TD', 'TIME', 'TR']);
  expect(rows.handlers).toBe(0);
  expect(await sideways(page)).toBe(0);
  expect(await owned()).toBe(0);
});

test('of a thousand hostile posts every ninth, each kind among them, is plain text in its article', async ({
  page,
}) => {
  const owned = await watch(page);
  await page.goto(`${own.site.origin}${pressPath}/sample-01`);
  await hydrated(page);
  await expect(page.getByText('조회 1', { exact: true })).toBeVisible();
  const wrong = await page.evaluate(
    async ({ posts, path }) => {
      const article = () => document.querySelector('main article');
      const text = (selector: string) =>
        [...(article()?.querySelectorAll(selector) ?? [])].map((one) => one.textContent);
      const seen: string[] = [];
      for (const { id, title, paragraphs } of posts) {
        // As a link of the page would, without a document anew.
        history.pushState(null, '', `${path}/${id}`);
        dispatchEvent(new PopStateEvent('popstate'));
        const shows = () =>
          text('h1')[0] === title && JSON.stringify(text('header + div p')) === JSON.stringify(paragraphs);
        for (let frames = 0; !shows() && frames < 600; frames++)
          await new Promise((next) => requestAnimationFrame(next));
        const elements = [...(article()?.querySelectorAll('*') ?? [])];
        const strange = elements.filter(
          (one) =>
            one.matches('script, img, style, h2, iframe, base, meta, template, slot, b, i') ||
            one.getAttributeNames().some((name) => name.startsWith('on')),
        );
        const { scrollWidth } = document.documentElement;
        if (!shows() || strange.length || scrollWidth > innerWidth)
          seen.push(`${id}: ${text('h1')[0]?.slice(0, 60)} ${strange.map(({ tagName }) => tagName)} ${scrollWidth}`);
      }
      return seen;
    },
    { posts: expected.filter((_, at) => at % 9 === 0), path: pressPath },
  );
  expect(wrong).toEqual([]);
  expect(await owned()).toBe(0);
});

test('hostile posts that were composed are plain text in document, feed and data', async ({ page }) => {
  const owned = await watch(page);
  const files = await own.site.files();
  const documents = expected.flatMap(({ id, title, paragraphs }) => {
    const html = files.get(`${pressPath.slice(1)}/${id}.html`);
    return html ? [{ id, html, title, paragraphs }] : [];
  });
  expect(documents.length).toBeGreaterThan(450);
  await page.goto(`${own.site.origin}${pressPath}`);
  const wrong = await page.evaluate(
    ({ documents, feed, plain }) => {
      const parser = new DOMParser();
      const scripts = (html: Document) => html.querySelectorAll('script:not([type$="json"])').length;
      const usual = scripts(parser.parseFromString(plain, 'text/html'));
      const seen = documents.filter(({ html, title, paragraphs }) => {
        const parsed = parser.parseFromString(html, 'text/html');
        const shown = [...parsed.querySelectorAll('article header + div p')].map(({ textContent }) => textContent);
        const handlers = [...parsed.querySelectorAll('*')].some((one) =>
          one.getAttributeNames().some((name) => name.startsWith('on')),
        );
        for (const data of parsed.querySelectorAll('script[type$="json"]')) JSON.parse(data.textContent ?? '');
        return (
          handlers ||
          scripts(parsed) !== usual ||
          parsed.querySelector('article h1')?.textContent !== title ||
          JSON.stringify(shown) !== JSON.stringify(paragraphs)
        );
      });
      const isBroken = parser.parseFromString(feed, 'text/xml').querySelector('parsererror') !== null;
      return { documents: seen.map(({ id }) => id), isBroken };
    },
    { documents, feed: files.get('rss.xml') ?? '', plain: files.get(`${pressPath.slice(1)}.html`) ?? '' },
  );
  expect(wrong).toEqual({ documents: [], isBroken: false });
  // Opened by their address, every kind once: the browser would tell of a page that is not the one that was composed.
  for (const { id, title } of documents.slice(-32)) {
    await page.goto(`${own.site.origin}${pressPath}/${id}`);
    await hydrated(page);
    await expect(page.locator('article h1')).toHaveText(title);
    expect(await sideways(page)).toBe(0);
  }
  expect(await owned()).toBe(0);
});
