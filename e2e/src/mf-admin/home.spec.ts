import { expect, hydrated, ownAdministrator, test } from '../fixtures';

test.skip(({ isMobile }) => isMobile, 'the tiles are the same at every width');

test('one sign-in opens the home and the desk’s other pages; each role sees its own', async ({ page }) => {
  const { email, password } = ownAdministrator('sales');
  await page.goto('/Admin');
  await hydrated(page);
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호').fill(password);
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('region', { name: '접수' })).toContainText('새 접수');
  await expect(page.getByRole('region', { name: '방문', exact: true })).toContainText('지난 24시간의 방문');
  await expect(page.getByRole('link', { name: '보도자료 쓰기' })).toHaveCount(0);

  await page.getByRole('link', { name: '접수 내역' }).last().click();
  await expect(page.getByRole('heading', { name: '접수 내역', level: 2 })).toBeVisible();
  await expect(page.getByLabel('비밀번호')).toHaveCount(0);
});
