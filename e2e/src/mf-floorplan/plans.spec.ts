import type { Page } from '@playwright/test';
import { siteFacts } from '@riverview/site/siteFacts';
import { expect, hydrated, test } from '../sharedPage';

const plans = [
  ['59A', '84A', 84],
  ['59B', '84B', 84],
  ['84A', '115', 115],
  ['84B', '142A', 142],
  ['114A', '142B', 142],
  ['114B', '182', 182],
] as const;

/** Everything that the page of a type says of it. */
async function saysOf(page: Page, label: (typeof plans)[number][1], area: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${label} 평면`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(`${label} 타입 평면`);
  await expect(page.getByText('강의 풍경과 생활권의 편리함을 함께 누리는 삶')).toBeVisible();
  await expect(page.getByText(`${area}㎡`, { exact: true }).first()).toBeVisible();
  const { supplyArea, households } = siteFacts.units[label];
  for (const [name, value] of [
    ['공급면적', supplyArea === null ? '추후 공개' : `${supplyArea}㎡`],
    ['세대수', households === null ? '추후 공개' : `${households}세대`],
  ] as const) {
    await expect(page.locator('dt').filter({ hasText: name }).first().locator('+ dd')).toHaveText(value);
  }
  await expect(page.getByRole('img', { name: `${label} 타입 평면도.` })).toBeVisible();
  await expect(
    page.getByText(/컴퓨터그래픽\(CG\).*실제와 다를 수 있습니다\. 전시품과 유상옵션이 포함되어/),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/59|114|119/);
}

test('types are walked through by next and previous without a reload, and each page shows its own', {
  tag: '@facts',
}, async ({ page, width }) => {
  await page.goto('/FloorPlan/59A');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const others = page.getByRole('navigation', { name: '다른 타입' });
  const submenu = page.getByRole('navigation', { name: '세대안내 하위 메뉴' });
  for (const [index, [key, label, area]] of plans.entries()) {
    await test.step(`/FloorPlan/${key} shows the plan of ${label}`, async () => {
      if (index > 0) await others.getByRole('link', { name: '다음 타입' }).click();
      await expect(page).toHaveURL(new RegExp(`/FloorPlan/${key}$`));
      if (width === 'mobile')
        return expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(`${label} 타입 평면`);
      await saysOf(page, label, area);
      await expect(submenu.getByRole('link')).toHaveText(['84A', '84B', '115', '142A', '142B', '182', 'E-모델하우스']);
      await expect(submenu.locator('[aria-current="page"]')).toHaveText(label);
    });
  }
  await expect(others.getByRole('link')).toHaveCount(1);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a plan that is still on its way fades in over 500 ms', { tag: '@desktop' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto('/FloorPlan/59A');
  await hydrated(page);
  await page.route(/\.svg$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: '다른 타입' }).getByRole('link').click();
  const plan = page.getByRole('img', { name: '84B 타입 평면도.' });
  await expect(plan).toHaveCSS('opacity', '0');
  release();
  await expect(plan).toHaveCSS('opacity', '1');
  await expect(plan).toHaveCSS('transition-duration', '0.5s');
});

test('narrow screens get the reduced labels, wide ones every label', async ({ page, width }) => {
  await page.goto('/FloorPlan/59A');
  const plan = page.getByRole('img', { name: '84A 타입 평면도.' });
  const shown = await plan.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return (await fetch(image.currentSrc)).text();
  });
  expect(shown.includes('팬트리</text>')).toBe(width === 'desktop');
});

test('the model from above is one tab away, and its address can be shared', async ({ page }) => {
  await page.goto('/FloorPlan/59A');
  await hydrated(page);
  await page.getByRole('tab', { name: '입체 이미지' }).click();
  await expect(page.getByRole('img', { name: '84A 타입을 위에서 내려다본 입체 이미지' })).toBeVisible();
  await expect(page.getByRole('img', { name: '84A 타입 평면도.' })).toBeHidden();
  await expect(page).toHaveURL(/\?view=model$/);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('tab', { name: '입체 이미지' })).toHaveAttribute('aria-selected', 'true');
});

test('two types stand beside each other at one scale', async ({ page, width }) => {
  await page.goto('/FloorPlan/59A');
  await hydrated(page);
  await page.locator('label').filter({ hasText: /^182$/ }).click();
  await expect(page.getByRole('radio', { name: '182' })).toBeChecked();
  await expect(page).toHaveURL(/\?compare=182$/);
  const widthOf = async (label: string) =>
    (
      await page
        .getByRole('img', { name: `${label} 타입 평면도.` })
        .last()
        .boundingBox()
    )?.width ?? 0;
  await expect.poll(() => widthOf('182')).toBeGreaterThan(100);
  // The drawings are 17.6 m and 24.6 m wide; only the padding around them keeps the ratio from being exact.
  expect((await widthOf('84A')) / (await widthOf('182'))).toBeLessThan(0.85);
  if (width === 'desktop') {
    const tops = await page
      .getByRole('img', { name: /타입 평면도\./ })
      .evaluateAll((images) => images.slice(-2).map((image) => image.closest('figure')?.getBoundingClientRect().top));
    expect(tops[0]).toBe(tops[1]);
  }
});

test('a plan is printed to scale from a sheet of its own', { tag: '@desktop' }, async ({ page }) => {
  // Phones have no print button.
  await page.goto('/FloorPlan/59A');
  await hydrated(page);
  const printed = await page.evaluate(async () => {
    const made = new Promise<HTMLIFrameElement>((resolve) => {
      new MutationObserver((records) => {
        const frame = records.flatMap(({ addedNodes }) => [...addedNodes]).find((node) => node.nodeName === 'IFRAME');
        if (!frame) return;
        const { contentWindow } = frame as HTMLIFrameElement;
        if (contentWindow) contentWindow.print = () => resolve(frame as HTMLIFrameElement);
      }).observe(document.body, { childList: true });
    });
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('A4'))?.click();
    const paper = (await made).contentDocument;
    const image = paper?.querySelector('img');
    return {
      width: image?.style.width,
      text: paper?.body.textContent,
      page: paper?.adoptedStyleSheets[0]?.cssRules[0]?.cssText,
    };
  });
  const scale = Number(/1:(\d+)/.exec(printed.text ?? '')?.[1]);
  expect(Number.parseFloat(printed.width ?? '')).toBeCloseTo(17_600 / scale, 1);
  expect(printed.text).toContain('84A 타입 평면도 · 전용면적 84㎡');
  expect(printed.page).toMatch(/A4 landscape/i);
});
