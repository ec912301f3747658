import { expect, expectComplaints, test } from './sharedPage';

// One after the other, in one worker: each goes on in the page of the one before.
test.describe.configure({ mode: 'serial' });

const names = 'left behind';
/** How many requests the listener of the first journey has heard of. */
let heard = 0;

test('a journey leaves all sorts of things behind in a shared page', async ({ page, context }) => {
  await page.addInitScript(() => Object.assign(window, { scripted: true }));
  await context.addInitScript(() => Object.assign(window, { scriptedInAll: true }));
  await page.exposeFunction('exposed', () => names);
  await page.route('**/robots.txt', (route) => route.fulfill({ body: 'not the robots' }));
  await page.goto('/robots.txt?before');
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => ['scripted', 'scriptedInAll', 'exposed'].filter((name) => name in window))).toEqual([
    'scripted',
    'scriptedInAll',
    'exposed',
  ]);
  await page.evaluate(async (name) => {
    localStorage.setItem(name, name);
    sessionStorage.setItem(name, name);
    // biome-ignore lint/suspicious/noDocumentCookie: as a page leaves one behind
    document.cookie = 'left=behind';
    const request = indexedDB.open(name);
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
  }, names);
  await context.grantPermissions(['clipboard-read']);
  await page.emulateMedia({ reducedMotion: 'reduce', media: 'print' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setExtraHTTPHeaders({ 'x-page': names });
  await context.setExtraHTTPHeaders({ 'x-context': names });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.unrouteAll();
  page.on('request', () => {
    heard++;
  });
  const sent = await (await page.goto('/robots.txt'))?.request().allHeaders();
  expect(sent).toMatchObject({ 'cache-control': 'no-cache', 'x-page': names, 'x-context': names });
  expect(heard).toBeGreaterThan(0);
  heard = 0;
  await page.keyboard.down('Shift');
  await page.mouse.down();
  await context.newPage();
});

test('the next one finds none of them', async ({ page, context, viewport }) => {
  const answer = await page.goto('/robots.txt');
  expect(heard).toBe(0);
  const sent = Object.keys((await answer?.request().allHeaders()) ?? {});
  expect(sent).toContain('user-agent');
  expect(sent.filter((name) => ['cache-control', 'x-page', 'x-context'].includes(name))).toEqual([]);
  expect(await page.textContent('body')).toContain('Sitemap:');
  await page.evaluate(() =>
    addEventListener('mousemove', ({ buttons, shiftKey }) => Object.assign(window, { held: [buttons, shiftKey] })),
  );
  await page.mouse.move(10, 10);
  const found = await page.evaluate(async () => ({
    scripted: ['scripted', 'scriptedInAll', 'exposed'].filter((name) => name in window),
    held: Reflect.get(window, 'held'),
    stored: localStorage.length + sessionStorage.length,
    cookie: document.cookie,
    databases: (await indexedDB.databases()).length,
    permission: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    media: [matchMedia('print').matches, matchMedia('(prefers-reduced-motion: reduce)').matches],
    size: [innerWidth, innerHeight],
    back: history.length,
  }));
  expect(found).toEqual({
    scripted: [],
    held: [0, false],
    stored: 0,
    cookie: '',
    databases: 0,
    permission: 'prompt',
    media: [false, false],
    size: [viewport?.width, viewport?.height],
    // The address that takes the place of the last journey's, and this one.
    back: expect.any(Number),
  });
  expect(found.back).toBeLessThanOrEqual(2);
  expect(context.pages()).toEqual([page]);
});

test('what cannot be taken back is refused', async ({ page, context }) => {
  expect(() => page.clock.install()).toThrow('page of its own');
  expect(() => context.clock.pauseAt(0)).toThrow('page of its own');
  expect(() => page.setDefaultTimeout(1)).toThrow('page of its own');
});

test.describe('with options of its own', () => {
  test.use({
    colorScheme: 'dark',
    deviceScaleFactor: 3,
    extraHTTPHeaders: { 'x-asked': 'for' },
    hasTouch: true,
    locale: 'en-GB',
    permissions: ['clipboard-read'],
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
    userAgent: 'asked for',
  });

  for (const page of ['a new page', 'the page of the one before']) {
    test(`a journey finds them in ${page}`, async ({ page }) => {
      const answer = await page.goto('/robots.txt');
      expect(await answer?.request().allHeaders()).toMatchObject({ 'x-asked': 'for', 'user-agent': 'asked for' });
      const found = await page.evaluate(async () => [
        matchMedia('(prefers-color-scheme: dark)').matches,
        matchMedia('(prefers-reduced-motion: reduce)').matches,
        devicePixelRatio,
        navigator.maxTouchPoints > 0,
        navigator.language,
        Intl.DateTimeFormat().resolvedOptions().timeZone,
        (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
      ]);
      expect(found).toEqual([true, true, 3, true, 'en-GB', 'America/New_York', 'granted']);
    });
  }
});

test('one without them is in another page, as is shown by its language', async ({ page }) => {
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => navigator.language)).toBe('ko-KR');
});

test('the context of a page that has been gone on in can be closed', async ({ page, context }) => {
  await context.close();
  expect(page.isClosed()).toBe(true);
});

test('after it there is another page, which may crash', async ({ page }) => {
  await page.goto('/robots.txt');
  const crash = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => {});
  await crash;
});

test('after that there is another again', async ({ page }) => {
  await page.goto('/robots.txt');
  expect(await page.textContent('body')).toContain('Sitemap:');
});

test('what a journey has broken is complained of late, too, and nothing else', async ({ page, problems }) => {
  await page.goto('/robots.txt');
  const complain = async (words: string) => {
    const told = page.waitForEvent('pageerror');
    await page.evaluate((text) => reportError(new Error(text)), words);
    await told;
  };
  await complain('broken early');
  await complain('something else');
  expectComplaints(problems, /broken/);
  await complain('broken late');
  expect(problems).toEqual([expect.stringContaining('something else')]);
  expectComplaints(problems);
  await complain('whatever');
});
