import axe from 'axe-core';
import { expect, hydrated, test } from '../fixtures';

const paths = [
  '/FloorPlan/59A',
  '/FloorPlan/114B',
  '/FloorPlan/Emodel',
  '/FloorPlan/videos',
  '/Interior/59A',
  '/Interior/84A',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan, its rooms, its model and its file are there', async ({ page }) => {
    await page.goto('/FloorPlan/59A');
    await expect(page.getByRole('img', { name: '84A 타입 평면도.' })).toBeVisible();
    await expect(page.getByRole('img', { name: '84A 타입을 위에서 내려다본 입체 이미지' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '공간 구성' })).toBeVisible();
    await expect(page.getByText('드레스룸', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '평면도 파일 열기' })).toHaveAttribute('href', /\.svg$/);
    await expect(page.getByRole('button', { name: '크게 보기' })).toBeHidden();
  });

  test('the rooms of the model house are there in still pictures', async ({ page }) => {
    await page.goto('/FloorPlan/Emodel');
    await expect(page.getByRole('heading', { name: '사진으로 둘러보기' })).toBeVisible();
    await expect(page.getByRole('img', { name: '84A 타입 거실' })).toBeVisible();
  });

  test('the interiors are there with captions', async ({ page }) => {
    await page.goto('/Interior/59A');
    await expect(page.getByRole('img', { name: '84A 타입 거실 연출 이미지' })).toBeVisible();
  });
});

for (const path of paths) {
  test(`${path} passes axe`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run('main', {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    });
    expect(found).toEqual([]);
  });
}

test('at 320 px nothing is wider than the screen', async ({ page, width }) => {
  test.skip(width === 'desktop', 'A matter of narrow screens.');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
