import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { ownersPhone } from '../site/phone';
import { customerForm, interestForm } from './formOnPage';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}

for (const path of ['/dunsan-riverview/customer', '/Privacy']) {
  test(`${path} has no violation of WCAG 2.2 AA`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await violations(page)).toEqual([]);
  });

  test(`${path} fits 320 px, and text of twice the size`, async ({ page }) => {
    // Only the page itself: header and footer are the shell's, and so are their journeys.
    const cutOff = () =>
      page.getByRole('main').evaluate((main) => {
        const edge = document.documentElement.clientWidth + 0.5;
        const own = [...main.querySelectorAll('.body :not([aria-hidden], [aria-hidden] *)')];
        return own.filter((element) => element.getBoundingClientRect().right > edge).map(({ outerHTML }) => outerHTML);
      });
    await page.goto(path);
    await hydrated(page);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 320, height });
    expect(await cutOff()).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await cutOff()).toEqual([]);
    await page.setViewportSize({ width, height });
    expect(await cutOff()).toEqual([]);
  });
}

test('a form with mistakes and its terms unfolded has no violation either', async ({ page }) => {
  await page.goto('/dunsan-riverview/customer');
  await hydrated(page);
  const form = customerForm(page);
  await form.form.getByText('내용 보기').first().click();
  await form.submit.click();
  await expect(form.name).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test('the popup with its form has no violation', async ({ page }) => {
  await page.goto('/Privacy');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('button', { name: '관심고객 등록' }).click();
  await expect(interestForm(page).name).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('every control is at least 44 px high', async ({ page }) => {
  await page.goto('/dunsan-riverview/customer');
  await hydrated(page);
  const main = page.getByRole('main');
  await customerForm(page).message.fill('84A'); // with it comes its consent
  for (const control of [
    ...(await customerForm(page)
      .form.locator('input[id]:not([type=checkbox]), textarea, button, summary, fieldset label')
      .all()),
    main.getByRole('link', { name: ownersPhone }),
  ]) {
    const box = await control.boundingBox();
    expect(box?.height, await control.innerHTML()).toBeGreaterThanOrEqual(44);
  }
});
