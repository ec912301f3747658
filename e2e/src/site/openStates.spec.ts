import { axeViolations } from '@platform/release/browser/axe';
import type { Page } from '@playwright/test';
import { siteFacts } from '@riverview/site/siteFacts';
import { interestForm, reservationForm } from '../mf-leads/formOnPage';
import { expect, expectComplaints, hydrated, test } from '../sharedPage';
import { skipHosted } from './hosted';

interface OpenState {
  readonly name: string;
  readonly path: string;
  /** The one width it is there at; at both without one. */
  readonly only?: 'desktop' | 'mobile';
  readonly open: (page: Page) => Promise<void>;
  /** Makes way for the next state of the page; what does not stand in its way may stay. */
  readonly leave?: (page: Page) => Promise<void>;
  /** Why it has a visit of its own. */
  readonly alone?: string;
}

const popup = (page: Page) => page.getByRole('dialog', { name: '관심고객 등록' });

async function openPopup(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: '관심고객 등록' }).click();
  await expect(interestForm(page).name).toBeVisible();
}

async function submitFromPopup(page: Page): Promise<void> {
  await openPopup(page);
  await interestForm(page).fillIn('010-1234-5678');
  await interestForm(page).submit.click();
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** A section that a phone folds, counted from 0; the first is open already. */
function unfolded(path: string, index: number): OpenState {
  return {
    name: `section ${index + 1} of ${path}`,
    path,
    only: 'mobile',
    async open(page) {
      const section = page.getByRole('main').locator('details').nth(index);
      await section.locator('summary').tap();
      await expect(section).toHaveAttribute('open', '');
    },
  };
}

/** Everything a visitor can open, unfold or bring about, as axe should see it. */
const states: readonly OpenState[] = [
  {
    name: 'a dropdown of the header',
    path: '/BusinessGuide/intro',
    only: 'desktop',
    async open(page) {
      const nav = page.getByRole('navigation', { name: '주 메뉴' });
      await nav.getByRole('link', { name: '단지안내', exact: true }).hover();
      await expect(nav.getByRole('link', { name: '커뮤니티' })).toBeVisible();
    },
  },
  {
    name: 'the slide menu with a group open',
    path: '/BusinessGuide/intro',
    only: 'mobile',
    async open(page) {
      await page.getByRole('button', { name: '메뉴 열기' }).tap();
      const menu = page.getByRole('dialog', { name: '전체 메뉴' });
      await menu.getByText('세대안내').tap();
      await expect(menu.getByRole('link', { name: '142A' })).toBeVisible();
    },
    leave: closeDialog,
  },
  {
    name: 'FAMILY SITE',
    path: '/Brand/intro',
    async open(page) {
      await page.getByRole('contentinfo').getByText('FAMILY SITE').click();
      await expect(page.getByRole('link', { name: siteFacts.familySite.label })).toBeVisible();
    },
  },
  {
    name: 'the popup with mistakes and both consents unfolded',
    path: '/Brand/intro',
    async open(page) {
      await openPopup(page);
      for (const terms of await interestForm(page).form.getByText('내용 보기').all()) await terms.click();
      await interestForm(page).submit.click();
      await expect(interestForm(page).name).toBeFocused();
    },
    leave: closeDialog,
  },
  {
    name: 'the popup after a success',
    path: '/Brand/intro',
    async open(page) {
      await page.route('**/api/leads', (route) =>
        route.fulfill({
          json: {
            ok: true,
            key: route.request().postDataJSON().key,
            receipt: '0'.repeat(64),
            withdraw: '/api/leads/withdraw?lead=0&signature=0',
          },
        }),
      );
      await submitFromPopup(page);
      await expect(popup(page).getByRole('status')).toContainText('등록이 완료되었습니다.');
    },
  },
  {
    name: 'the popup after a failure',
    path: '/Brand/intro',
    alone: 'with a lead that waits',
    async open(page) {
      await page.route('**/api/leads', (route) => route.abort());
      await submitFromPopup(page);
      await expect(popup(page).getByRole('alert')).toContainText('오류가 발생했습니다.');
    },
  },
  {
    name: 'the reservation on night with mistakes and its terms unfolded',
    path: '/',
    async open(page) {
      const form = reservationForm(page);
      await form.form.getByText('내용 보기').first().click();
      await form.submit.click();
      await expect(form.name).toBeFocused();
    },
  },
  {
    name: 'another plan of the teaser',
    path: '/',
    async open(page) {
      await page.locator('#s7').getByRole('tab', { name: '142B' }).click();
      await expect(page.locator('#s7').getByRole('tabpanel')).toContainText('142B');
    },
  },
  {
    name: 'a premium card with its text',
    path: '/',
    only: 'mobile',
    async open(page) {
      const card = page.locator('#s6 article').first();
      await card.getByRole('button').tap();
      await expect(card.getByRole('link')).toBeVisible();
    },
  },
  ...['/BusinessGuide/intro', '/ComplexGuide/intro'].flatMap((path) => [1, 2].map((index) => unfolded(path, index))),
  {
    name: 'the premium slider, paused on another scene',
    path: '/LocationEnvironment/primium',
    async open(page) {
      const slider = page.getByRole('region', { name: '프리미엄 여섯 가지' });
      await slider.getByRole('button', { name: '다음 장면' }).click();
      await expect(slider.getByRole('button', { name: '자동 넘김 시작' })).toBeVisible();
    },
  },
  {
    name: 'the film, playing',
    path: '/Brand/video',
    async open(page) {
      skipHosted(siteFacts.films.promotion);
      await page.getByRole('button', { name: '영상 재생' }).click();
      await expect(page.locator('video')).toBeVisible();
    },
  },
  {
    name: 'the deposit of another region and size',
    path: '/SalesInfo/SubscriptionGuide',
    async open(page) {
      await page.getByRole('radio', { name: '세종특별자치시·충청남도' }).check();
      await page.getByRole('radio', { name: '182㎡' }).check();
      await expect(page.getByRole('status').filter({ hasText: '필요한 예치금' })).toContainText('500만원');
    },
  },
  {
    name: 'the stamp tax with its result',
    path: '/SalesInfo/StampTax',
    async open(page) {
      await page.getByLabel('계약금액').fill('53000');
      await page.getByLabel('계약일').fill('2026-12-31');
      await expect(page.getByRole('status').filter({ hasText: '납부 기한' })).toContainText('2027년 1월 10일');
    },
  },
  {
    name: 'the stamp tax with a mistake',
    path: '/SalesInfo/StampTax',
    async open(page) {
      await page.getByLabel('계약금액').fill('오억');
      await expect(page.getByText('숫자로 적어 주세요')).toBeVisible();
    },
  },
  {
    name: 'the acquisition tax with its result',
    path: '/SalesInfo/AcquisitionTax',
    async open(page) {
      await page.getByLabel('분양가격').fill('70000');
      await page.getByLabel(/생애최초/).check();
      await expect(page.getByRole('region', { name: '취득할 때 내는 세금' })).toContainText('최대');
    },
  },
  {
    name: 'a plan in its dialog',
    path: '/FloorPlan/59A',
    async open(page) {
      await page.getByRole('button', { name: '크게 보기' }).click();
      await expect(page.getByRole('dialog', { name: /크게 보기/ })).toBeVisible();
    },
  },
  {
    name: 'the second film of the guide',
    path: '/FloorPlan/videos',
    async open(page) {
      const tab = page.getByRole('tab').nth(1);
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    },
  },
];

/** The states of each page, which one visit walks through. */
const visits = new Map<string, OpenState[]>();
for (const state of states) {
  const visit = state.alone ? `${state.path} ${state.alone}` : state.path;
  visits.set(visit, [...(visits.get(visit) ?? []), state]);
}

for (const [visit, all] of visits) {
  const widths = new Set(all.map(({ only }) => only));
  const tag = widths.size === 1 && !widths.has(undefined) ? `@${[...widths][0]}` : [];

  test(`on ${visit} axe finds nothing in ${all.map(({ name }) => name).join(', ')}`, { tag }, async ({
    page,
    problems,
    width,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(all[0]?.path ?? '');
    await hydrated(page);
    for (const { name, only = width, open, leave } of all) {
      if (only !== width) continue;
      await test.step(name, async () => {
        await open(page);
        expect.soft(await axeViolations(page)).toEqual([]);
        await leave?.(page);
      });
    }
    // A lead that cannot be sent is reported by the browser, too; the rest of the suite looks at complaints.
    expectComplaints(problems);
  });
}

test('an unknown address has nothing for axe to find', async ({ page, problems }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expectComplaints(problems);
});

test('the notice of a part that has not come has nothing for axe to find', { tag: '@desktop' }, async ({
  page,
  problems,
}) => {
  await page.route(/\/mf-press\/.*remoteEntry/, (route) => route.abort());
  await page.goto('/Admin');
  await expect(page.getByText('일부 기능을 불러오지 못했습니다', { exact: false })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expectComplaints(problems);
});
