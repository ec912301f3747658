import path from 'node:path';
import type { Budget } from '@platform/contract';
import type { Browser } from 'playwright-core';
import { findBrowser } from '../browser/findBrowser.mjs';
import { launchOptions } from '../browser/launchOptions';
import { mapInParallel } from '../inParallel';
import type { ReleasePlan } from '../release';
import { readSiteFile } from '../site';
import { textOf } from '../store/bytes';
import type { ReleaseStore } from '../store/ReleaseStore';
import { type ChosenPage, choosePages } from './choosePages';
import { type OpenedPage, openPage, type Shown, type Visit } from './openPage';
import { serveCandidate } from './servedCandidate';
import { GateRefusal, type GateVerdict, type Passed, type Shortfall, type Skipped } from './verdict';
import { weighPages } from './weighPages';

/** What is asked of each page. */
export const checks = [
  'console',
  'content security policy',
  'hydration',
  'axe',
  'links',
  'content without scripts',
  'bytes',
  'pictures',
  'layout shift',
] as const;

interface GateOptions {
  readonly store: ReleaseStore;
  readonly backEnd: string | null;
  readonly budgets: readonly Budget[];
  /** Where pictures of pages that fall short are kept. */
  readonly screenshots: string;
  /** At most so many pages are opened. */
  readonly most?: number;
  /** An open browser, which stays open. Default: one is found and started. */
  readonly browser?: Browser;
  /** Milliseconds until a page must be alive. Default: 10,000. */
  readonly patience?: number;
}

/** Contexts of the browser at one time: a small machine has two cores, and each page waits for its server now and then. */
const atOnce = 3;

async function liveFiles(store: ReleaseStore, { head, composed }: ReleasePlan): Promise<Record<string, string> | null> {
  const site = head.release?.site;
  if (!site) return null;
  const pages = Object.keys(composed.files).filter((file) => file.endsWith('.html'));
  const read = await Promise.all(
    pages.map(
      async (file) =>
        [file, await readSiteFile(store, site, file).then((bytes) => (bytes ? textOf(bytes) : undefined))] as const,
    ),
  );
  return Object.fromEntries(read.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])));
}

/** Links that lead to nothing, each with the first page that has it. */
async function deadLinks(opened: readonly (OpenedPage & { readonly module: string; readonly path: string })[]) {
  const first = new Map<string, { module: string; path: string }>();
  for (const { links, module, path: from } of opened)
    for (const link of links) if (!first.has(link)) first.set(link, { module, path: from });
  const dead = await mapInParallel([...first], async ([link, { module, path: from }]): Promise<Shortfall[]> => {
    const { status } = await fetch(link, { method: 'HEAD', redirect: 'manual' });
    const what = `its link to ${new URL(link).pathname} leads to nothing (status ${status})`;
    return status < 400 ? [] : [{ module, page: from, shown: 'links', what }];
  });
  return dead.flat();
}

async function startBrowser(): Promise<Browser | null> {
  const executable = await findBrowser();
  if (!executable) return null;
  const { chromium } = await import('playwright-core');
  return chromium.launch(launchOptions(executable));
}

const waysOf = ({ route }: ChosenPage): readonly Shown[] =>
  route && !route.noindex ? ['desktop', 'mobile', 'scriptless'] : ['desktop', 'mobile'];

interface Seen {
  readonly shortfalls: readonly Shortfall[];
  /** Pages that asked a back end that is not there. */
  readonly unanswered: readonly string[];
}

/** Opens pages of a served candidate, and tells where they fall short. */
async function lookAt(pages: readonly ChosenPage[], hasBackEnd: boolean, visit: Visit): Promise<Seen> {
  const visits = pages.flatMap((page) => waysOf(page).map((shown) => ({ page, shown })));
  const look = async ({ page, shown }: (typeof visits)[number]) => ({
    module: page.module,
    path: page.path,
    ...(await openPage(visit, page, shown)),
  });
  const opened = await mapInParallel(visits, look, atOnce);
  const unanswered = opened.flatMap((one) => (one.isUnanswered && !hasBackEnd ? [one.path] : []));
  const judged = opened.filter((one) => !unanswered.includes(one.path));
  const shortfalls = [...judged.flatMap((one) => one.shortfalls), ...(await deadLinks(judged))];
  return { shortfalls, unanswered: [...new Set(unanswered)] };
}

/**
 * A gate that opens the pages that a release changes in a real browser, from the candidate's own address, before they go live.
 *
 * @returns what a release asks. It throws a {@link GateRefusal} where a page falls short
 */
export function browserGate(options: GateOptions): (plan: ReleasePlan) => Promise<GateVerdict> {
  const { store, backEnd, budgets, patience = 10_000 } = options;

  /** @param starting a browser that is on its way: it starts while the pages are chosen and served */
  async function judge(plan: ReleasePlan, starting: Promise<Browser | null>): Promise<Omit<Passed, 'ms'> | Skipped> {
    const { composed, changed } = plan;
    const { pages, leftOut } = choosePages({
      lock: composed.lock,
      files: composed.files,
      before: await liveFiles(store, plan),
      changed: Object.keys(changed),
      ...(options.most !== undefined && { most: options.most }),
    });
    if (!pages.length) return { outcome: 'skipped', why: 'no page has changed' };
    const screenshots = path.join(options.screenshots, composed.id);
    const { origin, close, store: trial } = await serveCandidate(store, composed, backEnd);
    try {
      const browser = await starting;
      if (!browser)
        return { outcome: 'skipped', why: 'there is no browser. Install a Chromium, or name one in CHROMIUM_PATH' };
      const [{ shortfalls, unanswered }, tooHeavy] = await Promise.all([
        lookAt(pages, backEnd !== null, { browser, origin, screenshots, patience }),
        weighPages(trial, composed, pages, budgets),
      ]);
      const all = [...shortfalls, ...tooHeavy];
      if (all.length) throw new GateRefusal(all, pages.length);
      const opened = pages.map(({ path: page }) => page).filter((page) => !unanswered.includes(page));
      const asking = { count: unanswered.length, pages: unanswered, why: 'they ask the back end, and there is none' };
      return { outcome: 'passed', checks, pages: opened, leftOut: [...leftOut, ...(asking.count ? [asking] : [])] };
    } finally {
      await close();
    }
  }

  return async (plan) => {
    const start = performance.now();
    const starting = options.browser ? Promise.resolve(options.browser) : startBrowser();
    // What comes of it is asked for below, once its pages are served.
    starting.catch(() => {});
    try {
      const verdict = await judge(plan, starting);
      return verdict.outcome === 'passed' ? { ...verdict, ms: Math.round(performance.now() - start) } : verdict;
    } finally {
      if (!options.browser) await starting.then((browser) => browser?.close());
    }
  };
}
