import type { Page, Route } from '@playwright/test';
import { expect, expectComplaints, hydrated, test } from '../fixtures';
import { firstPageOf, remotes } from '../site/routes';
import { recover } from './recover';

// A hash is the same at every width.

/** A comment behind the code: a file that would run as before, and is another. */
async function tamper(route: Route): Promise<void> {
  const answer = await route.fetch();
  // A page that was left meanwhile takes its answers along.
  const body = await answer.text().catch(() => null);
  if (body !== null) await route.fulfill({ response: answer, body: `${body}/* . */` });
}

/** Tampers with the files of a page that `first` chooses, then with those of each `next`, for as long as `heal` is not called. */
async function tamperWith(page: Page, first: (url: string) => boolean) {
  const asked: string[] = [];
  let broken = true;
  let of = first;
  await page.route('**/_modules/**', async (route) => {
    const url = route.request().url();
    if (!broken || !of(url)) return route.continue();
    asked.push(url);
    await tamper(route);
  });
  return {
    asked,
    next: (following: (url: string) => boolean) => {
      of = following;
    },
    heal: () => {
      broken = false;
    },
  };
}

const notice = (page: Page) => page.getByText('일부 기능을 불러오지 못했습니다', { exact: false });
const readable = async (page: Page) =>
  expect((await page.locator('main').innerText()).replace(/\s/g, '').length).toBeGreaterThan(60);

const kinds: readonly { name: string; of: (url: string) => boolean }[] = [
  { name: 'entry', of: (url) => url.includes('remoteEntry') },
  { name: 'chunk', of: (url) => /\/c\.\w+\.js/.test(url) },
];
const stylesheet = { name: 'stylesheet', of: (url: string) => /\/c\.\w+\.css/.test(url) };

for (const [index, { name: module }] of remotes.entries()) {
  // Each script is what some module begins with; the styles of a page that is opened stand in its document.
  const scripts = index % 2 ? kinds.toReversed() : kinds;
  const inTurn = [...scripts, stylesheet];

  test(`${module}: a ${inTurn.map(({ name }) => name).join(', a ')} that was tampered with is refused, also by a retry, and the page stays readable`, async ({
    page,
    problems,
  }) => {
    const own = firstPageOf(module);
    const ofModule = (of: (url: string) => boolean) => (url: string) => url.includes(`/${module}/`) && of(url);
    const { asked, next, heal } = await tamperWith(page, ofModule(inTurn[0]?.of ?? (() => false)));
    await page.goto(own.path);
    await expect(notice(page)).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    await readable(page);

    for (const { name, of } of inTurn) {
      await test.step(`a retry meets the ${name}`, async () => {
        next(ofModule(of));
        problems.splice(0);
        const before = asked.length;
        // What was refused before says so in its own time: only then is there something to try again.
        await expect(async () => {
          await page.getByRole('button', { name: '다시 시도' }).first().click();
          await expect.poll(() => asked.length, { timeout: 2000 }).toBeGreaterThan(before);
        }).toPass();
        await expect.poll(() => problems.some((problem) => /integrity/i.test(problem))).toBe(true);
        await expect(notice(page)).toBeVisible();
        expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0);
        await readable(page);
      });
    }

    heal();
    await recover(notice(page));
    await hydrated(page);
    // The browser says what it refused; that is what is asked of it.
    expectComplaints(problems);
  });
}

test('a stylesheet of a page that is only gone to is held against its hash, too', async ({ page, problems }) => {
  const [one, other] = [firstPageOf('mf-press'), firstPageOf('mf-leads')];
  await page.goto(one.path);
  await hydrated(page);
  const { asked } = await tamperWith(page, (url) => url.includes('/mf-leads/') && url.includes('.css'));
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, other.path);
  await expect(page.getByRole('heading', { name: '페이지를 불러오지 못했습니다' })).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  expectComplaints(problems);
});

test('scripts of the shell that were tampered with are refused: every link still leads on', async ({
  page,
  problems,
}) => {
  const { asked } = await tamperWith(page, (url) => url.includes('/shell/') && url.includes('.js'));
  await page.goto('/BusinessGuide/intro');
  await readable(page);
  // Asked for and refused in its own time, beside the page that is read already.
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect.poll(() => problems.some((problem) => /integrity/i.test(problem))).toBe(true);
  await page.locator('main a[href="/BusinessGuide/plan"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('분양일정');
  expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0);
  expectComplaints(problems);
});
