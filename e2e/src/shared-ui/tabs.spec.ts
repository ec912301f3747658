import { expect, openGallery, test } from './gallery';

test('are one tab stop, walked with the arrow keys, with the panel behind them', async ({ page }) => {
  await openGallery(page);
  const list = page.getByRole('tablist', { name: '안내 영상' }).first();
  const tab = (name: string) => list.getByRole('tab', { name });
  await tab('입지환경').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('84A')).toBeFocused();
  await expect(tab('84A')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('84A 안내가 여기에 보입니다.').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(tab('115')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('입지환경')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(tab('입지환경')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: '입지환경' }).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab('입지환경')).toBeFocused();
});

test('any can be chosen from any other by pressing it', async ({ page, width }) => {
  await openGallery(page);
  const tab = (name: string) => page.getByRole('tablist', { name: '평면 타입' }).getByRole('tab', { name });
  for (const name of ['182', '84B', '142A']) {
    await (width === 'mobile' ? tab(name).tap() : tab(name).click());
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { selected: true, name })).toHaveCount(1);
  }
});
