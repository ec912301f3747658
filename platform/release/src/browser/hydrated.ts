import type { Page } from 'playwright-core';

/**
 * Starts the page's scripts, if they have not started, and waits until its own code has taken over its HTML.
 *
 * @param timeout milliseconds; default: Playwright's
 */
export async function hydrated(page: Page, timeout?: number): Promise<void> {
  // What a visitor's finger does first.
  await page.evaluate(() => void dispatchEvent(new Event('touchstart')));
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, null, {
    ...(timeout !== undefined && { timeout }),
  });
}
