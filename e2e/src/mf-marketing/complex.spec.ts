import { siteFacts } from '@riverview/site/siteFacts';
import { expect, hydrated, test } from '../sharedPage';

test('the site layout shows the plan and says that it may differ', async ({ page, width }) => {
  await page.goto('/ComplexGuide/intro');
  await hydrated(page);
  await expect(page.getByRole('img', { name: /단지배치도/ }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('실제와 다를 수 있습니다').filter({ visible: true }).first()).toBeVisible();
  if (width === 'desktop') await expect(page.getByRole('main').locator('details').first()).toBeHidden();
});

test('on a phone the complex opens in three sections, each with its picture', { tag: '@mobile' }, async ({ page }) => {
  // The accordion belongs to narrow screens.
  await page.goto('/ComplexGuide/intro');
  await hydrated(page);
  const items = page.getByRole('main').locator('details');
  await expect(items.locator('summary')).toHaveText(['단지배치도', '특별한 설계', '커뮤니티']);
  for (const index of [1, 2, 0]) {
    await items.nth(index).locator('summary').tap();
    await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
    await expect(items.nth(index).getByRole('img').first()).toBeVisible();
  }
});

test('the unit-position layout tells floors and buildings and invents no counts', { tag: '@facts' }, async ({
  page,
}) => {
  await page.goto('/ComplexGuide/detailintro');
  await hydrated(page);
  const table = page.getByRole('table', { name: '동·호수 배치 안내' });
  await expect(table).toContainText(`${siteFacts.buildings}개 동`);
  await expect(table).toContainText(`지상 ${siteFacts.floors}층`);
  await expect(table.getByRole('row', { name: '호수별 타입' })).toContainText(
    siteFacts.arrangement.types ?? '추후 공개',
  );
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
});

test('the community has six rooms, each with its picture', async ({ page }) => {
  await page.goto('/ComplexGuide/community');
  await hydrated(page);
  const rooms = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(rooms.getByRole('heading', { level: 3 })).toHaveText([
    '피트니스센터',
    '실내 골프연습장',
    '독서실',
    '어린이집',
    '카페',
    '게스트하우스',
  ]);
  for (let index = 0; index < 6; index += 1) {
    await rooms.nth(index).scrollIntoViewIfNeeded();
    await expect(rooms.nth(index).getByRole('img').last()).toBeVisible();
    await expect(rooms.nth(index)).toContainText('CG 이미지');
  }
});
