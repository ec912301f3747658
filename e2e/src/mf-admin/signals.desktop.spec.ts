import type { BrowserLock, SignalReport } from '@platform/contract';
import { axeViolations } from '@platform/release/browser/axe';
import type { Page } from '@playwright/test';
import { expect, expectComplaints, hydrated, ownAdministrator, test } from '../fixtures';

/** What the page has sent so far. */
const sent = (page: Page) => page.evaluate(() => (window as unknown as { sent: string[] }).sent);

/** Makes the page send what it has to say, as if it were put away. */
const putAway = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pagehide')));

// Signals are the same at every width.

test('what fails and what is slow stands under the module whose it is, in the administrator’s view', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(window, { sent: reports });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then((text) => reports.push(text));
      return send(address, body);
    };
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function (options) {
      // Fails in the code of one module alone.
      if (new Error().stack?.includes('/_modules/mf-floorplan/')) throw new Error('a fault in the floor plans');
      focus.call(this, options);
    };
  });
  await page.goto('/');
  await hydrated(page);
  // The first key ends the measuring of what is painted.
  await page.evaluate(
    () =>
      new Promise<void>((painted) => {
        new PerformanceObserver(() => painted()).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  const lock = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link#release-lock');
    return JSON.parse((await (await fetch(link?.href ?? '')).text()).replace('export default ', ''));
  });
  const version = (module: string) => (lock as BrowserLock).remotes[module]?.version ?? '';

  // It waits to be seen, or to be meant.
  await page.locator('[data-piece="mf-floorplan/UnitTypeViewer"]').dispatchEvent('touchstart');
  const tabs = page.getByRole('tablist').filter({ hasText: '142' }).first().getByRole('tab');
  await tabs.first().focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(problems.join()).toContain('a fault in the floor plans');
  }).toPass();

  await expect(async () => {
    await putAway(page);
    expect((await sent(page)).join()).toContain('LCP');
  }).toPass();
  const signals = (await sent(page)).flatMap((text) => (JSON.parse(text) as SignalReport).signals);
  const home = { page: '/' };
  const mine = (kind: string) => signals.filter((signal) => signal.kind === kind);
  expect(mine('view')).toEqual([
    { ...home, kind: 'view', first: true, module: `mf-marketing@${version('mf-marketing')}` },
  ]);
  expect(mine('error')[0]).toEqual({
    ...home,
    kind: 'error',
    first: true,
    module: `mf-floorplan@${version('mf-floorplan')}`,
  });
  const picture = await page.evaluate(() =>
    document.querySelector('h1')?.closest('[data-module]')?.getAttribute('data-module'),
  );
  expect(signals).toContainEqual({
    ...home,
    kind: 'vital',
    name: 'LCP',
    value: expect.any(Number),
    module: `${picture}@${version('mf-marketing')}`,
  });
  // Nothing but this was sent of the visitor.
  expect(Object.keys(JSON.parse((await sent(page))[0] ?? ''))).toEqual(['release', 'width', 'signals']);

  const { email, password } = ownAdministrator();
  await page.goto('/Admin/Leads');
  await hydrated(page);
  await page.getByRole('textbox', { name: '이메일' }).fill(email);
  await page.getByLabel('비밀번호').fill(password);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.getByRole('link', { name: '방문 현황' }).click();
  const plans = page.getByRole('region', { name: 'mf-floorplan' });
  const row = plans.getByRole('row').filter({ hasText: `버전 ${version('mf-floorplan').slice(0, 8)}` });
  await expect(row.first().locator('[data-label="오류"]')).not.toHaveText('0');
  const marketing = page.getByRole('region', { name: 'mf-marketing' });
  await expect(marketing.locator('[data-label="LCP"]').first()).toHaveText(/초|ms/);
  await expect(marketing.getByRole('img', { name: /^화면 보기: / })).toBeVisible();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  expect(await axeViolations(page)).toEqual([]);
  expectComplaints(problems, /a fault in the floor plans/);
});
