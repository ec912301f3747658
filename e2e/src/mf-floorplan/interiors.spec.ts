import { expect, hydrated, test } from '../sharedPage';

const pages = [
  ['59A', '84A'],
  ['84A', '115'],
  ['84B', '142A'],
] as const;

test.describe('as they stand in the document', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('each shows the rooms of its type with captions and the disclaimer', async ({ page }) => {
    for (const [key, label] of pages) {
      await test.step(`/Interior/${key}`, async () => {
        await page.goto(`/Interior/${key}`);
        await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(`${label} 타입의 공간`);
        const pictures = page.getByRole('list', { name: `${label} 타입 인테리어 이미지` }).getByRole('figure');
        expect(await pictures.count()).toBeGreaterThanOrEqual(3);
        for (const picture of await pictures.all()) await expect(picture.locator('figcaption')).toContainText('이미지');
        await expect(
          page.getByText(/컴퓨터그래픽\(CG\).*실제와 다를 수 있습니다\. 전시품과 유상옵션이 포함되어/),
        ).toBeVisible();
        await expect(page.getByText(/기본 제공과 유상옵션/)).toBeVisible();
      });
    }
  });
});

test('a picture opens over the whole screen; arrows and keys lead on and stop at the ends', async ({ page }) => {
  await page.goto('/Interior/59A');
  await hydrated(page);
  await page
    .getByRole('button', { name: /크게 보기/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  const count = await page.getByRole('figure').count();
  await expect(dialog.getByRole('button', { name: '이전 사진' })).toBeDisabled();
  await dialog.getByRole('button', { name: '다음 사진' }).click();
  await expect(dialog).toContainText(`2 / ${count}`);
  for (let press = 2; press < count; press++) await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText(`${count} / ${count}`);
  await expect(dialog.getByRole('button', { name: '다음 사진' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /크게 보기/ }).first()).toBeFocused();
});
