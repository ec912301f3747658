import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';

const start = (page: Page) => page.getByRole('button', { name: '84A 둘러보기' });
const stage = (page: Page) => page.getByRole('application', { name: /84A 타입 거실 360° VR/ });

async function walk(page: Page, address = '/FloorPlan/Emodel') {
  await page.goto(address);
  await hydrated(page);
  await start(page).click();
  await expect(stage(page)).toHaveAttribute('data-shown', 'true');
}

/** The view as a shared link would carry it. */
async function view(page: Page): Promise<readonly number[]> {
  const mark = await page.locator('[role="application"] ~ * svg g').getAttribute('transform');
  const heading = Number(/rotate\(([\d.-]+)\)/.exec(mark ?? '')?.[1]);
  return [Math.round(heading)];
}

test('84A is selected first, the hint stands beside the tabs and the whole stage is the button', async ({ page }) => {
  await page.goto('/FloorPlan/Emodel');
  await hydrated(page);
  await expect(page.getByRole('tab')).toHaveText(['84A', '115']);
  await expect(page.getByRole('tab', { name: '84A' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('화면의 아무 곳이나 누르면 VR을 볼 수 있습니다')).toBeVisible();
  const button = await start(page).boundingBox();
  const box = await start(page).locator('..').boundingBox();
  expect(button).toEqual(box);
});

test('its menu shows the first five entries', async ({ page }) => {
  await page.goto('/FloorPlan/Emodel');
  await expect(page.getByRole('navigation', { name: 'E-모델하우스 하위 메뉴' }).getByRole('link')).toHaveText([
    '84A',
    '84B',
    '115',
    '142A',
    '142B',
  ]);
});

test('nothing of the viewer or a panorama is loaded before it is started', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/FloorPlan/Emodel');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const before = new Set(asked);
  await start(page).click();
  await expect(stage(page)).toHaveAttribute('data-shown', 'true');
  const later = asked.filter((path) => !before.has(path));
  expect(later.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  expect(later.filter((path) => /\.(avif|webp)$/.test(path)).length).toBeGreaterThan(0);
});

test('arrow keys turn, plus and minus zoom, 0 looks ahead', async ({ page }) => {
  await walk(page);
  await expect(stage(page)).toBeFocused();
  const [ahead = 0] = await view(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => view(page)).toEqual([ahead + 15]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => view(page)).toEqual([ahead - 15]);
  await page.keyboard.press('0');
  await expect.poll(() => view(page)).toEqual([ahead]);
});

test('dragging looks around', async ({ page, width }) => {
  test.skip(width === 'mobile', 'A mouse is a matter of desks.');
  await walk(page);
  await stage(page).scrollIntoViewIfNeeded();
  const [before = 0] = await view(page);
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('The stage is not on screen.');
  await page.mouse.move(box.x + 600, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 200, { steps: 10 });
  await page.mouse.up();
  await expect.poll(async () => (await view(page))[0]).toBeGreaterThan(before + 15);
});

test('buttons turn and zoom', async ({ page }) => {
  await walk(page);
  const [ahead = 0] = await view(page);
  await page.getByRole('button', { name: '오른쪽 보기' }).click();
  await expect.poll(() => view(page)).toEqual([ahead + 15]);
  await expect(page.getByRole('button', { name: '확대' })).toBeVisible();
  await expect(page.getByRole('button', { name: '축소' })).toBeVisible();
});

test('a viewpoint can be shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await walk(page, '/FloorPlan/Emodel?view=living_275_10_60');
  await expect.poll(() => view(page)).toEqual([275]);
  await page.getByRole('button', { name: '링크 복사' }).click();
  await expect(page.getByText('링크를 복사했습니다')).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).search).toBe('?view=living_275_10_60');
});

test('the picture is really drawn and changes with the view', async ({ page }) => {
  await walk(page);
  await stage(page).scrollIntoViewIfNeeded();
  const picture = async () => (await stage(page).screenshot()).toString('base64');
  const before = await picture();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(picture).not.toBe(before);
});

test('full screen fills the screen and can be left', async ({ page }) => {
  await walk(page);
  await page.getByRole('button', { name: '전체 화면', exact: true }).click();
  await expect
    .poll(async () => {
      const box = await stage(page).boundingBox();
      return [box?.width, box?.height];
    })
    .toEqual([page.viewportSize()?.width, page.viewportSize()?.height]);
  await page.getByRole('button', { name: '전체 화면 끝내기' }).click();
  await expect
    .poll(async () => (await stage(page).boundingBox())?.height)
    .toBeLessThan(page.viewportSize()?.height ?? 0);
});

test('where no element may fill the screen, the walk fills the page, above the header', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined });
  });
  await walk(page);
  await page.getByRole('button', { name: '전체 화면', exact: true }).click();
  await expect.poll(() => stage(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  const onTop = await page.evaluate(() =>
    [20, window.innerHeight - 20].map(
      (y) => document.elementFromPoint(window.innerWidth / 2, y)?.closest('main') !== null,
    ),
  );
  expect(onTop).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '전체 화면', exact: true })).toBeVisible();
});

test('a machine without WebGL sees still pictures and why', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/FloorPlan/Emodel');
  await hydrated(page);
  await start(page).click();
  await expect(page.getByText('이 기기에서는 360° VR을 그릴 수 없어 사진으로 보여 드립니다.')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('img', { name: '거실' })).toBeVisible();
  await page.getByRole('button', { name: '다음 사진' }).click();
  await expect(page.getByRole('tabpanel').getByRole('img', { name: '거실' })).toBeHidden();
});

test('losing WebGL shows still pictures, and a retry walks again', async ({ page, problems }) => {
  await walk(page);
  await page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    canvas?.getContext('webgl')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(page.getByText('그래픽 연결이 끊겨 사진으로 보여 드립니다.')).toBeVisible();
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(stage(page)).toHaveAttribute('data-shown', 'true');
  problems.splice(0, problems.length, ...problems.filter((problem) => !/CONTEXT_LOST/i.test(problem)));
});

test('a panorama that cannot be had shows still pictures', async ({ page, problems }) => {
  await page.goto('/FloorPlan/Emodel');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route(/_assets\/.*\.(avif|webp)/, (route) => route.abort());
  await start(page).click();
  await expect(page.getByText('360° 사진을 불러오지 못해 일반 사진으로 보여 드립니다.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(stage(page)).toHaveAttribute('data-shown', 'true');
  problems.length = 0;
});

test('a viewer that cannot be loaded says so', async ({ page, problems }) => {
  await page.goto('/FloorPlan/Emodel');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route(/_modules\/mf-floorplan\/.*\.js/, (route) => route.abort());
  await start(page).click();
  await expect(page.getByText(/VR을 불러오지 못해 사진으로 보여 드립니다/)).toBeVisible();
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  problems.length = 0;
});

test('fifty visits leave no graphics context behind', async ({ page, width }) => {
  test.skip(width === 'mobile', 'Once is enough.');
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    const contexts: WebGLRenderingContext[] = [];
    Object.assign(window, { contexts });
    const original = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      const context = original.apply(this, args);
      if (args[0] === 'webgl') contexts.push(context as WebGLRenderingContext);
      return context;
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  await page.goto('/FloorPlan/Emodel');
  await hydrated(page);
  // Walked inside the page: a hundred round trips to the browser would measure the machine, not the module.
  const left = await page.evaluate(async () => {
    const found = async <T extends Element>(find: () => T | null | undefined): Promise<T> => {
      for (;;) {
        const element = find();
        if (element) return element;
        await new Promise(requestAnimationFrame);
      }
    };
    const link = (path: string) =>
      found(() => document.querySelector<HTMLAnchorElement>(`main a[href="${path}"], nav a[href="${path}"]`));
    for (let visit = 1; visit <= 50; visit++) {
      const button = await found(() =>
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('84A 둘러보기')),
      );
      button.click();
      await found(() => document.querySelector('canvas'));
      (await link('/FloorPlan/59A')).click();
      await found(() => (document.querySelector('canvas') ? null : document.body));
      (await link('/FloorPlan/Emodel')).click();
    }
    const { contexts } = window as unknown as { contexts: WebGLRenderingContext[] };
    return { made: contexts.length, live: contexts.filter((context) => !context.isContextLost()).length };
  });
  expect(left).toEqual({ made: 50, live: 0 });
});

test('an external tour replaces ours, in a frame that is not asked for before', async ({ page, baseURL }) => {
  const tour = `${baseURL}/robots.txt`;
  await page.route('**/FloorPlan/59A', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/("tours":\{[^}]*"84A":)null/, `$1"${tour}"`);
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/FloorPlan/59A');
  await hydrated(page);
  await page
    .getByRole('navigation', { name: /하위 메뉴/ })
    .getByRole('link', { name: 'E-모델하우스' })
    .click();
  await expect(start(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await start(page).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', tour);
  await expect(page.locator('iframe')).toHaveAttribute(
    'allow',
    'fullscreen; gyroscope; accelerometer; xr-spatial-tracking',
  );
  await expect(page.getByRole('link', { name: '새 창에서 VR 열기' })).toHaveAttribute('href', tour);
});
