import { siteFacts } from '@riverview/site/siteFacts';
import { expect, hydrated, test } from '../sharedPage';
import { ownersPhone } from '../site/phone';

test('the footer leads to the privacy policy, which says what the consent says', { tag: '@facts' }, async ({
  page,
}) => {
  await page.goto('/dunsan-riverview/customer');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' }).click();
  await expect(page).toHaveURL('/Privacy');
  await expect(page.getByRole('heading', { level: 1, name: '개인정보처리방침' })).toBeVisible();
  const row = (label: string) => page.getByRole('row', { name: new RegExp(`^${label}`) });
  await expect(row('보관 기간')).toContainText('동의일부터 1년');
  await expect(row('연락처')).toContainText(ownersPhone);
  await expect(row('개인정보처리자')).toContainText(siteFacts.privacy.controller?.name ?? '추후 공개');
});

test('the contents lead to each article', async ({ page }) => {
  await page.goto('/Privacy');
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: '목차' });
  const titles = await contents.getByRole('link').allTextContents();
  expect(titles).toHaveLength(9);
  await contents.getByRole('link', { name: '요청하실 수 있는 것' }).click();
  await expect(page.getByRole('heading', { level: 3, name: '요청하실 수 있는 것' })).toBeInViewport();
});
