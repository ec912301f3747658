import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { lineOf, styleRules } from '@platform/release/browser/styleRules';
import type { Page } from '@playwright/test';

/** Where journeys note which rules their pages used; without it they note none. `npm run css:unused` sets it. */
export const coverageFolder = process.env.CSS_COVERAGE;

/** What this worker has noted already. */
const noted = new Set<string>();

async function note(folder: string, sheets: Awaited<ReturnType<Page['coverage']['stopCSSCoverage']>>): Promise<void> {
  const fresh = new Set<string>();
  for (const { text = '', ranges } of sheets)
    for (const rule of styleRules(text)) {
      const used = ranges.some(({ start, end }) => start <= rule.start && rule.end <= end);
      if (used && !noted.has(lineOf(rule))) fresh.add(lineOf(rule));
    }
  if (!fresh.size) return;
  for (const line of fresh) noted.add(line);
  await mkdir(folder, { recursive: true });
  await appendFile(path.join(folder, `${process.pid}.txt`), `${[...fresh].join('\n')}\n`);
}

/**
 * Has the browser note which rules a page uses from now on.
 *
 * @returns ends it
 */
export async function coverCss(page: Page): Promise<() => Promise<void>> {
  const folder = coverageFolder;
  if (!folder) return async () => {};
  await page.coverage.startCSSCoverage({ resetOnNavigation: false });
  return async () => {
    if (!page.isClosed()) await note(folder, await page.coverage.stopCSSCoverage());
  };
}
