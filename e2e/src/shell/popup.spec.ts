import { axeViolations } from '@platform/release/browser/axe';
import type { Locator, Page } from '@playwright/test';
import { expect, expectComplaints, hydrated, test } from '../sharedPage';
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

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: '관심고객 등록' }).first();
const isInHistory = (page: Page) => page.evaluate(() => Boolean(history.state?.popup));
/** How many entries of the site stand before the one the page is on. */
const entriesBefore = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'navigation').currentEntry as { readonly index: number }).index);

/** It has closed: the page moves again, and the focus is where it was. */
async function comeBack(page: Page, returned: Locator): Promise<void> {
  await expect(popup(page)).toBeHidden();
  await expect(returned).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
}

test('each of its openers opens it over a page that stands still, page and focus come back however it is closed, and no entry is left behind', async ({
  page,
  width,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const entries = await entriesBefore(page);

  for (const { name, press } of openers.filter(({ width: where }) => where === 'both' || where === width)) {
    await test.step(`${name} opens it, and page and focus come back from it`, async () => {
      const returned = await press(page);
      await expect(popup(page).getByLabel(/연락처/)).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      expect(await popup(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
      // Where it stands on the screen: what comes alive above it meanwhile moves the page under it, not it.
      const top = (await returned.boundingBox())?.y ?? Number.NaN;
      await close(page).click();
      await comeBack(page, returned);
      // The hero's words rise by 16 px while they come.
      expect(Math.abs(((await returned.boundingBox())?.y ?? Number.NaN) - top)).toBeLessThan(17);
      await expect.poll(() => isInHistory(page)).toBe(false);
      expect(await entriesBefore(page)).toBe(entries);
    });

    await test.step(`after ${name} the browser's back closes it and stays on the page`, async () => {
      const returned = await press(page);
      await expect(popup(page)).toBeVisible();
      await page.goBack();
      await comeBack(page, returned);
      await expect(page).toHaveURL('/');
      await expect.poll(() => isInHistory(page)).toBe(false);
      expect(await entriesBefore(page)).toBe(entries);
    });
  }

  await test.step('it has nothing for axe to find, and Tab stays inside, both ways round', async () => {
    // The slide menu makes the page inert, and closes while the popup opens.
    const name = width === 'mobile' ? 'the slide menu' : 'the phone button of the header';
    await openers.find((one) => one.name === name)?.press(page);
    await expect(popup(page).getByLabel(/연락처/)).toBeVisible();
    expect.soft(await axeViolations(page)).toEqual([]);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press(key);
        expect(await popup(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
    }
  });

  await test.step('it is 928 px wide, on a phone it fills the screen', async () => {
    const box = () => popup(page).evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]);
    if (width === 'mobile') return expect.poll(box).toEqual([390, 844]);
    expect((await box())[0]).toBe(928);
    const columns = await popup(page).evaluate((element) => getComputedStyle(element).gridTemplateColumns);
    const [picture = 0, form = 0] = columns.split(' ').map(Number.parseFloat);
    expect(form / picture).toBeCloseTo(3 / 2, 2);
  });

  await test.step('Escape and a press beside it close it', async () => {
    if (width === 'desktop') {
      await page.mouse.click(40, 450);
      await expect(popup(page)).toBeHidden();
      await opener(page).click();
      await expect(popup(page)).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect.poll(() => isInHistory(page)).toBe(false);
  });

  await test.step('opening does not move the page', async () => {
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

  await test.step('after all of it the page before is one step back', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/Brand\/intro$/);
  });
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
  expectComplaints(problems);
});
