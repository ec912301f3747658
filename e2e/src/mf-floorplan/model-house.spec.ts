import type { Page } from '@playwright/test';
import { siteFacts } from '@riverview/site/siteFacts';
import { expect, expectComplaints, hydrated, test } from '../fixtures';
import { skipHosted } from '../site/hosted';
import { withFacts } from '../site/withFacts';

/** What begins a tour of ours. */
const start = (page: Page) => {
  skipHosted(siteFacts.tours['84A']);
  return page.getByRole('button', { name: '84A 둘러보기' });
};
const frame = (page: Page) => page.frameLocator('iframe');
const stage = (page: Page) => frame(page).getByRole('application', { name: /84A 타입 거실 360° VR/ });
const stills = (page: Page) => page.getByRole('tabpanel').getByRole('img', { name: '거실' });

async function walk(page: Page, address = '/FloorPlan/Emodel') {
  await page.goto(address);
  await hydrated(page);
  await enter(page);
}

/** Starts the tour of the page as it stands. */
async function enter(page: Page) {
  await start(page).click();
  await expect(stage(page)).toHaveAttribute('data-shown', 'true');
  // Clear of the bar at the lower edge of a phone's screen.
  await page.locator('iframe').evaluate((tour) => tour.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** The bearing one looks in, as the map shows it. */
async function bearing(page: Page): Promise<number> {
  const mark = await frame(page)
    .getByRole('img', { name: '평면도에서 보는 위치' })
    .locator('g')
    .getAttribute('transform');
  return Math.round(Number(/rotate\(([\d.-]+)\)/.exec(mark ?? '')?.[1]));
}

/** Runs before any script of the tour's page, and of no other. */
async function insideTour(page: Page, script: () => void) {
  await page.addInitScript(`if (window.parent !== window) (${script})()`);
}

test('it says what it is, loads nothing of the viewer before it is started, and is looked around in by keys, buttons and hand', async ({
  page,
  width,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/FloorPlan/Emodel');
  await hydrated(page);

  await test.step('84A is selected first, the hint stands beside the tabs and the whole stage is the button', async () => {
    await expect(page.getByRole('tab')).toHaveText(['84A', '115']);
    await expect(page.getByRole('tab', { name: '84A' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('화면의 아무 곳이나 누르면 VR을 볼 수 있습니다')).toBeVisible();
    expect(await start(page).boundingBox()).toEqual(await start(page).locator('..').boundingBox());
    await expect(page.getByRole('navigation', { name: '세대안내 하위 메뉴' }).getByRole('link')).toHaveText([
      '84A',
      '84B',
      '115',
      '142A',
      '142B',
    ]);
  });

  await test.step('nothing of the viewer or a panorama is loaded before it is started', async () => {
    await page.waitForLoadState('networkidle');
    const before = new Set(asked);
    await enter(page);
    const later = asked.filter((path) => !before.has(path));
    expect(later.filter((path) => /\/tour$|\/tour\.\w+\.js$/.test(path))).toHaveLength(2);
    expect(later.filter((path) => /\.(avif|webp)$/.test(path)).length).toBeGreaterThan(0);
  });

  const ahead = await bearing(page);

  await test.step('arrow keys turn, plus and minus zoom, 0 looks ahead', async () => {
    await expect(stage(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => bearing(page)).toBe(ahead + 15);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => bearing(page)).toBe(ahead - 15);
    await page.keyboard.press('+');
    await expect(page).toHaveURL(/_58$/);
    await page.keyboard.press('-');
    await page.keyboard.press('0');
    await expect.poll(() => bearing(page)).toBe(ahead);
  });

  await test.step('buttons turn and zoom', async () => {
    await frame(page).getByRole('button', { name: '오른쪽 보기' }).click();
    await expect.poll(() => bearing(page)).toBe(ahead + 15);
    await expect(frame(page).getByRole('button', { name: '확대' })).toBeVisible();
    await expect(frame(page).getByRole('button', { name: '축소' })).toBeVisible();
  });

  await test.step('the page listens to its own tour only', async () => {
    await stage(page).focus();
    await page.keyboard.press('0');
    await expect.poll(() => bearing(page)).toBe(ahead);
    await page.evaluate(() => {
      const data = { protocol: 'riverview-tour/1', type: 'failed', reason: 'lost' };
      const tour = document.querySelector('iframe')?.contentWindow ?? null;
      window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: window }));
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://elsewhere.example', source: tour }));
    });
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/view=living_175/);
    await expect(stage(page)).toBeVisible();
  });

  await test.step('the picture is really drawn and changes with the view', async () => {
    const picture = async () => (await stage(page).screenshot()).toString('base64');
    const before = await picture();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(picture).not.toBe(before);
  });

  // A mouse is a matter of desks.
  if (width === 'desktop') {
    await test.step('dragging looks around', async () => {
      const before = await bearing(page);
      const box = await stage(page).boundingBox();
      if (!box) throw new Error('The stage is not on screen.');
      await page.mouse.move(box.x + 600, box.y + 200);
      await page.mouse.down();
      await page.mouse.move(box.x + 300, box.y + 200, { steps: 10 });
      await page.mouse.up();
      await expect.poll(() => bearing(page)).toBeGreaterThan(before + 15);
    });
  }

  const address = await page.locator('iframe').getAttribute('src');
  await test.step('Escape leaves the tour; the focus goes on to what follows it', async () => {
    await stage(page).focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '전체 화면', exact: true })).toBeFocused();
  });

  await test.step('the tour is a page of its own that nobody finds by itself', async () => {
    await expect(page.locator('iframe')).toHaveAttribute('title', '84A 타입 VR');
    await expect(page.locator('iframe')).toHaveAttribute('allow', 'gyroscope; accelerometer');
    await expect(page.locator('iframe')).toHaveAttribute('allowfullscreen', '');
    const answer = await page.request.get(address?.split('#')[0] ?? '');
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    const html = await answer.text();
    expect(html).toContain('<html lang="ko">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/http-equiv="Content-Security-Policy" content="default-src 'none'/);
    await page.goto(address ?? '');
    await expect(page).toHaveURL(/\/FloorPlan\/Emodel$/);
  });
});

test('a viewpoint stands in the address, can be shared and is opened again; another type forgets it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await walk(page, '/FloorPlan/Emodel?view=living_275_10_60');
  await expect.poll(() => bearing(page)).toBe(275);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?view=living_290_10_60$/);
  await page.getByRole('button', { name: '링크 복사' }).click();
  await expect(page.getByText('링크를 복사했습니다')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  await walk(page, shared);
  await expect.poll(() => bearing(page)).toBe(290);
  await page.getByRole('tab', { name: '115' }).click();
  await expect(page).toHaveURL(/\?type=115$/);
});

test('rooms are walked to through their doors and by name, and full screen fills the screen and can be left', async ({
  page,
}) => {
  skipHosted(siteFacts.tours['84A']);
  const rooms = page.getByRole('list', { name: '공간 이동' }).getByRole('button');
  await page.goto('/FloorPlan/Emodel?view=living_20_-8_80');
  await hydrated(page);
  await expect(rooms.first()).toBeDisabled();
  await enter(page);
  const here = page.getByRole('list', { name: '공간 이동' }).locator('[aria-current="location"]');
  await expect(here).toHaveText('거실');
  await frame(page).getByRole('button', { name: '주방·식당 쪽으로 이동' }).click();
  const kitchen = frame(page).getByRole('application', { name: /84A 타입 주방·식당 360° VR/ });
  await expect(kitchen).toBeFocused();
  await expect(here).toHaveText('주방·식당');
  await expect(page).toHaveURL(/view=kitchen_/);
  // A quarter turn from straight on (74°, a wall), towards the island that the kitchen shows first (300°), and not back into the living room (254°).
  expect(await bearing(page)).toBe(344);
  await expect(frame(page).getByRole('button', { name: '거실 쪽으로 이동' })).toBeHidden();
  await rooms.filter({ hasText: '거실' }).click();
  await expect(stage(page)).toBeVisible();
  await expect(here).toHaveText('거실');

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
  await page.getByRole('button', { name: '전체 화면', exact: true }).click();
  await stage(page).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '전체 화면', exact: true })).toBeVisible();
});

test('a machine without WebGL sees still pictures and why, with the focus on the way on', async ({ page }) => {
  await insideTour(page, () => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/FloorPlan/Emodel');
  await hydrated(page);
  await start(page).click();
  await expect(page.getByText('이 기기에서는 360° VR을 그릴 수 없어 사진으로 보여 드립니다.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeFocused();
  await expect(stills(page)).toBeVisible();
  await page.getByRole('button', { name: '다음 사진' }).click();
  await expect(stills(page)).toBeHidden();
});

/** What can be missing when a tour is started, and what is said then. */
const faults = [
  { name: 'its script', files: /\/tour\.\w+\.js$/, said: /VR을 불러오지 못해 사진으로 보여 드립니다/ },
  { name: 'its page', files: /\/tour(#|$)/, said: /VR을 불러오지 못해 사진으로 보여 드립니다/ },
  {
    name: 'a panorama',
    files: /_assets\/.*\.(avif|webp)/,
    said: '360° 사진을 불러오지 못해 일반 사진으로 보여 드립니다.',
  },
] as const;

// Files and graphics fail alike at every width; what a phone shows then, a machine without WebGL shows above.
test(`a tour that cannot be had (${faults.map(({ name }) => name).join(', ')}) says so each time, walks once it can, and again after WebGL is lost`, {
  tag: '@desktop',
}, async ({ page, problems }) => {
  await page.goto('/FloorPlan/Emodel');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  let button = start(page);
  const again = page.getByRole('button', { name: '다시 시도' });
  for (const { name, files, said } of faults) {
    await test.step(`without ${name}`, async () => {
      let missed = 0;
      await page.route(files, (route) => {
        missed += 1;
        return route.abort();
      });
      await button.click();
      await expect.poll(() => missed).toBeGreaterThan(0);
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'wait' });
      button = again;
    });
  }

  await test.step('with all of it, it is walked', async () => {
    await again.click();
    await expect(stage(page)).toHaveAttribute('data-shown', 'true');
  });

  await test.step('losing WebGL shows still pictures, and a retry walks again', async () => {
    const lost = await frame(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        // Right behind the loss comes a report that was on its way.
        canvas.addEventListener('webglcontextlost', () => {
          window.parent.postMessage({ protocol: 'riverview-tour/1', type: 'at', scene: 'living', view: '' }, '*');
        });
        const context = canvas.getContext('webgl');
        context?.getExtension('WEBGL_lose_context')?.loseContext();
        return context?.isContextLost();
      });
    expect(lost).toBe(true);
    await expect(page.getByText('그래픽 연결이 끊겨 사진으로 보여 드립니다.')).toBeVisible();
    await again.click();
    await expect(stage(page)).toHaveAttribute('data-shown', 'true');
  });
  // What cannot be had, and what is lost, the browser itself reports.
  expectComplaints(problems, /ERR_FAILED|CONTEXT_LOST/i);
});

test('seventeen visits, one more than a browser has graphics contexts for, leave none behind', {
  tag: '@desktop',
}, async ({ page }) => {
  // Once is enough.
  skipHosted(siteFacts.tours['84A']);
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    // Kept by the page around the frame: the frame's own window goes with each visit.
    const keeper = window.top as unknown as { contexts?: WebGLRenderingContext[] };
    keeper.contexts ??= [];
    const original = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      const context = original.apply(this, args);
      if (args[0] === 'webgl') keeper.contexts?.push(context as WebGLRenderingContext);
      return context;
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  // What is drawn is not looked at: little of it.
  await page.setViewportSize({ width: 920, height: 400 });
  await page.goto('/FloorPlan/Emodel');
  await hydrated(page);
  // Walked inside the page: that many round trips to the browser would measure the machine, not the module.
  const left = await page.evaluate(async () => {
    const found = async <T>(find: () => T | null | undefined): Promise<T> => {
      for (;;) {
        const element = find();
        if (element) return element;
        await new Promise(requestAnimationFrame);
      }
    };
    const link = (path: string) =>
      found(() => document.querySelector<HTMLAnchorElement>(`main a[href="${path}"], nav a[href="${path}"]`));
    for (let visit = 1; visit <= 17; visit++) {
      const button = await found(() =>
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('84A 둘러보기')),
      );
      button.click();
      await found(() => document.querySelector('iframe')?.contentDocument?.querySelector('canvas'));
      (await link('/FloorPlan/59A')).click();
      await found(() => (document.querySelector('iframe') ? null : document.body));
      (await link('/FloorPlan/Emodel')).click();
    }
    const { contexts } = window as unknown as { contexts: WebGLRenderingContext[] };
    return { made: contexts.length, live: contexts.filter((context) => !context.isContextLost()).length };
  });
  expect(left).toEqual({ made: 17, live: 0 });
});

test('an external tour replaces ours, in a frame that is not asked for before', {
  tag: ['@desktop', '@facts'],
}, async ({ page, baseURL }) => {
  const tour = `${baseURL}/robots.txt`;
  await withFacts(page, '/FloorPlan/59A', ({ tours }) => ({ tours: { ...tours, '84A': tour } }));
  await page.goto('/FloorPlan/59A');
  await hydrated(page);
  await page
    .getByRole('navigation', { name: /하위 메뉴/ })
    .getByRole('link', { name: 'E-모델하우스' })
    .click();
  const button = page.getByRole('button', { name: '84A 둘러보기' });
  await expect(button).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await button.click();
  await expect(page.locator('iframe')).toHaveAttribute('src', tour);
  await expect(page.locator('iframe')).toHaveAttribute(
    'allow',
    'fullscreen; gyroscope; accelerometer; xr-spatial-tracking',
  );
  await expect(page.getByRole('link', { name: '새 창에서 VR 열기' })).toHaveAttribute('href', tour);
});
