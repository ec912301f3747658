import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
declare const window: Window & { axe?: typeof axe };

/** Transitions take less, ms. */
const patience = 2000;

/**
 * What axe finds on the page, or in the frame, once what changes its colours has changed them, WCAG 2.2 AA and best practices; each with its element and what to do.
 *
 * @param within selector of the part to look at; default: all of it
 */
export async function axeViolations(page: Page | Frame, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  const look = async ([part, limit]: readonly [string | undefined, number]) => {
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    // A page that nobody sees changes nothing.
    const late = new Promise((resolve) => setTimeout(resolve, limit));
    await Promise.race([Promise.allSettled(changing.map(({ finished }) => finished)), late]);
    const { violations } = await (window.axe as typeof axe).run(part ?? document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // What passes is not told of: written down, element by element, it took longer than the rules.
      resultTypes: ['violations'],
      selectors: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
  };
  return page.evaluate(look, [within, patience] as const);
}
