import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

interface Paint {
  readonly words: string;
  readonly size: number;
}

test.use({ startsAtOnce: false });

test('the largest paint of the home page is the same words in the same size with scripts and without', async ({
  browser,
}) => {
  /** Of a visitor who has nothing of the site yet, and whose fonts come late: which of two has them first is chance. */
  const paint = async (prepare: (page: Page) => Promise<unknown> = async () => {}): Promise<Paint> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const [last] = list.getEntries().slice(-1) as (PerformanceEntry & { size: number; element: Element | null })[];
        if (last) Object.assign(window, { paint: { words: last.element?.textContent ?? '', size: last.size } });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.route('**/*.woff2', (route) => route.abort());
    await prepare(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const seen = await page.evaluate(() => Reflect.get(window, 'paint') as Paint);
    await context.close();
    return seen;
  };
  const withScripts = await paint();
  const without = await paint((page) =>
    page.route('/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/<script>.*?<\/script>/gs, '');
      await route.fulfill({ response: answer, body });
    }),
  );
  expect(without).toEqual(withScripts);
  expect(withScripts.words).not.toBe('');
});
