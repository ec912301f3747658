import { expect, expectComplaints, hydrated, test } from '../sharedPage';

test('an unknown address answers 404, with the heading, inside the site', async ({ page, problems }) => {
  const answer = await page.goto('/Brand/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
  await expect(page).toHaveTitle('Not Found | 둔산 리버뷰');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '홈으로' }).click();
  await expect(page).toHaveURL('/');
  expectComplaints(problems);
});

test('so does one that is reached without a reload', async ({ page }) => {
  await page.goto('/Brand/intro');
  await hydrated(page);
  await page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
  await expect(page).toHaveTitle('Not Found | 둔산 리버뷰');
});
