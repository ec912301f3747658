import { expect, test } from './sharedPage';

// One after the other, in one worker: the second goes on in the page of the first.
test.describe.configure({ mode: 'serial' });

const names = 'left behind';

test('a journey leaves all sorts of things behind in a shared page', async ({ page, context }) => {
  await page.addInitScript(() => Object.assign(window, { scripted: true }));
  await page.route('**/robots.txt', (route) => route.fulfill({ body: 'not the robots' }));
  await page.goto('/robots.txt?before');
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => 'scripted' in window)).toBe(true);
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
  await context.newPage();
});

test('the next one finds none of them', async ({ page, context, viewport }) => {
  await page.goto('/robots.txt');
  expect(await page.textContent('body')).toContain('Sitemap:');
  const found = await page.evaluate(async () => ({
    scripted: 'scripted' in window,
    stored: localStorage.length + sessionStorage.length,
    cookie: document.cookie,
    databases: (await indexedDB.databases()).length,
    permission: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    media: [matchMedia('print').matches, matchMedia('(prefers-reduced-motion: reduce)').matches],
    size: [innerWidth, innerHeight],
    back: history.length,
  }));
  expect(found).toEqual({
    scripted: false,
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
  expect(() => page.clock).toThrow('page of its own');
});
