import { siteFacts } from '@riverview/site/siteFacts';
import { expect, hydrated, test } from '../sharedPage';
import { ownersPhone, phoneLink } from '../site/phone';

test('says who builds, what the pictures promise and how to call; drops up FAMILY SITE; is not covered by the floating bar; links on', {
  tag: '@facts',
}, async ({ page, width }) => {
  await page.goto('/BusinessGuide/intro');
  await hydrated(page);
  await test.step('says who builds, what the pictures promise, and how to call', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('둔산 리버뷰');
    await expect(footer).toContainText(
      '컴퓨터그래픽(CG)으로 제작한 이미지로 소비자의 이해를 돕기 위한 것이며 실제와 다를 수 있습니다. 조망은 동·층·호수에 따라 다르며, 주변 개발계획은 인허가 과정과 정부 정책에 따라 변경되거나 연기, 취소될 수 있습니다.',
    );
    await expect(footer).toContainText(siteFacts.builder);
    await expect(footer).toContainText(siteFacts.trustee);
    await expect(footer).toContainText(`© ${new Date().getFullYear()} 둔산 리버뷰`);
    await expect(footer.getByRole('link', { name: ownersPhone })).toHaveAttribute('href', phoneLink);
    const channel = footer.getByRole('link', { name: /^카카오톡 상담/ });
    await expect(channel).toHaveCount(siteFacts.kakaoChannel ? 1 : 0);
    if (siteFacts.kakaoChannel) await expect(channel).toHaveAttribute('href', siteFacts.kakaoChannel);
  });

  await test.step('FAMILY SITE drops up one external link, and Escape closes it', async () => {
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: siteFacts.familySite.label });
    await expect(link).toBeHidden();
    await footer.getByText('FAMILY SITE').click();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', siteFacts.familySite.url);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(footer.getByText('FAMILY SITE')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await footer.getByText(/^© \d{4}/).click();
    await expect(link).toBeHidden();
  });

  await test.step('the floating bar stays in reach on phones only and covers nothing at the end', async () => {
    const bar = page.getByRole('complementary', { name: '관심고객 등록과 전화상담' });
    if (width === 'desktop') return expect(bar).toBeHidden();
    await expect(bar.getByRole('button', { name: '관심고객 등록' })).toBeInViewport();
    await expect(bar.getByRole('link', { name: '전화상담' })).toHaveAttribute('href', phoneLink);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [copyright, edge] = await Promise.all([page.getByText(/^© \d{4}/).boundingBox(), bar.boundingBox()]);
    expect((copyright?.y ?? 0) + (copyright?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  });

  await test.step('links what is to be known before applying, press and privacy policy', async () => {
    const list = (name: string) => page.getByRole('contentinfo').getByRole('navigation', { name }).getByRole('link');
    await expect(list('분양안내')).toHaveText([
      '분양일정',
      '청약방법',
      '가점·자격',
      '청약안내문',
      '입주자모집공고',
      '인지세',
      '취득세',
    ]);
    await expect(list('바로가기')).toHaveText(['보도자료', '개인정보처리방침', '웹 접근성', 'English', '中文']);
    await list('바로가기').nth(1).click();
    await expect(page).toHaveURL(/\/Privacy$/);
  });
});

test('is half a screen high on the home page', { tag: '@desktop' }, async ({ page }) => {
  // The pager is for wide screens.
  await page.goto('/');
  const height = await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().height);
  expect(height).toBeCloseTo(450, 0);
});
