import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { firstPageOf, remotes, routes } from '../site/routes';

const isEntry = (url: string) => url.includes('remoteEntry');
const isChunk = (url: string) => /\/c\.\w+\.js/.test(url);
const isStylesheet = (url: string) => url.endsWith('.css') || url.includes('.css?');

// Files fail alike at every width.

/** Ways in which the files of a module can fail, each with the files it befalls. */
const faults: readonly { name: string; of: (url: string) => boolean; answer: (route: Route) => Promise<void> }[] = [
  { name: 'missing', of: isEntry, answer: (route) => route.fulfill({ status: 404, body: 'Not Found' }) },
  { name: 'unreachable', of: (url) => isEntry(url) || isChunk(url), answer: (route) => route.abort() },
  { name: 'answered with 500', of: isEntry, answer: (route) => route.fulfill({ status: 500, body: 'error' }) },
  {
    name: 'HTML instead of a script',
    of: isEntry,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>sign in' }),
  },
  {
    name: 'a syntax error',
    of: isEntry,
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const x = ;' }),
  },
  { name: 'without one chunk', of: isChunk, answer: (route) => route.fulfill({ status: 404, body: 'Not Found' }) },
  {
    name: 'without one stylesheet',
    of: isStylesheet,
    answer: (route) => route.fulfill({ status: 404, body: 'Not Found' }),
  },
];

/** Lets a fault befall a module until `heal` is called. */
async function break_(
  page: Page,
  module: string,
  fault: (typeof faults)[number],
): Promise<{ heal: () => void; hits: () => number }> {
  let broken = true;
  let hits = 0;
  await page.route(`**/_modules/${module}/**`, async (route) => {
    if (!broken || !fault.of(route.request().url())) return route.continue();
    hits++;
    await fault.answer(route);
  });
  return {
    heal: () => {
      broken = false;
    },
    hits: () => hits,
  };
}

const clickRetry = (page: Page) => page.getByRole('button', { name: '다시 시도' }).first().click();

for (const { name: module } of remotes) {
  const own = firstPageOf(module);
  // The administrator's pages hold pieces of other modules.
  const other = routes.find(({ remote, banner, noindex }) => remote !== module && banner && !noindex) ?? own;

  for (const fault of faults) {
    test(`${module} ${fault.name}: its page stays readable, others work, a retry recovers`, async ({
      page,
      problems,
    }) => {
      const outage = await break_(page, module, fault);
      await page.goto(own.path);
      await expect.poll(outage.hits).toBeGreaterThan(0);
      const notice = page.getByText('일부 기능을 불러오지 못했습니다', { exact: false });
      await expect(notice).toBeVisible();
      const words = await page.locator('main').innerText();
      expect(words.replace(/\s/g, '').length).toBeGreaterThan(60);

      outage.heal();
      await clickRetry(page);
      await expect(notice).toBeHidden();
      await hydrated(page);
      expect((await page.locator('main').innerText()).replace(/\s/g, '').length).toBeGreaterThan(60);
      expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
      // The browser reports what it could not load; that is the fault itself.
      problems.splice(0);
    });
  }

  test(`${module} unreachable while going to it: the visitor is told, and can go elsewhere or try again`, async ({
    page,
    problems,
  }) => {
    const unreachable = faults[1];
    if (!unreachable) throw new Error('The list of faults has changed.');
    // Before the first page: a pointer that happens to rest on a link would fetch the module's files early.
    const outage = await break_(page, module, unreachable);
    await page.goto(other.path);
    await hydrated(page);
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, own.path);
    await expect(page.getByRole('heading', { name: '페이지를 불러오지 못했습니다' })).toBeVisible();
    await page.goBack();
    await expect(page.locator('#page h2').first()).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: '페이지를 불러오지 못했습니다' })).toBeVisible();
    outage.heal();
    await clickRetry(page);
    await expect(page.getByRole('heading', { name: '페이지를 불러오지 못했습니다' })).toBeHidden();
    await expect(page.locator('main')).toContainText(/\S{10,}/);
    problems.splice(0);
  });
}

test('without the scripts of the shell, every link still leads on', async ({ page, problems }) => {
  await page.route('**/_modules/shell/**/*.js', (route) => route.abort());
  await page.goto('/BusinessGuide/intro');
  await page.locator('main a[href="/BusinessGuide/plan"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('분양일정');
  problems.splice(0);
});
