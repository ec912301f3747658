import type { Page } from '@playwright/test';
import { expect, expectComplaints, test } from '../fixtures';
import { reservationForm } from '../mf-leads/formOnPage';
import { freshPhone } from '../mf-leads/inbox';
import { ownersPhone } from '../site/phone';
import { ForeignHost } from './foreignHost';

// Federation is the same at every width.

test.describe.configure({ mode: 'serial' });

let host: ForeignHost;
test.beforeAll(async () => {
  test.setTimeout(60_000);
  host = await ForeignHost.start();
});
test.afterAll(() => host?.stop());

async function openForm(page: Page, origin: string) {
  await page.goto(origin);
  await page.getByRole('button', { name: '방문예약', exact: true }).click();
  return reservationForm(page);
}

test('a plain Module Federation host shows our form with its looks, and sends a lead', async ({ page }) => {
  const form = await openForm(page, host.known);
  await expect(form.submit).toHaveCSS('background-color', 'rgb(243, 201, 140)');
  const picture = page.getByRole('img', { name: /외관/ });
  await expect(picture).toHaveJSProperty('complete', true);
  const { address, width } = await picture.evaluate((image: HTMLImageElement) => ({
    address: image.currentSrc,
    width: image.naturalWidth,
  }));
  expect(address).toContain(`${host.site}/_assets/`);
  expect(width).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: ownersPhone })).toBeVisible();
  // Our styles stop at our ground.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('margin', '0px');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink'))).toBe('');

  const phone = freshPhone();
  await form.fillIn(phone);
  await form.submit.click();
  await expect(page.getByRole('status')).toContainText('등록이 완료되었습니다');
  await expect(page.getByRole('link', { name: '동의 철회' })).toHaveAttribute(
    'href',
    new RegExp(`^${host.site}/api/leads/withdraw\\?`),
  );
  const from = `//${new URL(host.known).host}/`;
  expect(await host.leadsOf(phone)).toMatchObject([{ form: 'reservation', page: from }]);
});

test('from a site that the facts do not name a lead waits, and the form says so', async ({ page, problems }) => {
  const form = await openForm(page, host.unknown);
  const phone = freshPhone();
  await form.fillIn(phone);
  await form.submit.click();
  await expect(page.getByRole('alert')).toContainText('이 기기에 보관하고 있으며');
  await expect(form.phone).toHaveValue(phone);
  expect(await host.leadsOf(phone)).toEqual([]);
  expect(problems.filter((problem) => problem.includes('has been blocked by CORS policy')).length).toBeGreaterThan(0);
  expectComplaints(problems);
});
