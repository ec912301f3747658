import type { Locator } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { interestForm } from '../mf-leads/formOnPage';
import { freshPhone, leadsOf } from '../mf-leads/inbox';

// What a visitor with a phone comes for.

const nameSize = 14;

/** The smallest of the drawing's words that match, px, as it stands on screen at `width`. */
async function smallestWord(plan: Locator, words: RegExp): Promise<number> {
  const page = plan.page();
  const { source, width } = await plan.evaluate((image: HTMLImageElement) => ({
    source: image.currentSrc,
    width: image.getBoundingClientRect().width,
  }));
  const drawing = await (await page.request.get(source)).text();
  const sheet = await page.context().newPage();
  await sheet.setContent(`<body style="margin:0"><div style="width:${width}px">${drawing}</div>`);
  const sizes = await sheet
    .locator('svg text')
    .evaluateAll(
      (all, pattern) =>
        (all as SVGTextElement[])
          .filter((text) => new RegExp(pattern).test(text.textContent ?? ''))
          .map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.d ?? 0)),
      words.source,
    );
  await sheet.close();
  return Math.min(...sizes);
}

test('from home, schedule and price are one tap away, a plan one and its enlargement two, a lead one', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await hydrated(page);
  const home = page.getByRole('main');
  for (const fact of ['지하 4층', '336세대', '182㎡', '2028년 3월 예정']) {
    await expect(home.locator('#s1').getByText(fact, { exact: false }).first()).toBeInViewport();
  }

  await home.getByRole('link', { name: /^분양일정/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '분양일정' })).toBeVisible();
  // A step of the order, or a row of the schedule once there is one.
  await expect(page.getByRole('main').getByText('입주자모집공고').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '분양가격과 납부 일정' })).toBeVisible();

  await page.goto('/');
  await hydrated(page);
  await home.getByRole('link', { name: '84A 타입 평면 자세히 보기' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '84A 평면' })).toBeVisible();
  const plan = page.getByRole('img', { name: '84A 타입 평면도.' });
  await expect(plan).toBeInViewport();
  expect(await smallestWord(plan, /^(?:거실|침실|안방)/)).toBeGreaterThanOrEqual(nameSize);
  await page.getByRole('button', { name: '크게 보기' }).tap();
  const enlarged = page.getByRole('application').locator('img');
  await expect(enlarged).toBeVisible();
  expect(await smallestWord(enlarged, /^(?:거실|침실|안방|현관|주방|욕실)/)).toBeGreaterThanOrEqual(nameSize);

  await page.goto('/');
  await hydrated(page);
  await page.getByRole('complementary', { name: '관심고객 등록과 전화상담' }).getByRole('button').tap();
  const form = interestForm(page);
  const phone = freshPhone();
  await form.fillIn(phone);
  await form.submit.tap();
  const popup = page.getByRole('dialog', { name: '관심고객 등록' });
  await expect(popup.getByRole('status')).toContainText('등록이 완료되었습니다.');
  await expect(popup.getByText('전문상담원이 남겨 주신 번호로 전화드립니다.')).toBeVisible();
  await expect(popup.getByRole('link', { name: '보시던 84A 평면 다시 보기' })).toHaveAttribute(
    'href',
    '/FloorPlan/59A',
  );
  expect(await leadsOf(request, phone)).toHaveLength(1);
});
