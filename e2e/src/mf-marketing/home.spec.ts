import { siteFacts } from '@riverview/site/siteFacts';
import { expect, hydrated, test } from '../sharedPage';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
});

test('names the project, its facts, the six location points and four premium cards, places the form, opens the popup, and its teaser leads to each type', async ({
  page,
  width,
}) => {
  await test.step('has one hidden h1 that names the project', async () => {
    if (width === 'mobile') return;
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading).toContainText(siteFacts.projectName);
    await expect(heading).toContainText(`${siteFacts.households}세대`);
    expect((await heading.boundingBox())?.width).toBeLessThanOrEqual(1);
  });

  await test.step('shows the facts of the hero as the facts file has them', async () => {
    if (width === 'mobile') return;
    const facts = page.locator('#s1 dl');
    await expect(facts).toContainText(`지하 ${siteFacts.basementFloors}층 – 지상 ${siteFacts.floors}층`);
    await expect(facts).toContainText(`${siteFacts.buildings}개 동, ${siteFacts.households}세대`);
    await expect(facts).toContainText('84 · 115 · 142 · 182㎡');
    await expect(facts).toContainText('2028년 3월 예정');
    await expect(facts).toBeVisible();
  });

  await test.step('names the six location points and leads on to the location and the brand', async () => {
    if (width === 'mobile') return;
    await expect(page.locator('#s2').getByRole('heading', { level: 3 })).toHaveText([
      '강변',
      '생활권',
      '교통',
      '교육',
      '공원·문화',
      '행정·업무',
    ]);
    await expect(page.locator('#s2').getByRole('link')).toHaveAttribute('href', '/LocationEnvironment/intro');
    await expect(page.locator('#s3').getByRole('link')).toHaveAttribute('href', '/Brand/intro');
  });

  await test.step('has four premium cards with their links', async () => {
    const cards = page.locator('#s5 article, #s6 article');
    await expect(cards).toHaveCount(4);
    const paths = [
      '/BusinessGuide/intro',
      '/LocationEnvironment/intro',
      '/LocationEnvironment/intro',
      '/LocationEnvironment/primium',
    ];
    for (const [index, path] of paths.entries()) {
      const card = cards.nth(index);
      await expect(card).toContainText(`PREMIUM 0${index + 1}`);
      await expect(card.locator('a')).toHaveAttribute('href', path);
      if (width === 'desktop') await expect(card.locator('a')).toBeVisible();
    }
  });

  await test.step('places the reservation form with the phone beside it', async () => {
    const visit = page.locator('#s8');
    await expect(visit.getByLabel('이름')).toBeVisible();
    await expect(visit.locator('form')).toHaveCount(1);
    const tel = `tel:${siteFacts.phone.replaceAll('-', '')}`;
    await expect(visit.getByRole('link', { name: siteFacts.phone })).toHaveAttribute('href', tel);
    await expect(visit).toContainText(siteFacts.hours);
  });

  await test.step('opens the interest popup from the hero, and browser back closes it without leaving', async () => {
    await page.locator('#s1').getByRole('button', { name: '관심고객 등록' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('the unit teaser leads from each label to the page of that type, from 115 to /FloorPlan/84A', async () => {
    const teaser = page.locator('#s7');
    for (const [label, path] of [
      ['84A', '/FloorPlan/59A'],
      ['84B', '/FloorPlan/59B'],
      ['115', '/FloorPlan/84A'],
      ['142A', '/FloorPlan/84B'],
      ['142B', '/FloorPlan/114A'],
      ['182', '/FloorPlan/114B'],
    ] as const) {
      await teaser.getByRole('tab', { name: label }).click();
      await expect(teaser.getByRole('tabpanel').getByRole('link')).toHaveAttribute('href', path);
    }
    await teaser.getByRole('tab', { name: '115' }).click();
    await teaser.getByRole('tabpanel').getByRole('link').click();
    await expect(page).toHaveURL(/\/FloorPlan\/84A$/);
    await expect(page.getByRole('heading', { name: '115' }).first()).toBeVisible();
  });
});

test('is a stack without dots at 900 px and a pager above, and leads to the film from the hero', {
  tag: '@desktop',
}, async ({ page }) => {
  await test.step('is a stack without dots at 900 px and a pager above', async () => {
    // Sets its own width.
    const dots = page.getByRole('navigation', { name: '화면 이동' });
    await page.setViewportSize({ width: 900, height: 900 });
    await expect(dots).toBeHidden();
    await page.mouse.move(400, 450);
    await page.mouse.wheel(0, 130);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(130);
    await page.setViewportSize({ width: 901, height: 900 });
    await expect(dots).toBeVisible();
  });

  await test.step('leads to the film from the hero', async () => {
    await page.locator('#s1').getByRole('link', { name: '홍보영상' }).click();
    await expect(page).toHaveURL(/\/Brand\/video$/);
    await expect(page.getByRole('heading', { level: 1, name: '홍보영상' })).toBeVisible();
  });
});

// A phone has the map in a card.
test('shows where north is on its map, on flat screens too', { tag: '@desktop' }, async ({ page, request }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  // A resized window keeps its section: the page that is open is to hear of its size before it is sent to another one.
  await page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard))));
  await page.goto('/#s2');
  const map = page.locator('#s2').getByRole('img');
  const drawing = await (await request.get((await map.getAttribute('src')) ?? '')).text();
  // The letter stands above the needle, in a drawing 900 high.
  const letter = Number(/id="north" transform="translate\(\d+ (\d+)\)"/.exec(drawing)?.[1]) - 44;
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => {
      const box = await map.boundingBox();
      return (box?.y ?? 0) + ((box?.height ?? 0) * letter) / 900;
    })
    .toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  await expect(page.locator('#s2').getByRole('heading', { level: 3 }).first()).toBeInViewport();
});

test('on a phone a tap on a premium card shows and hides its text', { tag: '@mobile' }, async ({ page }) => {
  // On a wide screen the text always stands.
  const cards = page.locator('#s5 article, #s6 article');
  await expect(cards.nth(0).locator('a')).toBeVisible();
  for (const index of [1, 2, 3]) await expect(cards.nth(index).locator('a')).toBeHidden();

  const third = cards.nth(2);
  const toggle = third.getByRole('button');
  await third.scrollIntoViewIfNeeded();
  const box = await third.boundingBox();
  if (!box) throw new Error('The third card has no box.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(third.locator('a')).toBeVisible();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(third.locator('a')).toBeHidden();

  await toggle.focus();
  await page.keyboard.press('Enter');
  await third.locator('a').tap();
  await expect(page).toHaveURL(/\/LocationEnvironment\/intro$/);
});

test('keeps everything readable at 320 px', { tag: '@mobile' }, async ({ page }) => {
  // Sets its own width.
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
