import { axeViolations } from '@platform/release/browser/axe';
import type { Page } from '@playwright/test';
import { expect, openGallery, test } from './gallery';

test('axe finds nothing on any component', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  expect(await axeViolations(page)).toEqual([]);
});

test('axe finds nothing on an open dialog', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  await page.getByRole('button', { name: '등록 창 열기' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('every control can be hit: 44 px at least', async ({ page }) => {
  await openGallery(page);
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, a[href], summary, [role="tab"], label:has(input), textarea, input:not([type="checkbox"])',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ text, box }) => `${text}: ${box.width} × ${box.height}`),
  );
  expect(small).toEqual([]);
});

for (const [name, change] of [
  ['at 320 px', (page: Page) => page.setViewportSize({ width: 320, height: 640 })],
  [
    'at 200 % text',
    (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%')),
  ],
] as const) {
  test(`nothing is cut off or sticks out ${name}`, async ({ page }) => {
    await openGallery(page);
    await change(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBeLessThanOrEqual(0);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(button, a, p, h2, h3, td, th, label, summary)')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only'))
        .filter(
          (element) => element.scrollWidth > element.clientWidth + 4 && getComputedStyle(element).display !== 'inline',
        )
        .map((element) => element.textContent),
    );
    expect(cut).toEqual([]);
  });
}
