import { expect, test } from '../fixtures';

interface Paint {
  readonly words: string;
  readonly size: number;
}

test.use({ startsAtOnce: false });

test('the largest paint of the home page is the same words in the same size with scripts and without', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const [last] = list.getEntries().slice(-1) as (PerformanceEntry & { size: number; element: Element | null })[];
      if (last) Object.assign(window, { paint: { words: last.element?.textContent ?? '', size: last.size } });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const paint = async (): Promise<Paint> => {
    await page.goto('/', { waitUntil: 'networkidle' });
    return page.evaluate(() => Reflect.get(window, 'paint') as Paint);
  };
  const withScripts = await paint();
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<script>.*?<\/script>/gs, '');
    await route.fulfill({ response: answer, body });
  });
  expect(await paint()).toEqual(withScripts);
  expect(withScripts.words).not.toBe('');
});
