import type { Page, Route } from '@playwright/test';
import { siteFacts } from '@riverview/site/siteFacts';
import { expect, expectComplaints, hydrated, test } from '../fixtures';
import { firstPageOf, remotes, routes } from '../site/routes';
import { recover } from './recover';

const isEntry = (url: string) => url.includes('remoteEntry');
const isChunk = (url: string) => /\/c\.\w+\.js/.test(url);
const isStylesheet = (url: string) => url.endsWith('.css') || url.includes('.css?');

// Files fail alike at every width.

interface Fault {
  readonly name: string;
  /** The files it befalls. */
  readonly of: (url: string) => boolean;
  readonly answer: (route: Route) => Promise<void>;
}

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' });
const unreachable: Fault = {
  name: 'unreachable',
  of: (url) => isEntry(url) || isChunk(url),
  answer: (route) => route.abort(),
};

/** Ways in which the files of a module can fail: its entry first, then what the entry leads to. */
const ofEntry: readonly Fault[] = [
  { name: 'missing', of: isEntry, answer: notFound },
  unreachable,
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
];
const withoutChunk: Fault = { name: 'without one chunk', of: isChunk, answer: notFound };
/** A page begins with its styles in its document: it is a retry that fetches them. */
const withoutStylesheet: Fault = { name: 'without one stylesheet', of: isStylesheet, answer: notFound };
const faults = [...ofEntry, withoutChunk, withoutStylesheet];

/** The fault that a page of the module begins with: each of them is what some module begins with. */
const firstFaults = (index: number): readonly (Fault | undefined)[] => [ofEntry[index % ofEntry.length], withoutChunk];

/** Lets faults befall a module, one after the other, until `heal` is called. */
async function break_(page: Page, module: string, first: Fault) {
  let fault: Fault | null = first;
  const hits = new Map<Fault, number>();
  await page.route(`**/_modules/${module}/**`, async (route) => {
    if (!fault?.of(route.request().url())) return route.continue();
    hits.set(fault, (hits.get(fault) ?? 0) + 1);
    await fault.answer(route);
  });
  return {
    next: (following: Fault) => {
      fault = following;
    },
    heal: () => {
      fault = null;
    },
    hits: (of: Fault) => hits.get(of) ?? 0,
  };
}

const clickRetry = (page: Page) => page.getByRole('button', { name: '다시 시도' }).first().click();

const words = async (page: Page) => (await page.locator('main').innerText()).replace(/\s/g, '').length;

for (const [index, { name: module }] of remotes.entries()) {
  const own = firstPageOf(module);
  // The administrator's pages hold pieces of other modules.
  const other = routes.find(({ remote, banner, noindex }) => remote !== module && banner && !noindex) ?? own;

  for (const first of firstFaults(index)) {
    if (!first) throw new Error('Every module begins with a fault.');
    const following = faults.filter((fault) => fault !== first);

    test(`${module} ${first.name}, then ${following.map(({ name }) => name).join(', ')}: its page stays readable, and a retry recovers`, async ({
      page,
      problems,
    }) => {
      const outage = await break_(page, module, first);
      await page.goto(own.path);
      await expect.poll(() => outage.hits(first)).toBeGreaterThan(0);
      const notice = page.getByText('일부 기능을 불러오지 못했습니다', { exact: false });
      await expect(notice).toBeVisible();
      expect(await words(page)).toBeGreaterThan(60);

      for (const fault of following) {
        await test.step(`a retry meets it ${fault.name}`, async () => {
          outage.next(fault);
          // What has failed before says so in its own time: only then is there something to try again.
          await expect(async () => {
            await clickRetry(page);
            await expect.poll(() => outage.hits(fault), { timeout: 2000 }).toBeGreaterThan(0);
          }).toPass();
          await expect(notice).toBeVisible();
          expect(await words(page)).toBeGreaterThan(60);
        });
      }

      outage.heal();
      await recover(notice);
      await hydrated(page);
      expect(await words(page)).toBeGreaterThan(60);
      expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
      // The browser reports what it could not load; that is the fault itself.
      expectComplaints(problems);
    });
  }

  test(`${module} unreachable while going to it: the visitor is told, and can go elsewhere or try again`, async ({
    page,
    problems,
  }) => {
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
    expectComplaints(problems);
  });
}

test('without the scripts of the shell, every link still leads on', async ({ page, problems }) => {
  await page.route('**/_modules/shell/**/*.js', (route) => route.abort());
  await page.goto('/BusinessGuide/intro');
  await page.locator('main a[href="/BusinessGuide/plan"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('분양일정');
  expectComplaints(problems);
});

test('an article whose stylesheet is missing stays readable, and a retry fetches it: its document links its styles', async ({
  page,
  problems,
}) => {
  const outage = await break_(page, 'mf-press', withoutStylesheet);
  await page.goto(`/${siteFacts.slug}/press/sample-05`);
  await expect.poll(() => outage.hits(withoutStylesheet)).toBeGreaterThan(0);
  const notice = page.getByText('일부 기능을 불러오지 못했습니다', { exact: false });
  await expect(notice).toBeVisible();
  expect(await words(page)).toBeGreaterThan(60);
  outage.heal();
  await recover(notice);
  expectComplaints(problems);
});
