import { expect, test } from '../sharedPage';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan, its rooms, its model and its file are there', async ({ page }) => {
    await page.goto('/FloorPlan/59A');
    await expect(page.getByRole('img', { name: '84A 타입 평면도.' })).toBeVisible();
    await expect(page.getByRole('img', { name: '84A 타입을 위에서 내려다본 입체 이미지' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '공간 구성과 면적' })).toBeVisible();
    await expect(page.getByText('드레스룸', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '평면도 파일 열기' })).toHaveAttribute('href', /\.svg$/);
    await expect(page.getByRole('button', { name: '크게 보기' })).toBeHidden();
  });

  test('the rooms of the model house are there in still pictures', async ({ page }) => {
    await page.goto('/FloorPlan/Emodel');
    await expect(page.getByRole('heading', { name: '이미지로 둘러보기' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^84A 타입, .*거실$/ })).toBeVisible();
  });

  test('the interiors are there with captions', async ({ page }) => {
    await page.goto('/Interior/59A');
    await expect(page.getByRole('img', { name: /^84A 타입, .*거실$/ })).toBeVisible();
  });
});
