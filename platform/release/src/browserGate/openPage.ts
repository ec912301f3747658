import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type Complaint, hearComplaints } from '../browser/complaints';
import { watchLayoutShift } from '../browser/layoutShift';
import { screens, visitors } from '../browser/screens';
import type { ChosenPage } from './choosePages';
import {
  axeShortfalls,
  hydrationShortfalls,
  linksOf,
  pictureShortfalls,
  scriptlessShortfalls,
  shiftShortfalls,
} from './pageChecks';
import type { Shortfall } from './verdict';

/** How a page is opened. */
export type Shown = keyof typeof screens | 'scriptless';

/** What came of opening a page. */
export interface OpenedPage {
  readonly shortfalls: readonly Shortfall[];
  /** Addresses of the site that it links to. */
  readonly links: readonly string[];
  /** Whether it asked a back end that is not there: it shows its trouble then, and says nothing of the release. */
  readonly isUnanswered: boolean;
}

/** Milliseconds that a picture of a page may take. */
const screenshotPatience = 2_000;

const names = { desktop: '1440 px', mobile: '390 px', scriptless: 'without scripts' } as const;

const moduleIn = (url: string) => url.match(/\/_modules\/([\w-]+)\//)?.[1];

const isPolicy = (text: string) => /Content[- ]Security[- ]Policy/i.test(text);

/** What another house's server answers is not the candidate's; what the policy forbids is. */
const concerns = ({ text, url }: Complaint, origin: string, page: string) =>
  isPolicy(text) || ((url === '' || url.startsWith(origin)) && !(url === page && text.includes('404')));

/**
 * All that is asked of a page in one load. What hydrates is looked at further; what does not, has said enough. The page for
 * addresses without one has no piece of a module that could come alive.
 */
async function checkAlive(page: Page, { route }: ChosenPage, patience: number): Promise<string[]> {
  const dead = route ? await hydrationShortfalls(page, patience) : [];
  const seen = [...dead, ...(await pictureShortfalls(page)), ...(await shiftShortfalls(page))];
  return dead.length ? seen : [...seen, ...(await axeShortfalls(page))];
}

/** A browser at a candidate. */
export interface Visit {
  readonly browser: Browser;
  readonly origin: string;
  /** Where pictures of pages that fall short are kept. */
  readonly screenshots: string;
  /** Milliseconds until a page must be alive. */
  readonly patience: number;
}

/** A page whose script never rests answers nothing, and no call to it ends by itself. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it gives no answer within ${milliseconds / 1000} s`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // What is given up fails when the page is closed.
    work.catch(() => {});
  }
}

/** Opens a page once and asks everything of it that one load can answer. */
export async function openPage(
  { browser, origin, screenshots, patience }: Visit,
  chosen: ChosenPage,
  shown: Shown,
): Promise<OpenedPage> {
  const isScriptless = shown === 'scriptless';
  const screen = screens[isScriptless ? 'desktop' : shown];
  const context = await browser.newContext({ ...visitors, ...screen, javaScriptEnabled: !isScriptless });
  try {
    if (!isScriptless) await watchLayoutShift(context);
    const page = await context.newPage();
    const address = origin + encodeURI(chosen.route ? chosen.path : '/no/such/page');
    const found: { module?: string | undefined; what: string }[] = [];
    let isUnanswered = false;
    page.on('response', (answer) => {
      isUnanswered ||= answer.status() === 503;
    });
    hearComplaints(page, (complaint) => {
      if (!concerns(complaint, origin, address)) return;
      const from = complaint.url && complaint.url !== address ? ` (${complaint.url.slice(origin.length)})` : '';
      const policy = isPolicy(complaint.text) ? 'against the content security policy, ' : '';
      found.push({ module: moduleIn(complaint.url), what: policy + complaint.text + from });
    });
    page.setDefaultTimeout(patience);
    const tell = (all: readonly string[]) => void found.push(...all.map((what) => ({ what })));
    let links: readonly string[] = [];
    try {
      await page.goto(address, { waitUntil: 'load', timeout: patience });
      if (isScriptless) tell(await within(patience, scriptlessShortfalls(page)));
      else {
        tell(await within(2 * patience, checkAlive(page, chosen, patience)));
        // A link within the page for addresses without one leads to where it stands, which is nowhere on purpose.
        links = (await within(patience, linksOf(page))).filter((link) => link !== address);
      }
    } catch (error) {
      tell([`it can not be looked at: ${(error as Error).message.split('\n')[0]}`]);
    }
    const screenshot = found.length ? await photograph(page, screenshots, chosen, shown) : undefined;
    const shortfalls = found.map(({ module = chosen.module, what }) => ({
      module,
      page: chosen.path,
      shown: names[shown],
      what,
      screenshot,
    }));
    return { shortfalls, links, isUnanswered };
  } finally {
    await context.close();
  }
}

async function photograph(page: Page, folder: string, { file }: ChosenPage, shown: Shown): Promise<string | undefined> {
  const target = path.join(folder, `${file.slice(0, -'.html'.length).replaceAll('/', '-')}-${shown}.png`);
  await mkdir(folder, { recursive: true });
  return page.screenshot({ path: target, timeout: screenshotPatience }).then(
    () => target,
    // A page that hangs has no picture; that it hangs is said already.
    () => undefined,
  );
}
