import type { EventEmitter } from 'node:events';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from '@playwright/test';
import { complaintsOf, test as journey, startAtOnce } from './fixtures';

export { expect, expectComplaints, hydrated } from './fixtures';

/** How to undo what a journey has set up, by what it is. */
type Undo = Map<unknown, () => Promise<unknown>>;

/** A page, and what a journey has put into it. */
interface Tab {
  readonly page: Page;
  /** The tab's own, for what Playwright has no word for. */
  readonly session: CDPSession;
  readonly undo: Undo;
  /** Takes away the listeners that a journey has added. */
  readonly forgetListeners: () => void;
  /** Whether it is neither closed nor crashed. */
  readonly isOpen: () => boolean;
}

/**
 * Journeys that go on in the page of the one before that asked for the same options: its process is warm, which halves what a load costs. Storage, history,
 * routes, listeners, scripts, sessions, held keys, permissions and the window are as in a new page; the browser's cache is not, so that a journey which asks
 * what is fetched takes a page of its own.
 */
export const test = journey.extend<{ readonly asked: BrowserContextOptions }, { readonly tabs: Map<string, Tab> }>({
  // They end with the worker's browser.
  tabs: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  // All that Playwright makes a context of.
  asked: async (
    {
      acceptDownloads,
      baseURL,
      bypassCSP,
      clientCertificates,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      reducedMotion,
      screen,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const all = {
      acceptDownloads,
      baseURL,
      bypassCSP,
      clientCertificates,
      colorScheme,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      reducedMotion,
      screen,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    };
    await use({ ...contextOptions, ...all } as BrowserContextOptions);
  },
  page: async ({ browser, tabs, asked, startsAtOnce, problems }, use) => {
    if (!startsAtOnce) throw new Error(ownPage('A page that starts late'));
    if (asked.storageState) throw new Error(ownPage('A stored state'));
    // A window is set in any page.
    const key = JSON.stringify({ ...asked, viewport: undefined });
    const old = tabs.get(key);
    if (old?.isOpen()) await freshen(old, asked);
    else await old?.page.context().close();
    const tab = old?.isOpen() ? old : await openTab(browser);
    tabs.set(key, tab);
    await complaintsOf(tab.page, problems, use);
  },
  context: async ({ page }, use) => use(page.context()),
});

const ownPage = (what: string) => `${what} stays with its page. Take a page of its own: \`test\` of fixtures.ts.`;

/** Makes methods throw whose effect nothing takes back. */
function refuse(target: object, names: readonly string[]): void {
  for (const name of names) {
    Reflect.set(target, name, () => {
      throw new Error(ownPage(name));
    });
  }
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await startAtOnce(page);
  const session = await context.newCDPSession(page);
  const undo: Undo = new Map();
  for (const target of [page, context]) {
    for (const name of ['addInitScript', 'exposeBinding', 'exposeFunction'] as const) {
      watchCalls<Disposable>(target, name, (added) => undo.set(added, () => added.dispose()));
    }
    refuse(target, ['routeFromHAR', 'routeWebSocket']);
  }
  refuse(page, ['addLocatorHandler', 'setDefaultNavigationTimeout', 'setDefaultTimeout']);
  refuse(context, ['setHTTPCredentials', 'setStorageState']);
  const clock = ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'];
  refuse(context.clock, clock);
  // One that has ended by itself, or with its page, cannot be detached.
  watchCalls<CDPSession>(context, 'newCDPSession', (opened) => undo.set(opened, () => opened.detach().catch(() => {})));
  watchHeld(page, undo);
  let crashed = false;
  page.once('crash', () => {
    crashed = true;
  });
  const watched = [page, context].map(watchListeners);
  return {
    page,
    session,
    undo,
    forgetListeners() {
      for (const forget of watched) forget();
    },
    isOpen: () => !crashed && !page.isClosed(),
  };
}

/** Hears what each call of a method comes to. */
function watchCalls<Result>(target: object, name: string, hear: (result: Result) => void): void {
  const method: (...values: unknown[]) => Promise<Result> = Reflect.get(target, name).bind(target);
  Reflect.set(target, name, async (...values: unknown[]) => {
    const result = await method(...values);
    hear(result);
    return result;
  });
}

/** Keys and buttons that are pressed and not let go of. */
function watchHeld({ keyboard, mouse }: Page, undo: Undo): void {
  const key = { down: keyboard.down.bind(keyboard), up: keyboard.up.bind(keyboard) };
  keyboard.down = async (name) => {
    undo.set(`key ${name}`, () => key.up(name));
    await key.down(name);
  };
  keyboard.up = async (name) => {
    undo.delete(`key ${name}`);
    await key.up(name);
  };
  const button = { down: mouse.down.bind(mouse), up: mouse.up.bind(mouse) };
  mouse.down = async (options) => {
    undo.set(`button ${options?.button ?? 'left'}`, () => button.up(options));
    await button.down(options);
  };
  mouse.up = async (options) => {
    undo.delete(`button ${options?.button ?? 'left'}`);
    await button.up(options);
  };
}

/** Returns what takes away listeners that come from here on; Playwright's own, by which it hears of an end or a crash, stay. */
function watchListeners(target: Page | BrowserContext): () => void {
  const emitter = target as unknown as EventEmitter;
  const all = () =>
    emitter.eventNames().flatMap((name) => emitter.rawListeners(name).map((listener) => ({ name, listener })));
  const own = new Set(all().map(({ listener }) => listener));
  return () => {
    for (const { name, listener } of all())
      if (!own.has(listener)) emitter.removeListener(name, listener as (...values: unknown[]) => void);
  };
}

/** Takes away what a journey has left behind. */
async function freshen({ page, session, undo, forgetListeners }: Tab, asked: BrowserContextOptions): Promise<void> {
  const context = page.context();
  const elsewhere = new URL('/robots.txt', asked.baseURL);
  forgetListeners();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const take of undo.values()) await take();
  undo.clear();
  await context.setOffline(asked.offline ?? false);
  await page.setExtraHTTPHeaders({});
  await context.setExtraHTTPHeaders(asked.extraHTTPHeaders ?? {});
  await context.setGeolocation(asked.geolocation ?? null);
  // Outside: nothing of the next document is pointed at.
  if (!asked.isMobile) await page.mouse.move(-1, -1);
  // Out of the site's pages, so that none of them writes to the storage behind.
  await page.goto(elsewhere.href);
  await context.clearCookies();
  await context.clearPermissions();
  if (asked.permissions) await context.grantPermissions(asked.permissions);
  const { colorScheme = null, reducedMotion = null, forcedColors = null, contrast = null, viewport } = asked;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors, contrast });
  if (viewport) await page.setViewportSize(viewport);
  await session.send('Storage.clearDataForOrigin', { origin: elsewhere.origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
}
