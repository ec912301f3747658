import { axeViolations } from '@platform/release/browser/axe';
import type { Page } from '@playwright/test';
import { administrator, expect, hydrated, test } from '../fixtures';
import { freshId, openSignIn, pressPath, removeDraft, schedulePost } from './pressApi';

/** What axe finds in what this module shows. */
const violations = (page: Page) => axeViolations(page, 'main');

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('list, article and every state of the desk are accessible, and fit 320 px', { tag: '@any-back-end' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const draft = { id: freshId(), title: `가까움 ${freshId()}` };
  await schedulePost(draft, new Date('2099-12-01'));
  // What is fading in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${pressPath}/sample-05`);
  await hydrated(page);
  expect(await violations(page)).toEqual([]);
  await page.goto(pressPath);
  await hydrated(page);
  expect(await violations(page)).toEqual([]);
  await openSignIn(page);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('이메일').fill(administrator().email);
  await page.getByLabel('비밀번호').fill(administrator().password);
  await page.getByRole('button', { name: '로그인' }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByText('서식 쓰는 법').click();
  await expect(page.getByRole('listitem').filter({ hasText: draft.title })).toBeVisible();
  await page.getByRole('button', { name: '글 등록' }).click();
  await expect(page.getByText('요약을 입력해 주세요')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '미리보기' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '닫기' }).click();

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sideways(page)).toBe(0);
  await page.goto(`${pressPath}/sample-05`);
  await page.getByRole('button', { name: '수정' }).click();
  await expect(page.getByLabel('제목')).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await page.getByRole('button', { name: '취소' }).click();
  await page.getByRole('button', { name: '이전 버전' }).click();
  await expect(page.getByText('남아 있는 이전 버전이 없습니다.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '삭제' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await removeDraft(draft.id);
});

test('with text twice as large nothing is cut off', { tag: '@any-back-end' }, async ({ page }) => {
  await page.goto(pressPath);
  await hydrated(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const cut = await page
    .locator('table, table :not(.sr-only), form, form :not(.sr-only), main button')
    .evaluateAll((all) =>
      all
        .filter((element) => {
          const isCut = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
          return isCut || element.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  expect(cut).toEqual([]);
});
