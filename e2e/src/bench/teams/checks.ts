import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { type TeamsSite, trial } from './TeamsSite';

/** What a check found. */
export interface Finding {
  readonly isKept: boolean;
  /** What was seen, or measured. */
  readonly says: string;
}

interface Check {
  /** What separate teams need of the site. */
  readonly asks: string;
  run(site: TeamsSite, browser: Browser): Promise<Finding>;
}

/** How long a page is waited for, ms. */
const patience = 10_000;

interface Opened {
  readonly page: Page;
  readonly errors: string[];
}

/** Opens a page as a visitor who touches it at once; `prepare` may stand between it and the network. */
async function visit(
  browser: Browser,
  address: string,
  { prepare, scripts = true }: { prepare?: (page: Page) => Promise<unknown>; scripts?: boolean } = {},
): Promise<Opened> {
  const context = await browser.newContext({ javaScriptEnabled: scripts });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => void dispatchEvent(new Event('wheel'))));
  await prepare?.(page);
  await page.goto(address);
  return { page, errors };
}

/** Whether the page comes to say the words. */
const says = (page: Page, words: string): Promise<boolean> =>
  page
    .getByText(words)
    .first()
    .waitFor({ timeout: patience })
    .then(
      () => true,
      () => false,
    );

const finding = (isKept: boolean, kept: string, lost: string): Finding => ({ isKept, says: isKept ? kept : lost });

/** Has the open page go on by a link of its own. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path);

export const checks: readonly Check[] = [
  {
    asks: 'A page is complete without a script',
    async run({ origin }, browser) {
      const { page } = await visit(browser, origin + trial.second, { scripts: false });
      const found = (await page.getByText(trial.words).count()) > 0;
      await page.context().close();
      return finding(found, 'its words are in the HTML', 'the HTML is empty');
    },
  },
  {
    asks: 'A dead module: its page can still be read, another team’s page works',
    async run(site, browser) {
      const prepare = (page: Page) =>
        page.route(
          (address) => site.owns(trial.module, address),
          (route) => route.abort(),
        );
      const { page } = await visit(browser, site.origin + trial.second, { prepare });
      const own = await says(page, trial.words);
      await follow(page, trial.other.page);
      const other = await page
        .locator('#page h2')
        .first()
        .waitFor({ timeout: patience })
        .then(
          () => true,
          () => false,
        );
      await page.context().close();
      const parts = [own ? 'its page is there' : 'its page is gone', other ? 'others work' : 'others do not'];
      return { isKept: own && other, says: parts.join(', ') };
    },
  },
  {
    asks: 'A byte of a module’s script is another than the one that was published: it does not run',
    async run(site, browser) {
      let isChanged = false;
      const prepare = (page: Page) =>
        page.route(
          (address) => site.owns(trial.module, address) && address.pathname.endsWith('.js'),
          async (route) => {
            const response = await route.fetch();
            const body = await response.text();
            if (body.includes(trial.words)) isChanged = true;
            await route.fulfill({ response, body: body.replace(trial.words, trial.newWords) });
          },
        );
      const { page } = await visit(browser, site.origin + trial.second, { prepare });
      const runs = await says(page, trial.newWords);
      await page.context().close();
      if (!isChanged) throw new Error('No script held the words.');
      return finding(!runs, 'refused by the browser', 'the page shows what nobody published');
    },
  },
  {
    asks: 'Bytes of the home page, scripts and styles (brotli)',
    async run({ origin }, browser) {
      const bodies: Promise<Buffer>[] = [];
      const prepare = async (page: Page) => {
        page.on('response', (response) => {
          const type = response.request().resourceType();
          const isCode =
            type === 'script' || type === 'stylesheet' || /\.(js|css)$/.test(new URL(response.url()).pathname);
          if (isCode && response.ok()) bodies.push(response.body());
        });
      };
      const { page } = await visit(browser, origin, { prepare });
      await page.waitForLoadState('networkidle');
      const all = await Promise.all(bodies.map((body) => body.catch(() => Buffer.alloc(0))));
      await page.context().close();
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
      const bytes = all.reduce((sum, body) => sum + brotliCompressSync(body, options).length, 0);
      return { isKept: true, says: `${Math.round(bytes / 1000)} kB in ${all.length} files` };
    },
  },
  {
    asks: 'Vitals and errors are told by module and version',
    async run({ origin }, browser) {
      const prepare = (page: Page) =>
        page.addInitScript(() => {
          const sent: Blob[] = [];
          Object.assign(window, { sent });
          navigator.sendBeacon = (_, body) => sent.push(body as Blob) > 0;
        });
      const { page } = await visit(browser, origin + trial.second, { prepare });
      await says(page, trial.words);
      const hide = () => {
        dispatchEvent(new Event('pagehide'));
        return (window as unknown as { sent: Blob[] }).sent.length > 0;
      };
      await page.waitForFunction(hide, null, { timeout: patience, polling: 500 }).catch(() => {});
      const told = await page.evaluate(() =>
        Promise.all((window as unknown as { sent: Blob[] }).sent.map((blob) => blob.text())),
      );
      await page.context().close();
      const [, named] = told.join().match(new RegExp(`(${trial.module}@[0-9a-f]+)`)) ?? [];
      return finding(named !== undefined, `told of ${named}`, 'nothing is told');
    },
  },
  {
    asks: 'A path that another module owns is not taken',
    async run(site) {
      const { isLive, says: why } = await site.publish(trial.steal);
      if (isLive) await site.rollBack(trial.steal.module);
      return finding(!isLive, `refused: “${why.split('\n')[0]}”`, 'it goes live without a word');
    },
  },
  {
    asks: 'A release that breaks what another module places is refused',
    async run(site, browser) {
      const { isLive, says: why } = await site.publish(trial.breaks);
      if (!isLive) return finding(true, `refused: “${why.split('\n')[0]}”`, '');
      const { page } = await visit(browser, site.origin);
      const isBroken = !(await says(page, '방문예약'));
      await page.context().close();
      await site.rollBack(trial.breaks.module);
      return finding(false, '', isBroken ? 'it goes live; the home page has lost the form' : 'it goes live');
    },
  },
  {
    asks: 'A tab that was open before a release goes on',
    async run(site, browser) {
      const { page, errors } = await visit(browser, site.origin + trial.first);
      await page.locator('#page h2').first().waitFor({ timeout: patience });
      await page.waitForLoadState('networkidle');
      const { isLive, says: why } = await site.publish(trial.change);
      if (!isLive) throw new Error(`${site.name} did not take the change: ${why}`);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await follow(page, trial.second);
      const heading = (await says(page, trial.words)) || (await page.getByText(trial.newWords).count()) > 0;
      const isSame = await page.evaluate(() => 'sameDocument' in window);
      await page.context().close();
      return finding(
        heading && isSame,
        'it shows the next page in the version it was opened with',
        `it can not open the next page${errors[0] ? `: ${errors[0].slice(0, 80)}` : ''}`,
      );
    },
  },
  {
    asks: 'One module goes back alone, what others published since stays',
    async run(site, browser) {
      const { isLive } = await site.publish(trial.other.change);
      const started = performance.now();
      await site.rollBack(trial.module);
      const took = performance.now() - started;
      const { page } = await visit(browser, site.origin + trial.second);
      const isBack = await says(page, trial.words);
      await page.goto(site.origin + trial.other.shownAt);
      const stays = await page
        .getByText(trial.other.words)
        .first()
        .waitFor({ state: 'attached', timeout: patience })
        .then(
          () => true,
          () => false,
        );
      await page.context().close();
      return finding(
        isLive && isBack && stays,
        `in ${(took / 1000).toFixed(1)} s`,
        isBack ? 'the other is gone' : 'it is not back',
      );
    },
  },
];
