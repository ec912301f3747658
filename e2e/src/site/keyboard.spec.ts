import type { Locator, Page } from '@playwright/test';
import { siteFacts } from '@riverview/site/siteFacts';
import { interestForm } from '../mf-leads/formOnPage';
import { freshPhone, leadsOf } from '../mf-leads/inbox';
import { expect, hydrated, test } from '../sharedPage';
import { ownersPhone } from './phone';

/** Presses Tab, as someone without a pointer does, until the wanted control has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await expect(wanted).toBeInViewport();
      return;
    }
  }
  throw new Error(`Tab never reaches ${wanted}.`);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Skips the menus, by the first of all links. */
async function skipMenus(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
}

/** What lies over the middle of the focused control, if anything does, once the page stands still. */
const coverOfFocus = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const focused = document.activeElement as HTMLElement;
    let cover: Element | null = null;
    let place = 0;
    // What scrolls may still be on its way.
    for (let looks = 0; looks < 20; looks++) {
      const { left, top, width, height } = focused.getBoundingClientRect();
      place = top;
      cover = document.elementFromPoint(left + width / 2, top + height / 2);
      if (cover && (focused.contains(cover) || cover.contains(focused))) return null;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return `${focused.outerHTML.slice(0, 160)} at ${Math.round(place)} under ${cover?.outerHTML.slice(0, 80) ?? 'the edge'}`;
  });

for (const path of ['/', '/FloorPlan/Emodel', '/SalesInfo/StampTax']) {
  test(`on ${path} nothing covers what has the focus`, async ({ page }) => {
    test.setTimeout(90_000);
    await open(page, path);
    const covered: string[] = [];
    for (let presses = 0; presses < 90; presses++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      const cover = await coverOfFocus(page);
      if (cover) covered.push(cover);
    }
    expect(covered).toEqual([]);
  });
}

test('a page of the header is reached through its dropdown', { tag: '@desktop' }, async ({ page }) => {
  // The slide menu takes its place.
  await open(page, '/Brand/intro');
  const nav = page.getByRole('navigation', { name: '주 메뉴' });
  await tabTo(page, nav.getByRole('link', { name: '단지안내', exact: true }));
  for (const entry of ['단지배치도', '동·호수 배치', '커뮤니티']) {
    await page.keyboard.press('ArrowDown');
    await expect(nav.getByRole('link', { name: entry })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ComplexGuide\/community$/);
  await expect(page.locator('#main')).toBeFocused();
});

test('a page of the slide menu is reached through its group', { tag: '@mobile' }, async ({ page }) => {
  // The header has the navigation itself.
  await open(page, '/Brand/intro');
  await tabTo(page, page.getByRole('button', { name: '메뉴 열기' }));
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: '전체 메뉴' });
  await tabTo(page, menu.locator('summary').filter({ hasText: '단지안내' }));
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: '커뮤니티' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ComplexGuide\/community$/);
  await expect(menu).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
});

test('interest is registered in the popup from its opener to its end', async ({ page, request, width }) => {
  await open(page, '/Privacy');
  const opener =
    width === 'desktop'
      ? page.getByRole('banner').getByRole('button', { name: ownersPhone })
      : page
          .getByRole('complementary', { name: '관심고객 등록과 전화상담' })
          .getByRole('button', { name: '관심고객 등록' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const form = interestForm(page);
  const phone = freshPhone();
  await expect(form.name).toBeVisible();
  if (!(await form.name.evaluate((field) => field === document.activeElement))) await tabTo(page, form.name);
  await page.keyboard.type('김하늘');
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone.replaceAll('-', ''));
  await tabTo(page, form.consent);
  await page.keyboard.press('Space');
  await expect(form.consent).toBeChecked();
  await tabTo(page, form.submit);
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: '관심고객 등록' });
  await expect(popup.getByRole('status')).toContainText('등록이 완료되었습니다.');
  expect(await leadsOf(request, phone)).toHaveLength(1);
  await tabTo(page, popup.getByRole('button', { name: '닫기' }).last());
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the dots of the home page are walked and pressed', { tag: '@desktop' }, async ({ page }) => {
  // The pager belongs to wide screens.
  await open(page, '/');
  await skipMenus(page);
  await tabTo(page, page.getByRole('navigation', { name: '화면 이동' }).getByRole('link', { name: '특별한 설계' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(3 * 900);
  await expect(page.locator('#s4')).toBeFocused();
});

test('the premium slider is paused and turned, and a scene is called by its name', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/LocationEnvironment/primium');
  await skipMenus(page);
  const slider = page.getByRole('region', { name: '프리미엄 여섯 가지' });
  const current = slider.locator('[data-current="true"][role="group"]');
  await tabTo(page, slider.getByRole('button', { name: '자동 넘김 멈추기' }));
  await page.keyboard.press('Enter');
  await expect(slider.getByRole('button', { name: '자동 넘김 시작' })).toBeFocused();
  const before = Number.parseInt((await current.getAttribute('aria-label'))?.split('중 ')[1] ?? '', 10);
  await tabTo(page, slider.getByRole('button', { name: '다음 장면' }));
  await page.keyboard.press('Enter');
  await expect(current).toHaveAccessibleName(`6개 중 ${(before % 6) + 1}번째`);
  await tabTo(page, page.getByRole('main').getByRole('button', { name: '계절이 지나는 산책길' }));
  await page.keyboard.press('Enter');
  await expect(current).toHaveAccessibleName('6개 중 4번째');
  await expect(slider).toBeInViewport();
});

test('the sections of the overview open and close', { tag: '@mobile' }, async ({ page }) => {
  // The accordion belongs to narrow screens.
  await open(page, '/BusinessGuide/intro');
  await skipMenus(page);
  const section = page.getByRole('main').locator('details').nth(1);
  await tabTo(page, section.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(section).toHaveAttribute('open', '');
  await page.keyboard.press('Space');
  await expect(section).not.toHaveAttribute('open');
});

test('past the menus of the home page its plans and its form come alive', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/');
  await skipMenus(page);
  for (const [section, part] of [
    ['#s7', '[role=tab]'],
    ['#s8', 'form'],
  ] as const) {
    await page.locator(section).scrollIntoViewIfNeeded();
    await expect(page.locator(`${section} [data-piece]:not([data-waiting]) ${part}`).first()).toBeVisible();
  }
});

test('the plans of the teaser are walked with the arrow keys', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/');
  const teaser = page.locator('#s7');
  await tabTo(page, teaser.getByRole('tab', { name: '84A' }));
  // The plans are a piece of their own, which may come alive after the page: from the first one, however often it is tried.
  await expect(async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(teaser.getByRole('tab', { name: '84B' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowRight');
  await expect(teaser.getByRole('tab', { name: '115' })).toBeFocused();
  // The choice follows the focus; while the form below comes alive it takes longer, and its plan is what the link leads to.
  await expect(teaser.getByRole('tab', { name: '115', selected: true })).toBeFocused();
  await tabTo(page, teaser.getByRole('tabpanel').getByRole('link', { name: /평면 자세히 보기/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/FloorPlan\/84A$/);
});

test('the stamp tax is worked out; FAMILY SITE is opened, its link reached, and closed', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/SalesInfo/StampTax');
  await skipMenus(page);

  await test.step('the stamp tax is worked out', async () => {
    await tabTo(page, page.getByLabel('계약금액'));
    await page.keyboard.type('53000');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('계약일')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: '납부 기한' })).toContainText('15만원');
  });

  await test.step('FAMILY SITE is opened, its link reached, and closed', async () => {
    const opener = page.getByRole('contentinfo').locator('summary, button').filter({ hasText: 'FAMILY SITE' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: siteFacts.familySite.label })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
});

test('the deposit is found', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/SalesInfo/SubscriptionGuide');
  await skipMenus(page);
  await tabTo(page, page.getByRole('radio', { name: '대전광역시' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('radio', { name: '84㎡' }));
  await page.keyboard.press('ArrowRight');
  const result = page.getByRole('status').filter({ hasText: '필요한 예치금' });
  await expect(result).toContainText('400만원');
});
