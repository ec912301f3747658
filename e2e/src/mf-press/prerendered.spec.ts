import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from '../fixtures';
import { pressPath } from './pressApi';

const samples = Array.from({ length: 24 }, (_, at) => `${pressPath}/sample-${String(at + 1).padStart(2, '0')}`);

test.use({ javaScriptEnabled: false });
test.skip(({ width }) => width === 'mobile', 'The document is the same at every width.');

test('every article is a document of its own: its words, its description and NewsArticle data', async ({ page }) => {
  test.setTimeout(90_000);
  for (const path of samples) {
    expect((await page.goto(path))?.status()).toBe(200);
    const title = await page.locator('article h2').textContent();
    await expect(page).toHaveTitle(`${title} | ${siteFacts.projectName}`);
    expect(await page.locator('article header + div p').count(), path).toBeGreaterThan(1);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const article = data.map((json) => JSON.parse(json)).find((one) => one['@type'] === 'NewsArticle');
    expect(article, path).toMatchObject({
      headline: title,
      description,
      datePublished: await page.locator('article time').getAttribute('datetime'),
      mainEntityOfPage: siteFacts.origin + path,
      inLanguage: 'ko',
    });
  }
});

test('every article is in the sitemap, and in the feed with title, summary and date', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const feed = await (await request.get('/rss.xml')).text();
  const items = [...feed.matchAll(/<item>.*<\/item>/g)].map(([item]) => item);
  for (const path of samples) {
    expect(sitemap).toContain(`<loc>${siteFacts.origin}${path}</loc>`);
    const item = items.find((one) => one.includes(`<link>${siteFacts.origin}${path}</link>`));
    expect(item, path).toMatch(/<title>[^<]+<\/title>.*<description>[^<]+<\/description><pubDate>[^<]+ GMT<\/pubDate>/);
  }
});
