import type { Browser, Disposable, Page, ViewportSize } from '@playwright/test';
import { complaintsOf, test as journey, startAtOnce } from './fixtures';

export { expect, hydrated } from './fixtures';

/** A page, and what a journey has put into all its documents. */
interface Tab {
  readonly page: Page;
  readonly scripts: Disposable[];
}

/**
 * Journeys that go on in the page of the one before: its process is warm, which halves what a load costs. Storage, history, routes, listeners, scripts,
 * permissions and the window are as in a new page; the browser's cache is not, so that a journey which asks what is fetched takes a page of its own.
 */
export const test = journey.extend<object, { readonly tabs: Map<boolean, Tab> }>({
  // They end with the worker's browser.
  tabs: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  page: async ({ browser, tabs, baseURL, viewport, isMobile, javaScriptEnabled, startsAtOnce, problems }, use) => {
    if (!startsAtOnce) throw new Error('A page that starts late is a page of its own: `test` of fixtures.ts.');
    const hasScripts = javaScriptEnabled !== false;
    const old = tabs.get(hasScripts);
    if (old && !old.page.isClosed()) await freshen(old, new URL('/robots.txt', baseURL), { viewport, isMobile });
    const tab = old && !old.page.isClosed() ? old : await openTab(browser);
    tabs.set(hasScripts, tab);
    await complaintsOf(tab.page, problems, use);
  },
  context: async ({ page }, use) => use(page.context()),
});

async function openTab(browser: Browser): Promise<Tab> {
  const page = await (await browser.newContext()).newPage();
  await startAtOnce(page);
  const scripts: Disposable[] = [];
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (...script: Parameters<typeof add>) => {
    const added = await add(...script);
    scripts.push(added);
    return added;
  };
  Object.defineProperty(page, 'clock', {
    get() {
      throw new Error('A clock stays with its page. Take a page of its own: `test` of fixtures.ts.');
    },
  });
  return { page, scripts };
}

/** Takes away what a journey has left behind. */
async function freshen(
  { page, scripts }: Tab,
  elsewhere: URL,
  { viewport, isMobile }: { readonly viewport: ViewportSize | null; readonly isMobile: boolean },
): Promise<void> {
  const context = page.context();
  page.removeAllListeners();
  context.removeAllListeners();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const script of scripts.splice(0)) await script.dispose();
  await context.setOffline(false);
  // Outside: nothing of the next document is pointed at.
  if (!isMobile) await page.mouse.move(-1, -1);
  // Out of the site's pages, so that none of them writes to the storage behind.
  await page.goto(elsewhere.href);
  await context.clearCookies();
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
  if (viewport) await page.setViewportSize(viewport);
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: elsewhere.origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}
