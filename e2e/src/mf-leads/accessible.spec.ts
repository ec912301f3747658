import { axeViolations } from '@platform/release/browser/axe';
import { expect, hydrated, test } from '../sharedPage';
import { ownersPhone } from '../site/phone';
import { customerForm } from './formOnPage';

// What axe finds on the pages as they open, site/everyRoute.spec.ts asks; in the popup, shell/popup.spec.ts.
for (const path of ['/dunsan-riverview/customer', '/Privacy']) {
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
  expect(await axeViolations(page)).toEqual([]);
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
