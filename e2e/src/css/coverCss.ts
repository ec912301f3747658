import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { lineOf, type StyleRule, styleRules } from '@platform/release/browser/styleRules';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** Where journeys note which rules their pages used; without it they note none. `npm run css:unused` sets it. */
const coverageFolder = process.env.CSS_COVERAGE;

/** How often the browser is asked which rules it has used, ms: a document that a press leads away from is not asked at its end. */
const pause = 200;

/** What has been noted already. */
const noted = new Set<string>();

async function note(folder: string, rules: readonly StyleRule[]): Promise<void> {
  const fresh = [...new Set(rules.map(lineOf))].filter((line) => !noted.has(folder + line));
  if (!fresh.length) return;
  for (const line of fresh) noted.add(folder + line);
  await mkdir(folder, { recursive: true });
  await appendFile(path.join(folder, `${process.pid}.txt`), `${fresh.join('\n')}\n`);
}

/** Whether the page was closed or has crashed: it says nothing more, and what it did not say before is lost. */
const isGone = ({ message }: Error) => /closed|crashed|detached/.test(message);

/** Hears which rules a page has used since it was asked last. The browser forgets them with their document. */
class RuleUsage {
  readonly #session: CDPSession;
  readonly #folder: string;
  /** Rejects when the page crashes: a session of its own is never told, and what was sent then is never answered. */
  readonly #crash: Promise<never>;
  readonly #sheets = new Map<string, Promise<StyleRule[]>>();
  #ended = false;

  private constructor(session: CDPSession, page: Page, folder: string) {
    this.#session = session;
    this.#folder = folder;
    this.#crash = new Promise((_, reject) => {
      page.once('crash', () => reject(new Error('The page has crashed.')));
    });
    this.#crash.catch(() => {});
  }

  static async begin(page: Page, folder: string): Promise<RuleUsage> {
    const session = await page.context().newCDPSession(page);
    const usage = new RuleUsage(session, page, folder);
    session.on('CSS.styleSheetAdded', ({ header: { styleSheetId } }) => {
      const read = session.send('CSS.getStyleSheetText', { styleSheetId });
      usage.#sheets.set(
        styleSheetId,
        read.then(
          ({ text }) => styleRules(text),
          // Gone before it was read.
          () => [],
        ),
      );
    });
    for (const method of ['DOM.enable', 'CSS.enable', 'CSS.startRuleUsageTracking'] as const)
      await session.send(method);
    void usage.#askAgain();
    return usage;
  }

  async ask(): Promise<void> {
    if (this.#ended) return;
    const asked = this.#session.send('CSS.takeCoverageDelta');
    const { coverage } = await Promise.race([asked, this.#crash]).catch((error: Error) => {
      if (!isGone(error)) throw error;
      this.#ended = true;
      return { coverage: [] };
    });
    const used: StyleRule[] = [];
    for (const { styleSheetId, startOffset, endOffset, used: isUsed } of coverage) {
      const rules = (await this.#sheets.get(styleSheetId)) ?? [];
      const rule = isUsed && rules.find(({ start }) => startOffset <= start && start < endOffset);
      if (rule) used.push(rule);
    }
    await note(this.#folder, used);
  }

  async end(): Promise<void> {
    await this.ask();
    this.#ended = true;
    await Promise.race([this.#session.detach(), this.#crash]).catch(() => {});
  }

  async #askAgain(): Promise<void> {
    while (!this.#ended) {
      await this.ask();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Of each page that is looked at now. */
const usages = new Map<Page, Promise<RuleUsage | null>>();
const watched = new WeakSet<object>();

/** Methods after which a page's document is another, or none. */
const leaving = ['goto', 'reload', 'goBack', 'goForward', 'setContent', 'close'] as const;

/** Begins with a page, which is asked from now on before it is led away. */
function cover(page: Page, folder: string): Promise<unknown> {
  const usage = RuleUsage.begin(page, folder).catch((error: Error) => {
    if (!isGone(error)) throw error;
    return null;
  });
  usages.set(page, usage);
  if (watched.has(page)) return usage;
  watched.add(page);
  page.once('close', () => usages.delete(page));
  for (const name of leaving) {
    const leave: (...values: unknown[]) => Promise<unknown> = Reflect.get(page as object, name).bind(page);
    Reflect.set(page, name, async (...values: unknown[]) => {
      await (await usages.get(page))?.ask();
      return leave(...values);
    });
  }
  return usage;
}

/** Begins with pages that a journey opens beside its own, in whichever context. */
function coverOthers(context: BrowserContext, folder: string): void {
  if (watched.has(context)) return;
  watched.add(context);
  context.on('page', (page) => void cover(page, folder));
  const browser = context.browser();
  if (!browser || watched.has(browser)) return;
  watched.add(browser);
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const opened = await open(options);
    coverOthers(opened, folder);
    return opened;
  };
}

/**
 * Has the browser note which rules a page uses from now on, and those that are opened beside it.
 *
 * @returns ends it
 */
export async function coverCss(page: Page, folder = coverageFolder): Promise<() => Promise<void>> {
  if (!folder) return async () => {};
  coverOthers(page.context(), folder);
  await cover(page, folder);
  return async () => {
    for (const usage of usages.values()) await (await usage)?.end();
    usages.clear();
  };
}
