import { axeViolations } from '@platform/release/browser/axe';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { ownersPhone, phoneLink } from '../site/phone';

const popup = (page: Page) => page.getByRole('dialog', { name: '관심고객 등록' });
const close = (page: Page) => popup(page).getByRole('button', { name: '닫기' }).first();

interface Opener {
  readonly name: string;
  readonly width: 'desktop' | 'mobile' | 'both';
  /** Where the press happens, and where the focus comes back to. */
  readonly press: (page: Page) => Promise<Locator>;
}

const openers: readonly Opener[] = [
  {
    name: 'the phone button of the header',
    width: 'desktop',
    async press(page) {
      const button = page.getByRole('banner').getByRole('button', { name: ownersPhone });
      await button.click();
      return button;
    },
  },
  {
    name: 'the button of the footer',
    width: 'both',
    async press(page) {
      const button = page.getByRole('contentinfo').getByRole('button', { name: '관심고객 등록' });
      await button.click();
      return button;
    },
  },
  {
    name: 'the floating bar',
    width: 'mobile',
    async press(page) {
      const button = page
        .getByRole('complementary', { name: '관심고객 등록과 전화상담' })
        .getByRole('button', { name: '관심고객 등록' });
      await button.tap();
      return button;
    },
  },
  {
    name: 'the slide menu',
    width: 'mobile',
    async press(page) {
      const toggle = page.getByRole('button', { name: '메뉴 열기' });
      await toggle.tap();
      await page.getByRole('dialog', { name: '전체 메뉴' }).getByRole('button', { name: '관심고객 등록' }).tap();
      return toggle;
    },
  },
  {
    name: 'the hero of the home page',
    width: 'both',
    async press(page) {
      const button = page.getByRole('main').getByRole('button', { name: '관심고객 등록' }).first();
      await button.click();
      return button;
    },
  },
];

test.beforeEach(async ({ page }) => {
  await page.goto('/Brand/intro');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: '둔산 리버뷰 홈' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('button', { name: '관심고객 등록' }).first()).toBeVisible();
});

for (const { name, width: where, press } of openers) {
  const tag = where === 'both' ? [] : `@${where}`;

  test(`${name} opens the popup, and page and focus come back from it`, { tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await test.step('it opens over a page that stands still, with the focus inside, and nothing for axe to find', async () => {
      const returned = await press(page);
      await expect(popup(page).getByLabel(/연락처/)).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      expect.soft(await axeViolations(page)).toEqual([]);
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let presses = 0; presses < 12; presses++) {
          await page.keyboard.press(key);
          expect(await popup(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
        }
      }
      // Where it stands on the screen: what comes alive above it meanwhile moves the page under it, not it.
      const top = (await returned.boundingBox())?.y ?? Number.NaN;
      await close(page).click();
      await expect(popup(page)).toBeHidden();
      await expect(returned).toBeFocused();
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
      // The hero's words rise by 16 px while they come.
      expect(Math.abs(((await returned.boundingBox())?.y ?? Number.NaN) - top)).toBeLessThan(17);
      await expect.poll(() => page.evaluate(() => Boolean(history.state?.popup))).toBe(false);
    });

    await test.step("the browser's back closes it and stays on the page", async () => {
      const returned = await press(page);
      await expect(popup(page)).toBeVisible();
      await page.goBack();
      await expect(popup(page)).toBeHidden();
      await expect(page).toHaveURL('/');
      await expect(returned).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(/\/Brand\/intro$/);
    });
  });
}

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: '관심고객 등록' }).first();
const isInHistory = (page: Page) => page.evaluate(() => Boolean(history.state?.popup));

test('Escape and a press beside it close it; it is 928 px wide, on a phone it fills the screen; no entry is left behind', async ({
  page,
  width,
}) => {
  await opener(page).click();
  const box = () => popup(page).evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]);
  if (width === 'mobile') await expect.poll(box).toEqual([390, 844]);
  else {
    expect((await box())[0]).toBe(928);
    const columns = await popup(page).evaluate((element) => getComputedStyle(element).gridTemplateColumns);
    const [picture = 0, form = 0] = columns.split(' ').map(Number.parseFloat);
    expect(form / picture).toBeCloseTo(3 / 2, 2);
    await page.mouse.click(40, 450);
    await expect(popup(page)).toBeHidden();
    await opener(page).click();
  }
  await close(page).click();
  await expect(popup(page)).toBeHidden();
  await opener(page).click();
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect.poll(() => isInHistory(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/Brand\/intro$/);
});

test('forward and a reload do not reopen it, and back is not spent on it', async ({ page }) => {
  await opener(page).click();
  await expect(popup(page)).toBeVisible();
  await page.goBack();
  await expect(popup(page)).toBeHidden();
  await page.evaluate(() => history.forward());
  await expect.poll(() => isInHistory(page)).toBe(false);
  await expect(popup(page)).toBeHidden();
  await opener(page).click();
  await expect(popup(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(popup(page)).toBeHidden();
  await expect.poll(() => isInHistory(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/Brand\/intro$/);
});

test('opening does not move the page', async ({ page }) => {
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
  const url = page.url();
  const before = await page.evaluate(() => scrollY);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: '관심고객 등록' })
    .evaluate((button: HTMLElement) => button.click());
  await expect(popup(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(page.url()).toBe(url);
  await page.goBack();
  await expect(popup(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('with the form gone it offers the phone and a form that the browser posts', async ({ page, problems }) => {
  await page.route('**/_modules/mf-leads/**', (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: '관심고객 등록' }).first().click();
  await expect(popup(page).getByRole('link', { name: ownersPhone })).toHaveAttribute('href', phoneLink);
  const form = popup(page).locator('form');
  await expect(form).toHaveAttribute('action', '/api/leads');
  await expect(form).toHaveAttribute('method', 'post');
  await popup(page).getByLabel(/이름/).fill('김하늘');
  await popup(page)
    .getByLabel(/연락처/)
    .fill('010-12');
  await popup(page).getByRole('button', { name: '등록하기' }).click();
  await expect(popup(page).getByLabel(/연락처/)).toBeFocused();
  problems.length = 0;
});
