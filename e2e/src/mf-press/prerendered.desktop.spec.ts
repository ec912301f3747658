import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from '../fixtures';
import { pressPath } from './pressApi';

const samples = Array.from({ length: 24 }, (_, at) => `${pressPath}/sample-${String(at + 1).padStart(2, '0')}`);

test.use({ javaScriptEnabled: false });
// The document is the same at every width.

test('every example is a document of its own that says it is one, and is no news', { tag: '@any-back-end' }, async ({
  page,
}) => {
  test.setTimeout(90_000);
  for (const path of samples) {
    expect((await page.goto(path))?.status()).toBe(200);
    const title = await page.locator('article h1').textContent();
    await expect(page).toHaveTitle(`${title} | ${siteFacts.projectName}`);
    expect(await page.locator('article header + div p').count(), path).toBeGreaterThan(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /[가-힣]/);
    await expect(page.locator('article header')).toContainText('예시 글이며, 실제 소식이 아닙니다');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /^noindex/);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((json) => JSON.parse(json)['@type'])).not.toContain('NewsArticle');
  }
});

test('no example is in the sitemap or in the feed', { tag: '@any-back-end' }, async ({ request }) => {
  for (const file of ['/sitemap.xml', '/rss.xml']) {
    const text = await (await request.get(file)).text();
    expect(samples.filter((path) => text.includes(path))).toEqual([]);
  }
});
